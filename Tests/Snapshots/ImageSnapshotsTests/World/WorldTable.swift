import BadgeKit
import CairoBackend
import CurrencyLocale
import SnapshotSupport
import SystemSupport
import TextOutlines
import VectorGraphics

/// A line for each locale with the digests of its button's geometry, scene and pixels, so that a
/// review shows which locales a change touched, and a mismatch which part of them moved.
struct WorldTable {
  struct Line: Hashable {
    var locale: String
    var symbol: String
    /// Where everything lies and how large the symbol is, rounded to 1/1000 pt.
    var geometry: String
    /// Every path and paint of the scene, rounded to 1/1000 pt.
    var scene: String
    /// The pixels at two pixels a point.
    var pixels: String

    var text: String { [locale, symbol, geometry, scene, pixels].joined(separator: "\t") }

    /// The parts that differ from another line of the same locale; nil where none does.
    func movement(from other: Line) -> String? {
      if symbol != other.symbol { return "the symbol was \(other.symbol) and is \(symbol)" }
      if geometry != other.geometry { return "the geometry moved" }
      if scene != other.scene { return "the outlines moved" }
      if pixels != other.pixels { return "the rasterisation moved" }
      return nil
    }
  }

  static let file = RecordedFile(name: "world.tsv")

  var lines: [Line]

  static let head = "locale\tsymbol (CLDR \(LocaleData.version))\tgeometry\tscene\tpixels"

  var text: String {
    ([Self.head] + lines.map(\.text)).joined(separator: "\n") + "\n"
  }

  /// The table of a text; lines that are none are left out.
  init(_ text: String) {
    lines = text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { return nil }
      return Line(
        locale: fields[0], symbol: fields[1], geometry: fields[2], scene: fields[3],
        pixels: fields[4])
    }
  }

  /// The table of every locale that has a currency.
  init(_ typesetter: Typesetter) throws {
    var rasterizer = Rasterizer()
    // One colour for ever, as the table is about shapes.
    let palette = Palette(tint: SystemColor.blue.color(in: .ios18))
    lines = []
    for identifier in CurrencyLocale.allIdentifiers {
      let button = try CurrencyButton(locale: identifier)
      let drawing = try button.drawing(typesetter)
      let scene = try button.resolved().templateScene(of: drawing, typesetter)
      let pixmap = try rasterizer.pixmap(of: scene, scale: 2, palette: palette)
      lines.append(
        Line(
          locale: identifier, symbol: drawing.symbolText,
          geometry: Self.digest(Self.numbers(drawing)), scene: Self.digest(Self.paths(scene)),
          pixels: Self.digest(pixmap.bytes)))
    }
  }

  /// The differences between two tables, a sentence for each locale.
  func changes(from other: WorldTable) -> [String] {
    let old = Dictionary(other.lines.map { ($0.locale, $0) }) { first, _ in first }
    let new = Dictionary(lines.map { ($0.locale, $0) }) { first, _ in first }
    return Set(old.keys).union(new.keys).sorted().compactMap { locale in
      guard let line = new[locale] else { return "\(locale): it is gone" }
      guard let before = old[locale] else { return "\(locale): it is new" }
      return line.movement(from: before).map { "\(locale): \($0)" }
    }
  }

  private static func numbers(_ drawing: ButtonDrawing) -> [UInt8] {
    let (geometry, fit) = (drawing.geometry, drawing.fit)
    let m = fit.placement
    var numbers = [geometry.height, geometry.ringRadius, geometry.strokeWidth]
    if let gap = geometry.gap { numbers += [gap.start, gap.end] }
    if let badge = geometry.badgeCenter { numbers += [badge.x, badge.y, geometry.badgeDiameter] }
    numbers += [fit.fontSize, m.tx, m.ty]
    return Array(numbers.map { FixedPoint3.text($0) }.joined(separator: " ").utf8)
  }

  private static func paths(_ scene: VectorScene) -> [UInt8] {
    var text = "\(FixedPoint3.text(scene.size.width)) \(FixedPoint3.text(scene.size.height))\n"
    for fill in scene.fills {
      text += "\(Self.name(of: fill.paint)) \(fill.path.svgData(isRelative: false))\n"
    }
    return Array(text.utf8)
  }

  /// The paint as it was spelt when the table was recorded, so that a new name of a type moves no
  /// digest. Every fill of a plain button has the tint.
  private static func name(of paint: Paint) -> String {
    paint == .tint
      ? "solid(VectorGraphics.Ink.role(VectorGraphics.Role.tint))" : "unexpected \(paint)"
  }

  /// Twelve digits are enough to tell a thousand lines apart.
  private static func digest(_ bytes: [UInt8]) -> String { String(SHA256.hex(bytes).prefix(12)) }
}
