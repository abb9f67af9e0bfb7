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

  /// Deviations from the locale's format; nil stands for the locale's or the currency's default.
  public struct Options: Hashable, Sendable {
    /// The sign of the currency.
    public var symbol: Symbol = .form(.standard)
    /// The form of negative amounts.
    public var negativeStyle: NegativeStyle = .minus
    /// The number of the integer's last digits that are decimal ones, 0 to 8.
    public var minorUnitDigits: Int?
    /// The number of decimal digits shown, 0 (none) to 8; those that are dropped are rounded half
    /// to even, as ICU does.
    public var decimalDigits: Int?
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
    minorUnitDigits = options.minorUnitDigits ?? locale.minorUnitDigits
    decimalDigits = options.decimalDigits ?? minorUnitDigits
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
    try validateSeparators()
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

  /// Checks an amount in minor units against the limits.
  func checkLimits(_ minorUnits: Int64) throws(AmountError) {
    if let minimum = options.minimum, minorUnits < minimum {
      throw AmountError.belowMinimum(amount: minorUnits, minimum: minimum)
    }
    if let maximum = options.maximum, minorUnits > maximum {
      throw AmountError.aboveMaximum(amount: minorUnits, maximum: maximum)
    }
    if let limit = options.maximumIntegerDigits {
      let count = max(0, String(minorUnits.magnitude).count - minorUnitDigits)
      guard count <= limit else {
        throw AmountError.tooManyIntegerDigits(count: count, limit: limit)
      }
    }
  }

  /// Writes a number of minor units, whatever the limits.
  func text(_ magnitude: UInt64, isNegative: Bool) -> String {
    if magnitude == 0, let zeroText = options.zeroText { return zeroText }
    let (whole, fraction) = split(magnitude)
    var text = grouped(whole)
    if !fraction.isEmpty || options.alwaysShowsDecimalSeparator {
      text += pattern.decimalSeparator + localized(fraction)
    }
    let affixes = isNegative ? pattern.negative : pattern.positive
    return affixes.prefix.map(\.text).joined() + text + affixes.suffix.map(\.text).joined()
  }

  /// The digits before and behind the decimal separator.
  private func split(_ magnitude: UInt64) -> (whole: [Int], fraction: [Int]) {
    var digits = Self.digits(Self.rounded(magnitude, dropping: minorUnitDigits - decimalDigits))
    let shown = min(minorUnitDigits, decimalDigits)
    let missing = shown + 1 - digits.count
    if missing > 0 { digits = Array(repeating: 0, count: missing) + digits }
    let padding = Array(repeating: 0, count: max(0, decimalDigits - minorUnitDigits))
    return (Array(digits.dropLast(shown)), Array(digits.suffix(shown)) + padding)
  }

  private static func digits(_ number: UInt64) -> [Int] {
    String(number).utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
  }

  /// Divides by a power of ten, rounding half to even.
  private static func rounded(_ number: UInt64, dropping count: Int) -> UInt64 {
    guard count > 0 else { return number }
    let divisor = (0..<count).reduce(UInt64(1)) { power, _ in power * 10 }
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    let isUp = remainder > divisor / 2 || remainder == divisor / 2 && !quotient.isMultiple(of: 2)
    return quotient + (isUp ? 1 : 0)
  }

  private func grouped(_ digits: [Int]) -> String {
    let size = pattern.groupingSize
    guard options.grouping, size > 0, digits.count >= pattern.minimumGroupedDigits else {
      return localized(digits)
    }
    var groups = [localized(Array(digits.suffix(size)))]
    var rest = digits.dropLast(size)
    while !rest.isEmpty {
      groups.append(localized(Array(rest.suffix(pattern.secondaryGroupingSize))))
      rest = rest.dropLast(pattern.secondaryGroupingSize)
    }
    return groups.reversed().joined(separator: pattern.groupingSeparator)
  }

  private func localized(_ digits: [Int]) -> String {
    String(digits.map { pattern.digits[$0] })
  }
}
