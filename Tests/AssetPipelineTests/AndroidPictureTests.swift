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
  /// The paths of a drawable in one colour, as a scene; with its tint.
  private func read(_ xml: String, size: Size) throws -> (scene: VectorScene, tint: String?) {
    let paths = xml.matches(of: #/android:fillColor="#000000"\s+android:pathData="([^"]*)"/#)
    #expect(paths.count == xml.matches(of: #/<path/#).count)
    for path in paths { expectLollipopReads(path.1) }
    let fills = try paths.map { VectorScene.Fill(try VectorPath(svgData: String($0.1)), .tint) }
    let tint = xml.firstMatch(of: #/android:tint="([^"]*)"/#).map { String($0.1) }
    return (VectorScene(size: size, fills: fills), tint)
  }

  /// Checks that data is read by Android 5's `PathParser`: there a number ends at a space, a comma or
  /// before a minus sign and never before a second point, and a command takes its numbers any number of
  /// times.
  private func expectLollipopReads(_ data: Substring) {
    let counts: [Character: Int] = [
      "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]
    var isMirroring = false
    for command in data.matches(of: #/([A-Za-z])([^A-Za-z]*)/#) {
      let letter = command.1.lowercased()
      let numbers = command.2.replacing("-", with: " -").split(separator: " ").map(Float.init)
      let count = letter.first.flatMap { counts[$0] } ?? -1
      #expect(numbers.allSatisfy { $0 != nil }, "\(command.0)")
      #expect(count == 0 ? numbers.isEmpty : numbers.count.isMultiple(of: count), "\(command.0)")
      // A control point is mirrored behind a curve alone, so that the first is right in a run.
      if letter == "s" || letter == "t" { #expect(isMirroring, "\(command.0)") }
      isMirroring = "csqt".contains(letter)
    }
  }

  /// The greatest difference between a picture in half of a tint and one in all of it, with half of its
  /// alpha.
  private func difference(_ half: Pixmap, _ whole: Pixmap) -> Int {
    guard half.bytes.count == whole.bytes.count else { return 255 }
    var worst = 0
    for (a, b) in zip(half.bytes, whole.bytes) {
      worst = max(worst, abs(Int(a) - (Int(b) * 0x80 + 127) / 255))
    }
    return worst
  }

  private static let symbols: [String] = {
    var symbols: Set<String> = []
    for identifier in CurrencyLocale.everyIdentifier {
      if let locale = try? CurrencyLocale(identifier) { symbols.insert(locale.symbol(.standard)) }
    }
    return symbols.sorted()
  }()

  /// A size of drawings, and the pixels of a point at which they are compared: whole ones, in which cuts
  /// are borders of pixels, and 2.625 (420 dpi), in which they are not.
  static let sizes: [(size: Double, scale: Double)] = [(24, 4), (48, 2.625), (108, 1.5)]

  /// Android paints the opaque paths into a bitmap, over each other, and tints the bitmap.
  @Test(arguments: CurrencyButtonStyle.Ring.allCases, sizes)
  func `every symbol looks like the scene, without a seam where paths meet`(
    ring: CurrencyButtonStyle.Ring, size: (size: Double, scale: Double)
  ) throws {
    let typesetter = try Typesetter()
    let marks = BadgeMark.allCases
    // Half of the tint shows what is painted twice.
    let tint = AdaptiveColor(RGBAColor(hex: 0, alpha: 0x80))
    let palette = Palette(tint: tint)
    let opaque = Palette(tint: AdaptiveColor(RGBAColor(hex: 0)))
    var paths = 0
    for (index, symbol) in Self.symbols.enumerated() {
      for mark in [nil, marks[index % marks.count]] {
        let name = mark?.rawValue ?? "no badge"
        let style = CurrencyButtonStyle(
          size: size.size, ring: ring, mark: mark, badgeCorner: BadgeCorner.allCases[index % 4],
          tint: tint)
        let scene = try CurrencyButton(.text(symbol), style: style, title: "").templateScene(
          typesetter)
        let xml = scene.vectorDrawable(palette: palette)
        // Lint's `VectorPath`.
        let data = xml.matches(of: #/android:pathData="([^"]*)"/#).map { $0.1.utf8.count }
        #expect(data.allSatisfy { $0 <= 800 }, "\(symbol), \(name): \(data)")
        #expect(!xml.contains("tools:"))
        let drawable = try read(xml, size: scene.size)
        paths += drawable.scene.fills.count
        #expect(drawable.tint == "#80000000")
        let expected = try scene.pixmap(scale: size.scale, palette: palette)
        let painted = try drawable.scene.pixmap(scale: size.scale, palette: opaque)
        let worst = difference(expected, painted)
        // Cairo samples a pixel in 15 rows: rounding of 1/1000 or 1/100 of a point may move an edge
        // over two of them, 17 of the tint's 128. A seam is off by 32, and so is an edge painted twice.
        #expect(worst <= 18, "\(symbol), \(name)")
      }
    }
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
