/// The pattern of a currency's amounts, or of counts, in a locale.
package struct NumberPattern: Hashable, Sendable {
  /// The locale's digits, 0 to 9.
  var digits: [Character]
  var decimalSeparator: String
  var groupingSeparator: String
  /// The number of digits in the group next to the decimal separator; 0 if there are no groups.
  var groupingSize: Int
  /// The number of digits in the other groups.
  var secondaryGroupingSize: Int
  /// The least number of integer digits that are grouped.
  var minimumGroupedDigits: Int
  var positive: Affixes
  var negative: Affixes
  private var spacing: SymbolSpacing

  /// The pattern of a locale's currency.
  init(_ locale: CurrencyLocale, form: CurrencySymbolForm, negatives: AmountFormat.NegativeStyle) {
    let facts = NumberFacts(locale.resolved)
    let (pattern, decimal, group) = facts.ofAmounts(
      in: locale.formattingCode, accounting: negatives == .accounting)
    self.init(
      pattern, facts, symbol: locale.dataSymbol(form), decimal: decimal, group: group)
  }

  /// The pattern of a locale's counts.
  init(countsIn locale: CurrencyLocale) {
    let facts = NumberFacts(locale.resolved)
    self.init(facts["decimalFormat"] ?? "", facts, symbol: "", decimal: nil, group: nil)
  }

  /// - Parameters:
  ///   - pattern: a pattern of CLDR (UTS 35, part 3), such as `#,##,##0.00 ¤;(#,##,##0.00 ¤)`.
  ///   - decimal: the decimal separator of amounts; nil if they have that of all numbers. The same is true of
  ///     `group`, the grouping separator.
  private init(
    _ pattern: String, _ facts: NumberFacts, symbol: String, decimal: String?, group: String?
  ) {
    digits = facts.digits
    decimalSeparator = decimal ?? facts["decimal"] ?? "."
    groupingSeparator = group ?? facts["group"] ?? ","
    let parts = pattern.split(separator: ";", maxSplits: 1)
    let positivePart = parts.first ?? ""
    let whole = positivePart.filter { "#0,.".contains($0) }.prefix { $0 != "." }
    let sizes = whole.split(separator: ",", omittingEmptySubsequences: false).dropFirst()
      .map(\.count)
    groupingSize = sizes.last ?? 0
    secondaryGroupingSize = sizes.dropLast().last ?? groupingSize
    minimumGroupedDigits = groupingSize + facts.minimumGroupingDigits
    spacing = SymbolSpacing(afterSymbol: facts.afterCurrency, digits: digits)
    // The sign's place is in front if there is no pattern of negative numbers.
    let sign = facts["minusSign"] ?? "-"
    positive = Affixes(positivePart, sign: sign).replacingSymbol(with: symbol, spacing)
    negative = Affixes(parts.count > 1 ? parts[1] : "-" + positivePart, sign: sign)
      .replacingSymbol(with: symbol, spacing)
  }

  /// The pattern with another symbol, and with the spaces beside it.
  ///
  /// - Parameters:
  ///   - symbol: the text of the symbol.
  ///   - dollar: the locale's pattern for the dollar sign.
  func replacingSymbol(with symbol: String, like dollar: NumberPattern) -> NumberPattern {
    // A few currencies stand on another side of the number than the dollar, such as the franc in Swiss French.
    let isOnSameSide = positive.isSymbolInFront == dollar.positive.isSymbolInFront
    let source = isOnSameSide ? dollar : self
    var pattern = self
    pattern.positive = source.positive.replacingSymbol(with: symbol, spacing)
    pattern.negative = source.negative.replacingSymbol(with: symbol, spacing)
    return pattern
  }

  /// The pattern without the currency symbol and without the spaces in literals.
  var withoutSymbol: NumberPattern {
    var pattern = self
    pattern.positive = positive.withoutSymbol
    pattern.negative = negative.withoutSymbol
    return pattern
  }

  /// Whether a grouping separator stands before the last `rest` of `count` digits.
  func isGroupBoundary(rest: Int, of count: Int) -> Bool {
    guard groupingSize > 0, count >= minimumGroupedDigits, rest < count else { return false }
    return rest == groupingSize
      || rest > groupingSize && (rest - groupingSize).isMultiple(of: secondaryGroupingSize)
  }
}
