internal import BadgeGeometry
public import BadgeKit
public import ConfigurationReader
internal import CurrencyLocale
internal import TextOutlines
public import VectorGraphics

/// The keys that say how a currency button looks, named as on the command line.
public enum ButtonFields {
  /// What a file may say of a button's looks.
  public static let fields: [Field] = [
    Field("size", .number(.above(0, upTo: 16_384)), "The button's height in points."),
    Field("symbol-form", .choice(of: SymbolForm.self), "The symbol's form."),
    Field("fit", .choice(of: SymbolFit.Rule.self), "How the symbol's size is chosen."),
    Field("weight", weight, "The symbol's weight: a name, or 1 to 1000."),
    Field("ring", .choice(of: ButtonStyle.Ring.self), "How the ring is drawn."),
    Field("gap", .string, "The ring's opening in degrees, such as 120...160."),
    Field("badge", .choice(BadgeMark.allCases.map(\.rawValue) + ["none"]), "The badge's mark."),
    Field("badge-corner", .choice(of: BadgeCorner.self), "The badge's corner."),
    Field(
      "tint", .string, "The colour: a CSS name, a system name such as systemBlue, or '#RRGGBB'."),
    Field("background", .string, "What is painted behind everything: a colour or none."),
    Field("text-style", .choice(of: TextStyle.self), "The label's text style."),
    Field("text-size", .choice(of: ContentSize.self), "The Dynamic Type size."),
    Field(
      "scaled-relative-to", .choice(of: TextStyle.self), "The text style the button grows with."),
    Field("direction", .choice(["auto", "ltr", "rtl"]), "The layout's direction."),
    Field("mirror", .boolean, "Whether badge and gap change sides in a right-to-left layout."),
  ]

  /// A font weight: a name or a number.
  static let weight = Shape.either([
    .choice(FontWeight.names.map(\.name)), .number(NumberRange(1...1000)),
  ])

  /// The style a checked mapping describes, on top of another.
  ///
  /// - Throws: for a colour or a gap that is none.
  public static func style(
    _ node: ConfigurationNode, over base: ButtonStyle = ButtonStyle()
  ) throws(ConfigurationError) -> ButtonStyle {
    var style = base
    if let size = node["size"]?.number { style.size = size }
    if let form = node.choice("symbol-form", SymbolForm.self) { style.symbolForm = form }
    if let fit = node.choice("fit", SymbolFit.Rule.self) { style.fit = fit }
    if let weight = node["weight"]?.fontWeight { style.weight = weight }
    if let ring = node.choice("ring", ButtonStyle.Ring.self) { style.ring = ring }
    if let gap = node["gap"] { style.gap = try self.gap(gap) }
    if let mark = node["badge"]?.string { style.mark = BadgeMark(rawValue: mark) }
    if let corner = node.choice("badge-corner", BadgeCorner.self) { style.badgeCorner = corner }
    if let tint = node["tint"] { style.tint = try tint.color() }
    if let background = node["background"] {
      style.background = background.string == "none" ? nil : try background.color()
    }
    if let textStyle = node.choice("text-style", TextStyle.self) { style.labelStyle = textStyle }
    if let size = node.choice("text-size", ContentSize.self) { style.contentSize = size }
    if let textStyle = node.choice("scaled-relative-to", TextStyle.self) {
      style.scaledRelativeTo = textStyle
    }
    if let direction = node["direction"]?.string {
      style.direction = LayoutDirection(rawValue: direction)
    }
    if let mirror = node["mirror"]?.boolean { style.isMirrored = mirror }
    return style
  }

  private static func gap(_ node: ConfigurationNode) throws(ConfigurationError) -> RingGap {
    let text = node.string ?? ""
    if let dots = text.firstRange(of: "..."), let start = Double(text[..<dots.lowerBound]),
      let end = Double(text[dots.upperBound...]),
      let gap = try? RingGap(start: start, end: end)
    {
      return gap
    }
    throw node.error(
      "'\(text)' is no opening of the ring",
      mend: "give two angles in degrees, the first smaller, such as 120...160")
  }
}

extension ConfigurationNode {
  /// The enumeration's value that a checked key names; nil where the key is missing.
  func choice<Value: RawRepresentable>(_ name: String, _ type: Value.Type) -> Value?
  where Value.RawValue == String {
    self[name]?.string.flatMap(Value.init(rawValue:))
  }

  /// The weight of a name or a number.
  var fontWeight: FontWeight? {
    string.flatMap { FontWeight($0) } ?? number.flatMap { FontWeight($0) }
  }

  /// The colour a text names.
  public func color() throws(ConfigurationError) -> AdaptiveColor {
    guard let color = AdaptiveColor(string ?? "") else {
      throw error(
        "'\(string ?? "")' is no colour",
        mend: "write '#RGB', '#RRGGBB' or '#RRGGBBAA' in quotes, a CSS name, or a system name such "
          + "as systemBlue")
    }
    return color
  }
}
