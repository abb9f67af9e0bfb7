import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale

extension ComponentFile {
  /// The schema of a description.
  package static let schema = ConfigurationSchema(
    title: "A picture of components, drawn by mintmark compose",
    root: .mapping([
      Field("version", .integer(1...1), isRequired: true, "The version of this format."),
      Field("locale", .string, "The locale of counts, amounts and symbols, such as fr_CH."),
      Field("on", .string, CurrencyRules.dayDocumentation),
      Field(
        "direction", ButtonFields.shape(of: StyleOption.direction.values),
        StyleOption.direction.documentation),
      Field(
        "text-size", .choice(of: ContentSize.self), StyleOption.textSize.documentation),
      Field("tint", .string, "The colour of focused fields."),
      Field("background", .string, StyleOption.background.documentation),
      Field("component", .reference("component"), isRequired: true, "The component that is drawn."),
    ]),
    definitions: [
      ("component", .tagged(by: "kind", components)),
      ("badge", .mapping(badgeFields + placeFields)),
      ("amount", .mapping(amountFields)),
      ("format", .mapping(formatFields)),
    ])

  private static let components: [(tag: String, fields: [Field])] = [
    ("tile", tileFields + hostFields),
    ("badge", badgeFields + hostFields),
    ("button", buttonFields + hostFields),
    (
      "amount-field",
      fieldFields + [Field("keys", keys, "The keys that were typed, each \(keyNames).")]
        + hostFields
    ),
    (
      "typing",
      fieldFields + [
        Field(
          "keys", keys, isRequired: true,
          "The keys that are typed, with a frame after each: each \(keyNames)."),
        Field("columns", .integer(1...1000), "The number of frames in a row."),
        Field("spacing", .number(lengths), "Between frames, in points."),
      ] + hostFields
    ),
    (
      "row",
      [
        Field(
          "alignment", .choice(of: ComponentRow.VerticalAlignment.self),
          "The line on which the children are aligned.")
      ] + containerFields
    ),
    (
      "grid",
      [
        Field(
          "columns", .integer(1...10_000), isRequired: true, "The number of children in a row."),
        Field(
          "alignment", .choice(of: ComponentAlignment.self), "Where a child lies in a larger cell."),
      ] + containerFields
    ),
  ]

  /// Lengths that may be negative, as a spacing that lets neighbours overlap.
  private static let lengths = NumberRange(-ButtonFields.longest...ButtonFields.longest)

  private static let containerFields =
    [
      Field("spacing", .number(lengths), "Between neighbours, in points."),
      Field("children", .list(.reference("component")), isRequired: true, "The components in it."),
    ] + hostFields

  private static let hostFields = [
    Field("badges", .list(.reference("badge")), "The badges on it.")
  ]

  private static let tileFields = [
    Field("text", .string, "The text in the middle."),
    Field("currency", .string, "The currency whose symbol is in the middle."),
    Field("symbol-form", .choice(of: SymbolForm.self), "The form of the currency's symbol."),
    Field("path", .string, "A drawing in the middle, as SVG path data."),
    Field("color", .string, "The tile's colour."),
    Field("foreground", .string, "The symbol's colour."),
    Field("weight", ButtonFields.weight, "The symbol's weight: a name, or 1 to 1000."),
    Field(
      "size", .number(.above(0, upTo: ButtonFields.longest)),
      "The tile's width and height in points."),
    Field(
      "corner-radius", .number(NumberRange(0...ButtonFields.longest)),
      "The corners' radius in points."),
  ]

  private static let badgeFields = [
    Field("count", .integer(Int.min...Int.max), "A number, written as the locale does."),
    Field("max", .integer(0...Int.max), "The largest count that is written out, as in 99+."),
    Field("text", .string, "A text."),
    Field("amount", .reference("amount"), "An amount of money."),
    Field("tint", .string, "The capsule's colour."),
    Field("foreground", .string, "The text's colour."),
    Field("text-style", .choice(of: TextStyle.self), "The text's style."),
    Field("padding", .number(NumberRange(0...ButtonFields.longest)), "Beside the text, in points."),
    Field(
      "min-width", .number(.above(0, upTo: ButtonFields.longest)),
      "The circle's diameter at the default text size."),
  ]

