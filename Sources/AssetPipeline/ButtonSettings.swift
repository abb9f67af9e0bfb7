import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// The `button:` of a configuration; every key is named as on the command line.
enum ButtonSettings {
  static let fields: [Field] = [
    Field("size", .number(.above(0, upTo: 16_384)), "The button's height in points."),
    Field(
      "symbol-form", .choice(of: SymbolForm.self),
      "The symbol's form: the locale's own, the narrow one, or the ISO code."),
    Field("fit", .choice(of: SymbolFit.Rule.self), "How the symbol's size is chosen."),
    Field(
      "weight", .either([.string, .number(NumberRange(1...1000))]),
      "The symbol's weight: a name such as semibold, or 1 to 1000."),
    Field("ring", .choice(of: ButtonStyle.Ring.self), "How the ring is drawn."),
    Field("gap", .string, "The ring's opening in degrees, such as 120...160."),
    Field(
      "badge", .choice(BadgeMark.allCases.map(\.rawValue) + ["none"]), "The mark in the badge."),
    Field("badge-corner", .choice(of: BadgeCorner.self), "The badge's corner."),
    Field(
      "tint", .string, "The colour: #RGB, #RRGGBB, #RRGGBBAA, a CSS name or a system name."),
    Field("background", .string, "What is painted behind everything: a colour or none."),
    Field("label", .string, "A text beside every button; labels: has one for each language."),
    Field("text-style", .choice(of: TextStyle.self), "The label's text style."),
    Field("text-size", .choice(of: ContentSize.self), "The Dynamic Type size."),
    Field(
      "scaled-relative-to", .choice(of: TextStyle.self),
      "The text style the button itself grows with."),
    Field("direction", .choice(["auto", "ltr", "rtl"]), "The layout's direction."),
    Field(
      "mirror", .boolean, "Whether badge and gap change sides in a right-to-left layout."),
    Field("font", .list(.string), "Fonts to use before all others: families or files."),
  ]

  /// Reads the settings; the node has been checked against ``fields``.
  static func style(_ node: ConfigurationNode) throws(ConfigurationError) -> ButtonStyle {
    var style = ButtonStyle()
    if let size = node["size"]?.number { style.size = size }
    if let form = node["symbol-form"]?.string.flatMap(SymbolForm.init) { style.symbolForm = form }
    if let fit = node["fit"]?.string.flatMap(SymbolFit.Rule.init) { style.fit = fit }
    if let weight = node["weight"] { style.weight = try Self.weight(weight) }
    if let ring = node["ring"]?.string.flatMap(ButtonStyle.Ring.init) { style.ring = ring }
    if let gap = node["gap"] { style.gap = try Self.gap(gap) }
    if let badge = node["badge"]?.string { style.mark = BadgeMark(rawValue: badge) }
    if let corner = node["badge-corner"]?.string.flatMap(BadgeCorner.init) {
      style.badgeCorner = corner
    }
    if let tint = node["tint"] { style.tint = try color(tint) }
    if let background = node["background"], background.string != "none" {
      style.background = try color(background)
    }
    if let label = node["label"]?.string { style.label = label }
    if let text = node["text-style"]?.string.flatMap(TextStyle.init) { style.labelStyle = text }
    if let size = node["text-size"]?.string.flatMap(ContentSize.init) { style.contentSize = size }
    if let text = node["scaled-relative-to"]?.string.flatMap(TextStyle.init) {
      style.scaledRelativeTo = text
    }
    if let direction = node["direction"]?.string {
      style.direction = LayoutDirection(rawValue: direction)
    }
    if let mirror = node["mirror"]?.boolean { style.isMirrored = mirror }
    return style
  }

  private static func weight(_ node: ConfigurationNode) throws(ConfigurationError) -> FontWeight {
    if let weight = node.number.flatMap({ FontWeight($0) }) { return weight }
    if let weight = node.string.flatMap({ FontWeight($0) }) { return weight }
    throw node.error(
      "there is no such weight", mend: "give 1 to 1000 or a name such as semibold")
  }

  private static func gap(_ node: ConfigurationNode) throws(ConfigurationError) -> RingGap {
    let text = node.string ?? ""
    guard let dots = text.firstRange(of: "..."), let start = Double(text[..<dots.lowerBound]),
      let end = Double(text[dots.upperBound...])
    else {
      throw node.error("'\(text)' is no opening", mend: "write two angles, such as 120...160")
    }
    do {
      return try RingGap(start: start, end: end)
    } catch {
      throw node.error("\(error)", mend: "the standard is 120...160")
    }
  }

  private static func color(_ node: ConfigurationNode) throws(ConfigurationError) -> AdaptiveColor {
    guard let color = AdaptiveColor(node.string ?? "") else {
      throw node.error(
        "unknown colour '\(node.string ?? "")'",
        mend: "write #RGB, #RRGGBB or #RRGGBBAA, a CSS name such as teal, or a system name such as "
          + "systemBlue; put # in quotes")
    }
    return color
  }
}
