import ConfigurationReader
import CurrencyLocale

/// The keys of an amount's format.
enum FormatFields {
  static let symbol = SchemaField(
    "symbol", .choice(CurrencySymbolForm.allCases.map(\.rawValue) + [hidden]), "The symbol's form.")
  static let ownSymbol = SchemaField("own-symbol", .string, "A text instead of the symbol.")
  static let signs = TileFields.signs
  static let negative = SchemaField(
    "negative", .choice(of: AmountFormat.NegativeStyle.self), "How negative amounts look.")
  static let minorUnitStandard = SchemaField(
    "minor-unit-standard", .choice(of: AmountFormat.MinorUnitStandard.self),
    "Whose number of decimal digits the smallest units have: the locale data's or ISO 4217's.")
  static let minorUnitDigits = SchemaField(
    "minor-unit-digits", .integer(0...8),
    "How many of the last digits are decimal ones; 0 for amounts without cents.")
  static let decimalDigits = SchemaField(
    "decimal-digits", .integer(0...8),
    "How many decimal digits are shown. Those that aren't can't be typed.")
  static let rounding = SchemaField(
    "rounding", .either([.choice([exact, cash]), .integer(1...Int.max)]),
    "Round to what is paid in cash, or to a multiple of so many smallest units.")
  static let decimalSeparator = SchemaField(
    "decimal-separator", .string, "The sign before the decimal digits.")
  static let alwaysDecimalSeparator = SchemaField(
    "always-decimal-separator", .boolean, "Whether it is shown without decimal digits.")
  static let grouping = SchemaField("grouping", .boolean, "Whether digits are grouped.")
  static let groupingSeparator = SchemaField(
    "grouping-separator", .string, "The sign between groups.")
  static let groupingSize = SchemaField(
    "grouping-size", .integer(1...9), "How many digits the last group has.")
  static let secondaryGroupingSize = SchemaField(
    "secondary-grouping-size", .integer(1...9), "How many digits the other groups have.")
  static let minimum = SchemaField(
    "min", .integer(Int.min...Int.max), "The smallest amount, in minor units.")
  static let maximum = SchemaField(
    BadgeFields.max.name, .integer(Int.min...Int.max), "The largest amount, in minor units.")
  static let maximumIntegerDigits = SchemaField(
    "max-integer-digits", .integer(1...19), "How many digits the whole part may have.")
  static let zero = SchemaField("zero", .string, "The text of zero.")

  static let all = [
    symbol, ownSymbol, signs, negative, minorUnitStandard, minorUnitDigits, decimalDigits, rounding,
    decimalSeparator, alwaysDecimalSeparator, grouping, groupingSeparator, groupingSize,
    secondaryGroupingSize, minimum, maximum, maximumIntegerDigits, zero,
  ]

  private static let hidden = "hidden"
  private static let exact = "exact"
  private static let cash = "cash"

  private static let laws = [
    FieldLaw(ownSymbol, "it replaces the symbol of the key 'symbol'", fix: "leave one of them out")
    {
      $0(symbol) == nil
    }
  ]

  /// The options that a mapping describes. It must have passed the schema's check.
  ///
  /// - Throws: ``ConfigurationError`` for keys that exclude each other.
  static func options(
    _ node: ConfigurationNode
  ) throws(ConfigurationError) -> AmountFormatOptions {
    try node.values { value throws(FieldError) in try FieldLaw.check(laws, value) }
    var options = AmountFormatOptions()
    if let form = node.choice(symbol.name, CurrencySymbolForm.self) { options.symbol = .form(form) }
    if node[symbol]?.string == hidden { options.symbol = .hidden }
    if let symbol = node[ownSymbol]?.string { options.symbol = .own(symbol) }
    options.signs = node.choice(signs.name, CurrencySigns.self) ?? options.signs
    if let style = node.choice(negative.name, AmountFormat.NegativeStyle.self) {
      options.negativeStyle = style
    }
    if let standard = node.choice(minorUnitStandard.name, AmountFormat.MinorUnitStandard.self) {
      options.minorUnitStandard = standard
    }
    if let rounding = node[rounding] {
      options.rounding =
        rounding.integer.map { .multiples(of: Int64($0)) }
        ?? (rounding.string == cash ? .cash : .exact)
    }
    options.minorUnitDigits = node[minorUnitDigits]?.integer
    options.decimalDigits = node[decimalDigits]?.integer
    options.decimalSeparator = node[decimalSeparator]?.string
    options.alwaysShowsDecimalSeparator = node[alwaysDecimalSeparator]?.boolean ?? false
    options.grouping = node[grouping]?.boolean ?? true
    options.groupingSeparator = node[groupingSeparator]?.string
    options.groupingSize = node[groupingSize]?.integer
    options.secondaryGroupingSize = node[secondaryGroupingSize]?.integer
    options.minimum = node[minimum]?.integer.map(Int64.init)
    options.maximum = node[maximum]?.integer.map(Int64.init)
    options.maximumIntegerDigits = node[maximumIntegerDigits]?.integer
    options.zeroText = node[zero]?.string
    return options
  }
}
