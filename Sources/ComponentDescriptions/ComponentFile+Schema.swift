import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale

extension ComponentFile {
  /// The schema of a file that describes components.
  package static let schema = ConfigurationSchema(
    title: "A picture of components, drawn by mintmark compose",
    root: .mapping([
      SchemaField("version", .integer(1...1), isRequired: true, "The version of this format."),
      SchemaField("locale", .string, "The locale of counts, amounts and symbols, such as fr_CH."),
      SchemaField("on", .string, CurrencyRules.dayDocumentation),
      SchemaField(
        "direction", ButtonFields.schema(of: StyleOption.direction.values),
        StyleOption.direction.documentation),
      SchemaField(
        "text-size", .choice(of: ContentSize.self), StyleOption.textSize.documentation),
      ButtonFields.palette,
      SchemaField("tint", .string, "The colour of focused fields."),
      SchemaField("background", .string, StyleOption.background.documentation),
      SchemaField(
        "component", .reference("component"), isRequired: true, "The component that is drawn."),
    ]),
    definitions: [
      ("component", .tagged(by: "kind", components)),
      ("badge", .mapping(badgeFields + placementFields)),
      ("amount", .mapping(amountFields)),
      ("format", .mapping(formatFields)),
    ])

  private static let components: [(tag: String, fields: [SchemaField])] = [
    ("tile", tileFields + hostFields),
    ("badge", badgeFields + hostFields),
    ("button", buttonFields + hostFields),
    (
      "amount-field",
      amountFieldFields + [
        SchemaField("keys", keyPresses, "The keys that were typed, each \(keyNames).")
      ]
        + hostFields
    ),
    (
      "typing",
      amountFieldFields + [
        SchemaField(
          "keys", keyPresses, isRequired: true,
          "The keys that are typed, with a frame after each: each \(keyNames)."),
        SchemaField("columns", .integer(1...1000), "The number of frames in a row."),
        SchemaField("spacing", .number(signedLengths), "Between frames, in points."),
      ] + hostFields
    ),
    (
      "row",
      [
        SchemaField(
          "alignment", .choice(of: ComponentRow.VerticalAlignment.self),
          "The line on which the children are aligned.")
      ] + containerFields
    ),
    (
      "grid",
      [
        SchemaField(
          "columns", .integer(1...10_000), isRequired: true, "The number of children in a row."),
        SchemaField(
          "alignment", .choice(of: ComponentAlignment.self), "Where a child lies in a larger cell."),
      ] + containerFields
    ),
  ]

  /// Lengths that can be negative. A negative spacing lets neighbours overlap.
  private static let signedLengths = NumberRange(-ButtonFields.longest...ButtonFields.longest)

  private static let containerFields =
    [
      SchemaField("spacing", .number(signedLengths), "Between neighbours, in points."),
      SchemaField(
        "children", .list(.reference("component")), isRequired: true, "The components in it."),
    ] + hostFields

  private static let hostFields = [
    SchemaField("badges", .list(.reference("badge")), "The badges on it.")
  ]

  private static let tileFields = [
    SchemaField("text", .string, "The text in the middle."),
    SchemaField("currency", .string, "The currency whose symbol is in the middle."),
    SchemaField("symbol-form", .choice(of: SymbolForm.self), "The form of the currency's symbol."),
    SchemaField("signs", .choice(of: CurrencySigns.self), StyleOption.signs.documentation),
    SchemaField("path", .string, "A drawing in the middle, as SVG path data."),
    SchemaField("color", .string, "The tile's colour."),
    SchemaField("foreground", .string, "The symbol's colour."),
    SchemaField("weight", ButtonFields.weight, "The symbol's weight: a name, or 1 to 1000."),
    SchemaField(
      "size", .number(ButtonFields.lengths),
      "The tile's width and height in points."),
    SchemaField(
      "corner-radius", .number(ButtonFields.distances),
      "The corners' radius in points."),
  ]

  private static let badgeFields = [
    SchemaField("count", .integer(Int.min...Int.max), "A number, written as the locale does."),
    SchemaField("max", .integer(0...Int.max), "The largest count that is written out, as in 99+."),
    SchemaField("text", .string, "A text."),
    SchemaField("amount", .reference("amount"), "An amount of money."),
    SchemaField("tint", .string, "The capsule's colour."),
    SchemaField("foreground", .string, "The text's colour."),
    SchemaField("text-style", .choice(of: TextStyle.self), "The text's style."),
    SchemaField("weight", ButtonFields.weight, "The text's weight: a name, or 1 to 1000."),
    SchemaField(
      "padding", .number(ButtonFields.distances),
      "Beside a text of several characters, in points."),
    SchemaField(
      "border", .number(ButtonFields.distances),
      "A border around the capsule, in points."),
    SchemaField("border-color", .string, "The border's colour; by default the background's."),
    SchemaField(
      "min-width", .number(ButtonFields.lengths),
      "The circle's diameter at the default text size."),
  ]

