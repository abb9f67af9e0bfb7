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
        StyleOption.direction.name, ButtonFields.schema(of: StyleOption.direction.values),
        StyleOption.direction.documentation),
      SchemaField(
        StyleOption.textSize.name, .choice(of: ContentSize.self), StyleOption.textSize.documentation
      ),
      ButtonFields.palette,
      SchemaField(
        StyleOption.tint.name, .string, "The colour of focused fields."),
      SchemaField(
        StyleOption.background.name, .string, StyleOption.background.documentation),
      SchemaField(
        "component", .reference("component"), isRequired: true, "The component that is drawn."),
    ]),
    definitions: [
      ("component", .tagged(by: "kind", components)),
      ("badge", .mapping(BadgeFields.all + placementFields)),
      ("amount", .mapping(amountFields)),
      ("format", .mapping(FormatFields.all)),
    ])

  private static let components: [(tag: String, fields: [SchemaField])] = [
    ("tile", TileFields.all + hostFields),
    ("badge", BadgeFields.all + hostFields),
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
  private static let signedLengths = NumberRange(
    -ButtonFields.longest...ButtonFields.longest, .points)

  private static let containerFields =
    [
      SchemaField("spacing", .number(signedLengths), "Between neighbours, in points."),
      SchemaField(
        "children", .list(.reference("component")), isRequired: true, "The components in it."),
    ] + hostFields

  private static let hostFields = [
    SchemaField("badges", .list(.reference("badge")), "The badges on it.")
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
    ]
    + ButtonFields.fields.filter {
      ![StyleOption.background.name, StyleOption.textSize.name].contains($0.name)
    }

  private static let amountFieldFields = [
    SchemaField("locale", .string, "The locale the amount is written in."),
    SchemaField("currency", .string, "The currency instead of the locale's."),
    SchemaField("format", .reference("format"), "How the amount is written."),
    SchemaField(
      "minor-units", .integer(Int.min...Int.max),
      "The amount that the field begins with, in the currency's smallest units."),
    SchemaField(
      "caret", .integer(0...1000),
      "Where the caret is before the first key, in UTF-16 code units from the start of the text; "
        + "at the end if left out."),
    SchemaField("digits", .integer(1...18), "How many digits can be typed."),
    SchemaField(
      "drop-excess-digits", .boolean,
      "Whether digits that are too many are dropped at the end; otherwise they are refused."),
    SchemaField("placeholder", .string, "The text while nothing is typed."),
    SchemaField("focused", .boolean, "Whether keys go to the field."),
    SchemaField("error", .boolean, "Whether the amount is refused."),
    SchemaField(BadgeFields.textStyle.name, .choice(of: TextStyle.self), "The amount's style."),
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
}
