import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import Foundation
import RasterImage
import Testing
import TextOutlines
import VectorFormats
import VectorGraphics

/// VectorDrawables as Android reads them, path by path, compared with the scene they are made from.
@Suite struct AndroidPictureTests {
  /// The fills of a drawable, each path painted over the one before it.
  private func fills(_ xml: String) throws -> [(path: VectorPath, color: String, data: String)] {
    try xml.matches(of: #/android:fillColor="([^"]*)"\s+android:pathData="([^"]*)"/#).map {
      (try VectorPath(svgData: String($0.2)), String($0.1), String($0.2))
    }
  }

  private static let symbols: [String] = {
    var symbols: Set<String> = []
    for identifier in CurrencyLocale.everyIdentifier {
      if let locale = try? CurrencyLocale(identifier) { symbols.insert(locale.symbol(.standard)) }
    }
    return symbols.sorted()
  }()

  @Test(arguments: CurrencyButtonStyle.Ring.allCases, [24.0, 50.0])
  func `every symbol looks like the scene, without a seam where paths meet`(
    ring: CurrencyButtonStyle.Ring, size: Double
  ) throws {
    let typesetter = try Typesetter()
    let marks = BadgeMark.allCases
    // Half of the tint shows what is painted twice.
    let tint = AdaptiveColor(RGBAColor(hex: 0, alpha: 0x80))
    let palette = Palette(tint: tint)
    var paths = 0
    var long: [String] = []
    for (index, symbol) in Self.symbols.enumerated() {
      let style = CurrencyButtonStyle(
        size: size, ring: ring, mark: marks[index % marks.count],
        badgeCorner: BadgeCorner.allCases[index % 4], tint: tint)
      let scene = try CurrencyButton(.text(symbol), style: style, title: "").templateScene(
        typesetter)
      let xml = scene.vectorDrawable(palette: palette)
      let fills = try fills(xml)
      paths += fills.count
      let read = VectorScene(
        size: scene.size, fills: fills.map { VectorScene.Fill($0.path, .tint) })
      #expect(fills.allSatisfy { $0.color == "#80000000" })
      let (expected, found) = (
        try scene.pixmap(scale: 4, palette: palette), try read.pixmap(scale: 4, palette: palette)
      )
      let worst = zip(expected.bytes, found.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
      // Cairo samples a pixel in 15 rows: rounding of 1/1000 or 1/100 of a point may move an edge over
      // two of them, 17 of the tint's 128. What is painted twice is off by 64, a seam by 32.
      #expect(worst <= 18, "\(symbol)")
      // Lint's `VectorPath`: 800 characters, or a word to ignore it where there is no other way.
      let isLong = fills.contains { $0.data.utf8.count > 800 }
      #expect(isLong == xml.contains(#"tools:ignore="VectorPath""#), "\(symbol)")
      // Nothing but letters that are joined to a word is one part that long.
      if isLong, ring != .filled {
        long.append(symbol)
        #expect(symbol.unicodeScalars.contains { $0.value >= 0x600 }, "\(symbol)")
      }
    }
    #expect(long.count <= 12)
    #expect(paths > Self.symbols.count)
  }

  @Test func `a theme's colour tints the drawable, or what has the tint beside other colours`()
    throws
  {
    let typesetter = try Typesetter()
    var button = CurrencyButton(.text("$"), title: "")
    let whole = try button.templateScene(typesetter).vectorDrawable(
      tint: .resource("?attr/colorControlNormal"))
    #expect(whole.contains(#"android:tint="?attr/colorControlNormal""#))
    #expect(!whole.contains(##"fillColor="#007AFF""##))
    button.style.label = "Add"
    let part = try button.templateScene(typesetter).vectorDrawable(tint: .resource("@color/brand"))
    #expect(!part.contains("android:tint"))
    #expect(part.contains(#"android:fillColor="@color/brand""#))
    #expect(part.contains(##"android:fillColor="#000000""##))
  }
}