  private static let placementFields = [
    SchemaField(
      "alignment", .choice(of: ComponentAlignment.self),
      "The corner or edge the badge's centre lies on."),
    SchemaField(
      "offset", .list(.number(signedLengths), count: 2...2),
      "How far it is moved towards the trailing side and down, in points."),
  ]

  private static let amountFields = [
    SchemaField(
      "minor-units", .integer(Int.min...Int.max), isRequired: true,
      "The amount in the currency's smallest units."),
    SchemaField("currency", .string, isRequired: true, "The ISO 4217 code."),
    SchemaField("format", .reference("format"), "How the amount is written."),
  ]

  private static let buttonFields =
    [
      SchemaField("locale", .string, "The locale whose currency is in the middle."),
      SchemaField("currency", .string, "The currency instead of the locale's."),
      SchemaField("text", .string, "A text instead of the symbol."),
      SchemaField("path", .string, "A drawing instead of the symbol, as SVG path data."),
    ] + ButtonFields.fields.filter { !["background", "text-size"].contains($0.name) }

  private static let amountFieldFields = [
    SchemaField("locale", .string, "The locale the amount is written in."),
    SchemaField("currency", .string, "The currency instead of the locale's."),
    SchemaField("format", .reference("format"), "How the amount is written."),
    SchemaField(
      "minor-units", .integer(Int.min...Int.max),
      "The amount that the field begins with, in the currency's smallest units."),
    SchemaField("digits", .integer(1...18), "How many digits can be typed."),
    SchemaField(
      "drop-excess-digits", .boolean,
      "Whether digits that are too many are dropped at the end; otherwise they are refused."),
    SchemaField("placeholder", .string, "The text while nothing is typed."),
    SchemaField("focused", .boolean, "Whether keys go to the field."),
    SchemaField("error", .boolean, "Whether the amount is refused."),
    SchemaField("text-style", .choice(of: TextStyle.self), "The amount's style."),
    SchemaField(
      "width", .number(ButtonFields.lengths), "The field's width in points."),
  ]

  private static let keyPresses = ValueSchema.either([
    .string,
    .list(
      .either([
        .string,
        .mapping([
          SchemaField("locale", .string, "Another locale, in which the amount keeps its value."),
          SchemaField("currency", .string, "The currency instead of that locale's."),
          SchemaField("format", .reference("format"), "How the amount is written from here on."),
        ]),
      ])),
  ])

  /// A sentence part that lists what an element of `keys` can be, for the schema's documentation.
  private static let keyNames =
    "a character, a text that is pasted, a change of locale or format, or one of "
    + EditingKey.allCases.map(\.rawValue).joined(separator: ", ")

  private static let formatFields = [
    SchemaField(
      "symbol", .choice(SymbolForm.allCases.map(\.rawValue) + ["hidden"]), "The symbol's form."),
    SchemaField("own-symbol", .string, "A text instead of the symbol."),
    SchemaField("signs", .choice(of: CurrencySigns.self), StyleOption.signs.documentation),
    SchemaField(
      "negative", .choice(of: AmountFormat.NegativeStyle.self), "How negative amounts look."),
    SchemaField(
      "minor-unit-standard", .choice(of: AmountFormat.MinorUnitStandard.self),
      "Whose number of decimal digits the smallest units have: the locale data's or ISO 4217's."),
    SchemaField(
      "minor-unit-digits", .integer(0...8),
      "How many of the last digits are decimal ones; 0 for amounts without cents."),
    SchemaField(
      "decimal-digits", .integer(0...8),
      "How many decimal digits are shown. Those that aren't can't be typed."),
    SchemaField(
      "rounding", .either([.choice(AmountFormat.Rounding.names), .integer(1...Int.max)]),
      "Round to what is paid in cash, or to a multiple of so many smallest units."),
    SchemaField("decimal-separator", .string, "The sign before the decimal digits."),
    SchemaField(
      "always-decimal-separator", .boolean, "Whether it is shown without decimal digits."),
    SchemaField("grouping", .boolean, "Whether digits are grouped."),
    SchemaField("grouping-separator", .string, "The sign between groups."),
    SchemaField("grouping-size", .integer(1...9), "How many digits the last group has."),
    SchemaField(
      "secondary-grouping-size", .integer(1...9), "How many digits the other groups have."),
    SchemaField("min", .integer(Int.min...Int.max), "The smallest amount, in minor units."),
    SchemaField("max", .integer(Int.min...Int.max), "The largest amount, in minor units."),
    SchemaField("max-integer-digits", .integer(1...19), "How many digits the whole part may have."),
    SchemaField("zero", .string, "The text of zero."),
  ]
}
