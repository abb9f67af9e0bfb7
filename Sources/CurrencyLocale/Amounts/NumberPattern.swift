#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The pattern of a currency's amounts in a locale, read from ICU's formatted numbers.
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

  /// Reads the pattern from numbers that ICU formats.
  init(_ locale: CurrencyLocale, form: SymbolForm, negatives: AmountFormat.NegativeStyle) {
    let foundation = locale.resolved.locale(currency: locale.formattingCode)
    let style = Self.style(
      locale.formattingCode, foundation, form: form, negatives: negatives)
    let read = Reading(style, 1_234_567_890)
    if read.digits.count == 10, Set(read.digits).count == 10 {
      self.init(read, style)
    } else {
      // Non-positional numerals, such as Roman ones, can't be assembled from digits. Use Latin digits instead.
      let latin = Locale(identifier: locale.resolved.base.identifier + "@numbers=latn")
      let style = Self.style(locale.formattingCode, latin, form: form, negatives: negatives)
      self.init(Reading(style, 1_234_567_890), style)
    }
  }

  private init(_ read: Reading, _ style: Decimal.FormatStyle.Currency) {
    // `read` is the text of 1234567890, so its digits are 1 to 9, then 0.
    let isPositional = read.digits.count == 10
    digits =
      isPositional ? Array(read.digits.suffix(1) + read.digits.prefix(9)) : Array("0123456789")
    decimalSeparator = read.decimalSeparator
    groupingSeparator = read.groupingSeparator
    let groups = read.groups
    groupingSize = groups.count > 1 ? groups[groups.count - 1] : 0
    secondaryGroupingSize = groups.count > 2 ? groups[groups.count - 2] : groupingSize
    positive = read.affixes
    negative = Reading(style, -1).affixes
    // Spanish in Spain groups numbers from five digits on, Ewe in Ghana from six.
    let longestUngrouped = [1234, 12_345].filter { Reading(style, $0).groups.count == 1 }.count
    minimumGroupedDigits = groupingSize + 1 + longestUngrouped
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

  private static func style(
    _ code: String, _ locale: Locale, form: SymbolForm, negatives: AmountFormat.NegativeStyle
  ) -> Decimal.FormatStyle.Currency {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .precision(.fractionLength(2))
      .sign(strategy: negatives == .accounting ? .accounting : .automatic)
    return switch form {
    case .standard: style.presentation(.standard)
    case .narrow: style.presentation(.narrow)
    case .code: style.presentation(.isoCode)
    }
  }
}
