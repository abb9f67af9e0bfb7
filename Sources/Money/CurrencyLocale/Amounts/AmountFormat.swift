/// The format of one currency's amounts in one locale.
///
/// The patterns, separators and digits are those of the locale data. Every 64-bit integer is written exactly.
public struct AmountFormat: Hashable, Sendable {
  /// The form of negative amounts.
  public enum NegativeStyle: String, Hashable, Sendable, CaseIterable {
    /// With a minus sign, at the locale's position.
    case minus
    /// In the locale's accounting form, often in parentheses.
    case accounting
  }

  /// The standard that gives the number of decimal digits in a currency's minor units.
  public enum MinorUnitStandard: String, Hashable, Sendable, CaseIterable {
    /// The locale data (CLDR), which has as many digits as people write: none for IDR.
    case locale
    /// ISO 4217, which payment interfaces use: two digits for IDR.
    case iso
  }

  /// The rule for rounding an amount before it is written. A tie rounds to the even neighbour, as in ICU.
  public enum Rounding: Hashable, Sendable {
    /// No rounding, except for digits that the format doesn't show.
    case exact
    /// To an amount that can be paid in cash, by CLDR's `cashRounding`. For CHF and CAD these are multiples of
    /// 0.05, for DKK of 0.50. Currencies such as CZK and SEK have whole units only, written without decimal
    /// digits.
    case cash
    /// To a multiple of the given number of minor units, which must be above 0.
    case multiples(of: Int64)
  }

  /// The locale and the currency.
  public let locale: CurrencyLocale
  /// The options that the format was created with.
  public let options: AmountFormatOptions
  /// How many of the last digits of ``Amount/minorUnits`` are decimal digits.
  public let minorUnitDigits: Int
  /// The number of decimal digits shown.
  public let decimalDigits: Int
  package let pattern: NumberPattern

  /// The format of a locale's currency.
  ///
  /// - Parameters:
  ///   - locale: the locale and the currency.
  ///   - options: changes to the locale's format.
  /// - Throws: ``AmountError/invalidOption(name:value:fix:)`` if an option is not valid, and
  ///   ``AmountError/unreadableFormat(text:)`` if the format could not read its own amounts.
  public init(
    _ locale: CurrencyLocale, options: AmountFormatOptions = AmountFormatOptions()
  ) throws(AmountError) {
    try options.validate()
    self.locale = locale
    self.options = options
    let standardDigits =
      options.minorUnitStandard == .iso ? locale.isoMinorUnitDigits : locale.minorUnitDigits
    minorUnitDigits = options.minorUnitDigits ?? standardDigits
    let isWhole = options.rounding == .cash && CashRounding.wholeUnits.contains(locale.currencyCode)
    decimalDigits = options.decimalDigits ?? (isWhole ? 0 : minorUnitDigits)
    let style = options.negativeStyle
    var pattern: NumberPattern
    switch options.symbol.drawn(in: locale) {
    case .form(let form):
      if options.signs == .official, form != .code, let sign = CurrencySign.of(locale.currencyCode)
      {
        pattern = NumberPattern(locale, sign: sign, negatives: style)
      } else {
        pattern = NumberPattern(locale, form: form, negatives: style)
      }
    case .own(let symbol): pattern = NumberPattern(locale, ownSymbol: symbol, negatives: style)
    case .hidden: pattern = NumberPattern(locale, form: .standard, negatives: style).withoutSymbol
    }
    options.apply(to: &pattern)
    self.pattern = pattern
    try validateLimits()
    try validateSeparators()
    try validateReading()
    try validateZeroText()
  }

  /// Writes an amount.
  ///
  /// - Throws: ``AmountError`` if the amount has another currency than the format or is beyond the limits.
  public func text(of amount: Amount) throws(AmountError) -> String {
    guard amount.currencyCode == locale.currencyCode else {
      throw AmountError.currencyMismatch(amount: amount.currencyCode, format: locale.currencyCode)
    }
    try checkLimits(amount.minorUnits)
    return text(amount.minorUnits.magnitude, isNegative: amount.minorUnits < 0)
  }

  /// Writes a number of minor units without checking the limits.
  func text(_ magnitude: UInt64, isNegative: Bool) -> String {
    layout(magnitude, isNegative: isNegative).text
  }
}
