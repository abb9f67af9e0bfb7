/// Changes to the locale's format; nil stands for the default of the locale or the currency.
public struct AmountFormatOptions: Hashable, Sendable {
  /// The currency symbol.
  public var symbol: AmountSymbol = .form(.standard)
  /// Whether a currency with a ``CurrencySign`` has its sign instead of letters, unless ``symbol`` is the code, a
  /// custom text or hidden.
  ///
  /// The signs of riyal, rufiyaa, dirham and Omani rial stand to the left of the number in every language, with a
  /// no-break space between, as the central banks ask.
  public var signs = CurrencySigns.letters
  /// The form of negative amounts.
  public var negativeStyle: AmountFormat.NegativeStyle = .minus
  /// The standard that gives the number of decimal digits in an amount's minor units.
  public var minorUnitStandard = AmountFormat.MinorUnitStandard.locale
  /// How many of the last digits of ``Amount/minorUnits`` are decimal digits, 0 to 8; nil for the number of
  /// ``minorUnitStandard``. With 0, amounts count whole units, for a field without cents.
  public var minorUnitDigits: Int?
  /// The number of decimal digits shown, 0 (none) to 8. An amount with more is rounded; a tie rounds to the
  /// even neighbour, as in ICU.
  public var decimalDigits: Int?
  /// The rule for rounding an amount before it is written. Reading doesn't round.
  public var rounding = AmountFormat.Rounding.exact
  /// The text between integer and decimal digits; nil for the locale's.
  public var decimalSeparator: String?
  /// Whether the decimal separator is shown even if no decimal digits follow it.
  public var alwaysShowsDecimalSeparator = false
  /// Whether digits are grouped.
  public var grouping = true
  /// The text between groups of digits; nil for the locale's.
  public var groupingSeparator: String?
  /// The number of digits in the group next to the decimal separator, 1 to 9.
  public var groupingSize: Int?
  /// The number of digits in the other groups, 1 to 9; nil for ``groupingSize``, or the locale's if that is nil
  /// too.
  public var secondaryGroupingSize: Int?
  /// The smallest amount that can be written, in minor units.
  public var minimum: Int64?
  /// The largest amount that can be written, in minor units.
  public var maximum: Int64?
  /// The greatest number of digits before the decimal separator, 1 to 19.
  public var maximumIntegerDigits: Int?
  /// The text for the amount zero, 1 to 64 visible characters.
  public var zeroText: String?

  /// Options that change nothing.
  public init() {}
}

extension AmountFormatOptions {
  /// Checks the values of the options, without regard to the locale and its currency.
  func validate() throws(AmountError) {
    try Self.check("minor unit digits", minorUnitDigits, in: 0...8)
    try Self.check("decimal digits", decimalDigits, in: 0...8)
    try Self.check("grouping size", groupingSize, in: 1...9)
    try Self.check("secondary grouping size", secondaryGroupingSize, in: 1...9)
    try Self.check("maximum integer digits", maximumIntegerDigits, in: 1...19)
    if case .multiples(let minorUnits) = rounding, minorUnits < 1 {
      throw AmountError.invalidOption(
        name: "the rounding", value: "\(minorUnits)", fix: "give at least 1 minor unit")
    }
    if let minimum, let maximum, minimum > maximum {
      throw AmountError.invalidOption(
        name: "the minimum", value: "\(minimum)", fix: "give at most the maximum, \(maximum)")
    }
    try Self.check("the decimal separator", decimalSeparator)
    try Self.check("the grouping separator", groupingSeparator)
    if case .own(let symbol) = symbol { try Self.check("the symbol", symbol) }
    if let zeroText, (try? VisibleText.validate(zeroText)) == nil || zeroText.count > 64 {
      throw AmountError.invalidOption(
        name: "the text for zero", value: zeroText, fix: "give 1 to 64 visible characters")
    }
  }

  /// Overrides the locale's pattern with the options.
  func apply(to pattern: inout NumberPattern) {
    if let decimalSeparator { pattern.decimalSeparator = decimalSeparator }
    if let groupingSeparator { pattern.groupingSeparator = groupingSeparator }
    if let groupingSize {
      pattern.groupingSize = groupingSize
      pattern.secondaryGroupingSize = groupingSize
      pattern.minimumGroupedDigits = groupingSize + 1
      // Some locales, such as `en_BG`, don't group amounts, so they have no grouping separator.
      if pattern.groupingSeparator.isEmpty { pattern.groupingSeparator = "\u{A0}" }
    }
    if let secondaryGroupingSize { pattern.secondaryGroupingSize = secondaryGroupingSize }
  }

  private static func check(
    _ name: String, _ value: Int?, in range: ClosedRange<Int>
  ) throws(AmountError) {
    guard let value, !range.contains(value) else { return }
    throw AmountError.invalidOption(
      name: "the number of \(name)", value: "\(value)",
      fix: "give \(range.lowerBound) to \(range.upperBound)")
  }

  private static func check(_ name: String, _ text: String?) throws(AmountError) {
    guard let text else { return }
    let isClean = text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.numericType == nil
    }
    guard (1...64).contains(text.count), isClean else {
      throw AmountError.invalidOption(
        name: name, value: text, fix: "give 1 to 64 characters without digits")
    }
  }
}
