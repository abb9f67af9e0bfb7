/// The format of one currency's amounts in one locale.
///
/// The patterns, separators and digits are ICU's; the text is assembled here, so that every
/// 64-bit integer is written exactly.
public struct AmountFormat: Hashable, Sendable {
  /// The form of negative amounts.
  public enum NegativeStyle: String, Hashable, Sendable, CaseIterable {
    /// With a minus sign, in the locale's position.
    case minus
    /// In the locale's accounting form, often in parentheses.
    case accounting
  }

  /// The sign of the currency in the text.
  public enum Symbol: Hashable, Sendable {
    /// The locale's symbol in one of its forms.
    case form(SymbolForm)
    /// A custom text, in the position of the symbol.
    case own(String)
    /// No symbol.
    case hidden
  }

  /// The source of the number of decimal digits that a currency's minor units are.
  public enum MinorUnitStandard: String, Hashable, Sendable, CaseIterable {
    /// The locale data (CLDR), which has the digits that people write: none for IDR.
    case locale
    /// ISO 4217, whose minor units payment interfaces count in: two digits for IDR.
    case iso
  }

  /// The rule by which an amount is rounded before it is written; half to even, as ICU does.
  public enum Rounding: Hashable, Sendable {
    /// Only digits that aren't shown are dropped.
    case exact
    /// To what can be paid in cash by CLDR's `cashRounding`: 0.05 for CHF and CAD, 0.50 for DKK, and
    /// whole units without decimal digits for currencies such as CZK and SEK.
    case cash
    /// To a multiple of some minor units, above 0.
    case multiples(of: Int64)
  }

  /// Deviations from the locale's format; nil stands for the locale's or the currency's default.
  public struct Options: Hashable, Sendable {
    /// The sign of the currency.
    public var symbol: Symbol = .form(.standard)
    /// The form of negative amounts.
    public var negativeStyle: NegativeStyle = .minus
    /// The source of the number of decimal digits that an amount's minor units are.
    public var minorUnitStandard = MinorUnitStandard.locale
    /// The number of the integer's last digits that are decimal ones, 0 to 8; nil for those of the
    /// standard. 0 is the choice for a field without cents, whose amounts are whole units.
    public var minorUnitDigits: Int?
    /// The number of decimal digits shown, 0 (none) to 8; those that are dropped are rounded half
    /// to even, as ICU does.
    public var decimalDigits: Int?
    /// The rule by which an amount is rounded before it is written. Reading doesn't round.
    public var rounding = Rounding.exact
    /// The text between integer and decimal digits; nil for the locale's.
    public var decimalSeparator: String?
    /// Whether the decimal separator is shown with no digit behind it.
    public var alwaysShowsDecimalSeparator = false
    /// Whether digits are grouped.
    public var grouping = true
    /// The text between groups of digits; nil for the locale's.
    public var groupingSeparator: String?
    /// The number of digits in the group next to the decimal separator, 1 to 9.
    public var groupingSize: Int?
    /// The number of digits in the other groups, 1 to 9; `groupingSize` where only that is given.
    public var secondaryGroupingSize: Int?
    /// The smallest amount that can be written, in minor units.
    public var minimum: Int64?
    /// The largest amount that can be written, in minor units.
    public var maximum: Int64?
    /// The greatest number of digits before the decimal separator, 1 to 19.
    public var maximumIntegerDigits: Int?
    /// The text for the amount zero, 1 to 64 visible characters.
    public var zeroText: String?

    /// The options that change nothing.
    public init() {}
  }

  /// The locale and the currency.
  public let locale: CurrencyLocale
  /// The options as they were given.
  public let options: Options
  /// The number of an amount's last digits that are decimal ones.
  public let minorUnitDigits: Int
  /// The number of decimal digits shown.
  public let decimalDigits: Int
  let pattern: NumberPattern

  /// The format of a locale's currency.
  ///
  /// - Parameters:
  ///   - locale: the locale and the currency.
  ///   - options: deviations from the locale's format.
  /// - Throws: `AmountError.invalidOption` if an option is not valid or would make amounts
  ///   unreadable.
  public init(
    _ locale: CurrencyLocale, options: Options = Options()
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
    case .form(let form): pattern = NumberPattern(locale, form: form, negatives: style)
    case .own(let symbol):
      // The dollar sign, as ICU spaces no symbol by itself: any space is the pattern's.
      let dollar = (try? locale.with(currency: "USD")) ?? locale
      pattern = NumberPattern(locale, form: .standard, negatives: style)
        .replacingSymbol(
          with: symbol, like: NumberPattern(dollar, form: .narrow, negatives: style))
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
  /// - Throws: ``AmountError`` if it is of another currency or beyond the limits.
  public func format(_ amount: Amount) throws(AmountError) -> String {
    guard amount.currencyCode == locale.currencyCode else {
      throw AmountError.currencyMismatch(amount: amount.currencyCode, format: locale.currencyCode)
    }
    try checkLimits(amount.minorUnits)
    return text(amount.minorUnits.magnitude, isNegative: amount.minorUnits < 0)
  }

  /// Writes a number of minor units, whatever the limits.
  func text(_ magnitude: UInt64, isNegative: Bool) -> String {
    layout(magnitude, isNegative: isNegative).text
  }
}
