import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale

/// The keys of an amount of money.
enum AmountFields {
  static let minorUnits = SchemaField(
    "minor-units", .integer(Int.min...Int.max), isRequired: true,
    "The amount in the currency's smallest units.")
  static let currency = SchemaField(
    TileFields.currency.name, .string, isRequired: true, "The ISO 4217 code.")
  static let format = SchemaField("format", .reference("format"), "How the amount is written.")

  static let all = [minorUnits, currency, format]
}

/// The keys of an amount field.
enum EntryFields {
  static let locale = SchemaField("locale", .string, "The locale the amount is written in.")
  static let currency = SchemaField(
    TileFields.currency.name, .string, "The currency instead of the locale's.")
  static let format = AmountFields.format
  static let minorUnits = SchemaField(
    AmountFields.minorUnits.name, .integer(Int.min...Int.max),
    "The amount that the field begins with, in the currency's smallest units.")
  static let caret = SchemaField(
    "caret", .integer(0...1000),
    "Where the caret is before the first key, in UTF-16 code units from the start of the text; "
      + "at the end if left out.")
  static let digits = SchemaField("digits", .integer(1...18), "How many digits can be typed.")
  static let dropExcessDigits = SchemaField(
    "drop-excess-digits", .boolean,
    "Whether digits that are too many are dropped at the end; otherwise they are refused.")
  static let placeholder = SchemaField("placeholder", .string, "The text while nothing is typed.")
  static let focused = SchemaField("focused", .boolean, "Whether keys go to the field.")
  static let error = SchemaField("error", .boolean, "Whether the amount is refused.")
  static let textStyle = SchemaField(
    StyleOption.textStyle.name, .choice(of: TextStyle.self), "The amount's style.")
  static let width = SchemaField(
    "width", .number(ButtonFields.lengths), "The field's width in points.")
  static let keys = SchemaField(
    "keys", keyPresses, "The keys that were typed, each \(keyNames).")

  /// The keys that show a field after each key.
  static let typing = [
    SchemaField(
      keys.name, keyPresses, isRequired: true,
      "The keys that are typed, with a frame after each: each \(keyNames)."),
    columns, LayoutFields.spacing("Between frames, in points."),
  ]
  static let columns = LayoutFields.columns(1000, "The number of frames in a row.")

  static let all = [
    locale, currency, format, minorUnits, caret, digits, dropExcessDigits, placeholder, focused,
    error, textStyle, width,
  ]

  private static let keyPresses = ValueSchema.either([
    .string,
    .list(
      .either([
        .string,
        .mapping([
          SchemaField(
            locale.name, .string, "Another locale, in which the amount keeps its value."),
          SchemaField(currency.name, .string, "The currency instead of that locale's."),
          SchemaField(
            format.name, format.schema, "How the amount is written from here on."),
        ]),
      ])),
  ])

  /// A sentence part that lists what an element of `keys` can be, for the schema's documentation.
  private static let keyNames =
    "a character, a text that is pasted, a change of locale or format, or one of "
    + EditingKey.allCases.map(\.rawValue).joined(separator: ", ")
}
