/// The pattern of a currency's amounts, or of counts, in a locale.
struct NumberPattern: Hashable, Sendable {
  /// The locale's digits, 0 to 9.
  var digits: [Character]
  var decimalSeparator: String
  var groupingSeparator: String
  /// The number of digits in the group next to the decimal separator; 0 if there are no groups.
  var groupingSize: Int
  /// The number of digits in the other groups.
  var secondaryGroupingSize: Int
  /// The number of integer digits from which on they are grouped.
  var minimumGroupedDigits: Int
  var positive: Affixes
  var negative: Affixes

  /// The pattern of a locale's currency.
  init(_ locale: CurrencyLocale, form: SymbolForm, negatives: AmountFormat.NegativeStyle) {
    self.init(
      NumberFacts(locale.resolved, currencyCode: locale.formattingCode),
      template: negatives == .accounting ? "accounting" : "pattern",
      symbol: locale.dataSymbol(form))
  }

  /// The pattern of a locale's counts.
  init(countsIn locale: CurrencyLocale) {
    self.init(
      NumberFacts(locale.resolved, currencyCode: nil), template: "count", symbol: nil)
  }

  /// - Parameter symbol: the currency's symbol; nil for counts.
  private init(_ facts: NumberFacts, template: String, symbol: String?) {
    let isCount = symbol == nil
    let sign = facts[isCount ? "countMinus" : "minus"]
    func affixes(isNegative: Bool) -> Affixes {
      Affixes(facts[template], isNegative: isNegative, sign: sign, symbol: symbol ?? "")
    }
    (positive, negative) = (affixes(isNegative: false), affixes(isNegative: true))
    digits = facts.digits
    decimalSeparator = facts["decimal"]
    groupingSeparator = facts[isCount ? "countGroup" : "group"]
    let ownSizes = facts[template + "Sizes"]
    let sizes = (ownSizes.isEmpty ? facts["sizes"] : ownSizes).split(separator: " ").compactMap {
      Int($0)
    }
    (groupingSize, secondaryGroupingSize) = (sizes.first ?? 0, sizes.dropFirst().first ?? 0)
    minimumGroupedDigits = sizes.last ?? 0
  }

  /// The pattern with another symbol, and with the spaces that ICU would write beside it.
  ///
  /// - Parameters:
  ///   - symbol: the text of the symbol.
  ///   - dollar: the locale's pattern for the dollar sign, which has no spaces that belong to the symbol.
  func replacingSymbol(with symbol: String, like dollar: NumberPattern) -> NumberPattern {
    // A few currencies stand on another side of the number than the dollar, such as the franc in Swiss French.
    let isOnSameSide = positive.isSymbolInFront == dollar.positive.isSymbolInFront
    let model = isOnSameSide ? dollar : self
    var pattern = self
    pattern.positive = model.positive.replacingSymbol(with: symbol)
    pattern.negative = model.negative.replacingSymbol(with: symbol)
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
