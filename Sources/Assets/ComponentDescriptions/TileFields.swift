import BadgeKit
import ConfigurationReader
import CurrencyLocale

/// The keys of what is in the middle of a button.
enum SymbolFields {
  static let locale = SchemaField(
    EntryFields.locale.name, .string, "The locale whose currency is in the middle.")
  static let currency = SchemaField(
    TileFields.currency.name, .string, "The currency instead of the locale's.")
  static let text = SchemaField(TileFields.text.name, .string, "A text instead of the symbol.")
  static let path = SchemaField(
    TileFields.path.name, .string, "A drawing instead of the symbol, as SVG path data.")

  static let all = [locale, currency, text, path]
}

/// The keys of a tile.
enum TileFields {
  static let text = SchemaField("text", .string, "The text in the middle.")
  static let currency = SchemaField(
    "currency", .string, "The currency whose symbol is in the middle.")
  static let path = SchemaField("path", .string, "A drawing in the middle, as SVG path data.")
  static let symbolForm = SchemaField(
    StyleOption.symbolForm.name, .choice(of: CurrencySymbolForm.self),
    "The form of the currency's symbol.")
  static let signs = SchemaField(
    StyleOption.signs.name, .choice(of: CurrencySigns.self), StyleOption.signs.documentation)
  static let color = SchemaField("color", .string, "The tile's colour.")
  static let foreground = SchemaField("foreground", .string, "The symbol's colour.")
  static let weight = SchemaField(
    StyleOption.weight.name, ButtonFields.weight, "The symbol's weight: a name, or 1 to 1000.")
  static let size = SchemaField(
    StyleOption.size.name, .number(ButtonFields.lengths), "The tile's width and height in points.")
  static let cornerRadius = SchemaField(
    "corner-radius", .number(ButtonFields.distances), "The corners' radius in points.")

  /// What a tile shows: exactly one of them.
  static let contents = [text, currency, path]
  static let all = [
    text, currency, symbolForm, signs, path, color, foreground, weight, size, cornerRadius,
  ]

  static let laws =
    [symbolForm, signs].map {
      FieldLaw($0, "it is for a currency's symbol", fix: "leave it out, or give the currency") {
        $0(currency) != nil
      }
    } + [
      FieldLaw(weight, "it is for text, and a drawing has none", fix: "leave it out") {
        $0(path) == nil
      }
    ]
}
