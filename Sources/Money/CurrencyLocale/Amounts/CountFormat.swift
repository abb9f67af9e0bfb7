/// The format of counts in one locale, with the locale's digits and grouping.
package struct CountFormat: Hashable, Sendable {
  private let pattern: NumberPattern

  /// The format of a locale; the currency is ignored.
  package init(_ locale: CurrencyLocale) { pattern = NumberPattern(countsIn: locale) }

  /// The format of a locale, even one without a currency, such as `en_001`.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown locale.
  package init(_ identifier: String) throws(CurrencyLocaleError) {
    self.init(try CurrencyLocale(identifier, currency: CurrencyLocale.noCurrencyCode))
  }

  /// Writes a count. A count above the maximum is written as the maximum and a plus sign: `99+`.
  package func text(of count: Int, maximum: Int? = nil) -> String {
    guard let maximum, count > maximum else { return text(count) }
    return text(maximum) + "+"
  }

  private func text(_ count: Int) -> String {
    let digits = AmountFormat.digits(UInt64(count.magnitude))
    let affixes = count < 0 ? pattern.negative : pattern.positive
    var text = affixes.prefix.map(\.text).joined()
    for (index, digit) in digits.enumerated() {
      if pattern.isGroupBoundary(rest: digits.count - index, of: digits.count) {
        text += pattern.groupingSeparator
      }
      text.append(pattern.digits[digit])
    }
    return text + affixes.suffix.map(\.text).joined()
  }
}