  private static let placeFields = [
    Field(
      "alignment", .choice(of: ComponentAlignment.self),
      "The corner or edge the badge's centre lies on."),
    Field(
      "offset", .list(.number(lengths), count: 2...2),
      "How far it is moved towards the trailing side and down, in points."),
  ]

  private static let amountFields = [
    Field(
      "minor-units", .integer(Int.min...Int.max), isRequired: true,
      "The amount in the currency's smallest units."),
    Field("currency", .string, isRequired: true, "The ISO 4217 code."),
    Field("format", .reference("format"), "How the amount is written."),
  ]

  private static let buttonFields =
    [
      Field("locale", .string, "The locale whose currency is in the middle."),
      Field("currency", .string, "The currency instead of the locale's."),
      Field("text", .string, "A text instead of the symbol."),
      Field("path", .string, "A drawing instead of the symbol, as SVG path data."),
    ] + ButtonFields.fields.filter { !["background", "text-size"].contains($0.name) }

  private static let fieldFields = [
    Field("locale", .string, "The locale the amount is written in."),
    Field("currency", .string, "The currency instead of the locale's."),
    Field("format", .reference("format"), "How the amount is written."),
    Field(
      "minor-units", .integer(Int.min...Int.max),
      "The amount that the field begins with, in the currency's smallest units."),
    Field("digits", .integer(1...18), "How many digits can be typed."),
    Field(
      "drop-excess-digits", .boolean,
      "Whether digits that are too many are dropped at the end; otherwise they are refused."),
    Field("placeholder", .string, "The text while nothing is typed."),
    Field("focused", .boolean, "Whether keys go to the field."),
    Field("error", .boolean, "Whether the amount is refused."),
    Field("text-style", .choice(of: TextStyle.self), "The amount's style."),
    Field("width", .number(.above(0, upTo: ButtonFields.longest)), "The field's width in points."),
  ]

  private static let keys = Shape.either([
    .string,
    .list(
      .either([
        .string,
        .mapping([
          Field("locale", .string, "Another locale, in which the amount keeps its value."),
          Field("currency", .string, "The currency instead of that locale's."),
          Field("format", .reference("format"), "How the amount is written from here on."),
        ]),
      ])),
  ])

  /// The keys of a field in words, for the schema.
  private static let keyNames =
    "a character, a text that is pasted, a change of locale or format, or one of "
    + FieldKey.allCases.map(\.rawValue).joined(separator: ", ")

  private static let formatFields = [
    Field(
      "symbol", .choice(SymbolForm.allCases.map(\.rawValue) + ["hidden"]), "The symbol's form."),
    Field("own-symbol", .string, "A text instead of the symbol."),
    Field("negative", .choice(of: AmountFormat.NegativeStyle.self), "How negative amounts look."),
    Field(
      "minor-unit-standard", .choice(of: AmountFormat.MinorUnitStandard.self),
      "Whose number of decimal digits the smallest units have: the locale data's or ISO 4217's."),
    Field(
      "minor-unit-digits", .integer(0...8),
      "How many of the last digits are decimal ones; 0 for amounts without cents."),
    Field(
      "decimal-digits", .integer(0...8),
      "How many decimal digits are shown. Those that aren't can't be typed."),
    Field(
      "rounding", .either([.choice(AmountFormat.Rounding.names), .integer(1...Int.max)]),
      "Round to what is paid in cash, or to a multiple of so many smallest units."),
    Field("decimal-separator", .string, "The sign before the decimal digits."),
    Field("always-decimal-separator", .boolean, "Whether it is shown without decimal digits."),
    Field("grouping", .boolean, "Whether digits are grouped."),
    Field("grouping-separator", .string, "The sign between groups."),
    Field("grouping-size", .integer(1...9), "How many digits the last group has."),
    Field("secondary-grouping-size", .integer(1...9), "How many digits the other groups have."),
    Field("min", .integer(Int.min...Int.max), "The smallest amount, in minor units."),
    Field("max", .integer(Int.min...Int.max), "The largest amount, in minor units."),
    Field("max-integer-digits", .integer(1...19), "How many digits the whole part may have."),
    Field("zero", .string, "The text of zero."),
  ]
}
