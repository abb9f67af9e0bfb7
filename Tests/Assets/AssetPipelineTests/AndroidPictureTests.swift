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

/// VectorDrawables as Android reads them, compared with the scene they are made from.
@Suite struct AndroidPictureTests {
  /// The paths of a drawable in half of black, as a scene.
  private func read(_ xml: String, size: Size) throws -> VectorScene {
    let paths = xml.matches(of: #/android:fillColor="#80000000"\s+android:pathData="([^"]*)"/#)
    #expect(paths.count == xml.matches(of: #/<path/#).count)
    for path in paths { expectLollipopReads(path.1) }
    let fills = try paths.map { VectorScene.Fill(try VectorPath(svgData: String($0.1)), .tint) }
    return VectorScene(size: size, fills: fills)
  }

  /// Checks that Android 5's `PathParser` reads the data. There a number ends at a space, a comma or before a
  /// minus sign, and never before a second point. A command may repeat its numbers, except a moveto: its
  /// further numbers are a lineto's only from Android 6 on. A closepath leaves the current point where it is.
  /// Lint's `InvalidVectorPath` wants a digit before each point.
  private func expectLollipopReads(_ data: Substring) {
    let counts: [Character: Int] = [
      "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]
    var isMirroring = false
    for command in data.matches(of: #/([A-Za-z])([^A-Za-z]*)/#) {
      let letter = command.1.lowercased()
      let texts = command.2.replacing("-", with: " -").split(separator: " ")
      let numbers = texts.map(Float.init)
      #expect(texts.allSatisfy { !$0.hasPrefix(".") && !$0.hasPrefix("-.") }, "\(command.0)")
      #expect(letter != "m" || command.1 == "M" && numbers.count == 2, "\(command.0)")
      let count = letter.first.flatMap { counts[$0] } ?? -1
      #expect(numbers.allSatisfy { $0 != nil }, "\(command.0)")
      #expect(count == 0 ? numbers.isEmpty : numbers.count.isMultiple(of: count), "\(command.0)")
      // A control point is mirrored only behind a curve, so the first of a run is right.
      if letter == "s" || letter == "t" { #expect(isMirroring, "\(command.0)") }
      isMirroring = "csqt".contains(letter)
    }
  }

  private func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    guard a.bytes.count == b.bytes.count else { return 255 }
    let (first, second) = (a.bytes, b.bytes)
    var (largest, index) = (0, 0)
    // Without a sequence, as calls of its iterator take most of the time where a test is not optimised.
    while index < first.count {
      if first[index] != second[index] {
        largest = max(largest, abs(Int(first[index]) - Int(second[index])))
      }
      index += 1
    }
    return largest
  }

  private static let symbols: [String] = {
    var symbols: Set<String> = []
    for identifier in CurrencyLocale.identifiersInLocaleData {
      if let locale = try? CurrencyLocale(identifier) { symbols.insert(locale.symbol(.standard)) }
    }
    return symbols.sorted()
  }()

  /// A size of drawings, and the pixels per point at which they are compared; 420 dpi is 2.625.
  static let sizes: [(size: Double, scale: Double)] = [(24, 4), (48, 2.625), (108, 1.5)]

  /// Each symbol in one ring, size, corner and mark, so that each combination has many symbols.
  @Test func `every symbol looks like the scene, and turns Lint's warning off where it is long`()
    throws
  {
    let typesetter = try Typesetter()
    let (rings, marks) = (CurrencyButtonStyle.Ring.allCases, [nil] + BadgeMark.allCases)
    // A translucent tint shows where something is painted twice.
    let tint = AdaptiveColor(RGBAColor(hex: 0, alpha: 0x80))
    let palette = Palette(tint: tint)
    #expect(Self.symbols.count > 150)
    for (index, symbol) in Self.symbols.enumerated() {
      let size = Self.sizes[index / 4 % Self.sizes.count]
      let ring = rings[index % 4]
      let mark = marks[index / 9 % marks.count]
      let style = CurrencyButtonStyle(
        size: size.size, ring: ring, mark: ring == .toolbar ? mark ?? .plus : mark,
        badgeCorner: BadgeCorner.allCases[index / 4 % 4], tint: tint)
      let label = "\(symbol), \(style.ring), \(style.mark?.rawValue ?? "no badge"), \(size.size)"
      let scene = try CurrencyButton(.text(symbol), style: style, title: "").templateScene(
        typesetter)
      let xml = scene.vectorDrawableDocument(palette: palette)
      let drawable = try read(xml, size: scene.size)
      #expect(drawable.fills.count == scene.fills.count)
      // Lint's `VectorPath`.
      let isLong = xml.contains(#/android:pathData="[^"]{800}/#)
      #expect(xml.contains(#"tools:ignore="VectorPath""#) == isLong, "\(label)")
      let expected = try scene.pixmap(scale: size.scale, palette: palette)
      let painted = try drawable.pixmap(scale: size.scale, palette: palette)
      // Cairo samples a pixel in 15 rows: rounding of 1/1000 of a point may move an edge over two of
      // them, 17 of the tint's 128. An edge painted twice is off by 32.
      #expect(difference(expected, painted) <= 18, "\(label)")
    }
  }

  @Test
  func
    `a theme's colour tints the drawable and its label, or what has the tint beside other colours`()
    throws
  {
    let typesetter = try Typesetter()
    var button = CurrencyButton(.text("$"), title: "")
    let whole = try button.templateScene(typesetter).vectorDrawableDocument(
      tint: .resource("?attr/colorControlNormal"))
    #expect(whole.contains(#"android:tint="?attr/colorControlNormal""#))
    #expect(!whole.contains(##"fillColor="#0088FF""##))
    button.style.label = "Add"
    let labelled = try button.templateScene(typesetter).vectorDrawableDocument(
      tint: .resource("@color/brand"))
    #expect(labelled.contains(#"android:tint="@color/brand""#))
    button.style.background = AdaptiveColor(.black)
    let part = try button.templateScene(typesetter).vectorDrawableDocument(
      tint: .resource("@color/brand"))
    #expect(!part.contains("android:tint"))
    #expect(part.contains(#"android:fillColor="@color/brand""#))
    #expect(part.contains(##"android:fillColor="#000000""##))
  }
}
