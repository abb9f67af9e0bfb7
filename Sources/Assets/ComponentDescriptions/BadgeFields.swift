import BadgeGeometry
import BadgeKit
import ConfigurationReader
import Messages
import TextOutlines
import VectorGraphics

/// The keys of a badge, of which the command `badge` has options.
package enum BadgeFields {
  package static let count = SchemaField(
    "count", .integer(Int.min...Int.max), "A number, written as the locale does.")
  package static let max = SchemaField(
    "max", .integer(0...Int.max),
    "The largest count that is written out: with 99, a larger one is 99+.")
  static let text = SchemaField(TileFields.text.name, .string, "A text.")
  static let amount = SchemaField("amount", .reference("amount"), "An amount of money.")

  package static let tint = SchemaField(
    StyleOption.tint.name, .string, "The capsule's colour: '#RRGGBB', a CSS name or a system name.",
    default: SystemColor.red.name)
  package static let foreground = SchemaField(
    TileFields.foreground.name, .string, "The text's colour.", default: "white")
  package static let textStyle = SchemaField(
    StyleOption.textStyle.name, .choice(of: TextStyle.self), "The text's style.",
    default: standard.textStyle.rawValue)
  package static let weight = SchemaField(
    StyleOption.weight.name, ButtonFields.weight, "The text's weight: a name, or 1 to 1000.",
    default: "the text style's")
  package static let padding = SchemaField(
    StyleOption.padding.name, .number(ButtonFields.distances),
    "The free space on either side of a text of several characters, in points at the default text size.",
    default: NumberText.of(standard.padding))
  package static let border = SchemaField(
    "border", .number(ButtonFields.distances), "The width of a border around the badge, in points.",
    default: NumberText.of(standard.border))
  package static let borderColor = SchemaField(
    "border-color", .string, "The border's colour.",
    default: "the background's: white, or black in the dark appearance")
  package static let minWidth = SchemaField(
    "min-width", .number(ButtonFields.lengths),
    "The circle's diameter at the default text size, in points.",
    default: NumberText.of(standard.minimumWidth))

  /// What a badge shows: exactly one of them.
  static let contents = [count, text, amount]
  /// How it looks.
  package static let looks = [
    tint, foreground, textStyle, weight, padding, border, borderColor, minWidth,
  ]
  static let all = [count, max, text, amount] + looks

  private static let standard = CapsuleBadge(.text(""))

  private static let laws = [
    FieldLaw(max, "it limits a count, and there is none", fix: "leave it out") {
      $0(count) != nil
    },
    FieldLaw(borderColor, "it colours a border, and there is none", fix: "add one, or leave it out")
    {
      $0(border).flatMap(Double.init) ?? 0 > 0
    },
  ]

  /// Checks which values are given together.
  package static func check(_ value: FieldLookup) throws(FieldError) {
    try FieldLaw.check(laws, value)
  }

  /// Gives a badge the looks that values describe. Each value has the form of its field.
  ///
  /// - Throws: ``FieldError`` for a text that is not a colour.
  package static func setLooks(
    _ value: FieldLookup, of badge: inout CapsuleBadge, palette: SystemPalette
  ) throws(FieldError) {
    func color(_ field: SchemaField) throws(FieldError) -> AdaptiveColor? {
      guard let text = value(field) else { return nil }
      do throws(ColorError) { return try WrittenColor(text).color(in: palette) } catch {
        throw FieldError(field, StyleOptionError.color(error))
      }
    }
    func number(_ field: SchemaField) -> Double? { value(field).flatMap(Double.init) }
    badge.tint = try color(tint) ?? SystemColor.red.color(in: palette)
    badge.foreground = try color(foreground) ?? badge.foreground
    badge.textStyle = value(textStyle).flatMap(TextStyle.init) ?? badge.textStyle
    badge.weight = value(weight).flatMap { FontWeight($0) }
    badge.padding = number(padding) ?? badge.padding
    badge.border = number(border) ?? badge.border
    badge.borderColor = try color(borderColor) ?? badge.borderColor
    badge.minimumWidth = number(minWidth) ?? badge.minimumWidth
  }
}
