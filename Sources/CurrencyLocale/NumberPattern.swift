#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// How a locale writes amounts of a currency, taken from what ICU formats.
struct NumberPattern: Hashable, Sendable {
  /// A part of what stands before or behind the digits.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case sign(String)
    case symbol(String)

    var text: String {
      switch self {
      case .literal(let text), .sign(let text), .symbol(let text): text
      }
    }
  }

  /// What stands before and behind the digits.
  struct Affixes: Hashable, Sendable {
    var prefix: [Piece] = []
    var suffix: [Piece] = []
  }

  /// The locale's digits, 0 to 9.
  var digits: [Character]
  var decimalSeparator: String
  var groupingSeparator: String
  /// How many digits the group next to the decimal separator has; 0 if there are no groups.
  var groupingSize: Int
  /// How many digits the other groups have.
  var secondaryGroupingSize: Int
  /// How many digits a whole number has at least if it is grouped.
  var minimumGroupedDigits: Int
  var positive: Affixes
  var negative: Affixes

  /// Reads the pattern off numbers that ICU formats.
  init(_ locale: CurrencyLocale, form: SymbolForm, negatives: AmountFormat.NegativeStyle) {
    let foundation = locale.resolved.locale(currency: locale.currencyCode)
    let style = Self.style(
      locale.currencyCode, foundation, form: form, negatives: negatives)
    let read = Reading(style, 1_234_567_890)
    if read.digits.count == 10, Set(read.digits).count == 10 {
      self.init(read, style)
    } else {
      // Numerals that aren't positional, such as Roman ones, can't be assembled digit by digit.
      let latin = Locale(identifier: locale.resolved.base.identifier + "@numbers=latn")
      let style = Self.style(locale.currencyCode, latin, form: form, negatives: negatives)
      self.init(Reading(style, 1_234_567_890), style)
    }
  }

  private init(_ read: Reading, _ style: Decimal.FormatStyle.Currency) {
    digits = read.digits.last.map { [$0] + read.digits.dropLast() } ?? []
    decimalSeparator = read.decimalSeparator
    groupingSeparator = read.groupingSeparator
    let groups = read.groups
    groupingSize = groups.count > 1 ? groups[groups.count - 1] : 0
    secondaryGroupingSize = groups.count > 2 ? groups[groups.count - 2] : groupingSize
    positive = read.affixes
    negative = Reading(style, -1).affixes
    // Spain groups from five digits on, Ghana's Ewe from six.
    let longestUngrouped = [1234, 12_345].filter { Reading(style, $0).groups.count == 1 }.count
    minimumGroupedDigits = groupingSize + 1 + longestUngrouped
  }

  /// The pattern with another symbol, spaced as ICU would space it.
  func replacingSymbol(with symbol: String, like dollar: NumberPattern) -> NumberPattern {
    var pattern = self
    pattern.positive = Self.affixes(dollar.positive, symbol: symbol)
    pattern.negative = Self.affixes(dollar.negative, symbol: symbol)
    return pattern
  }

  /// The pattern without a symbol and the spaces that kept it off.
  var withoutSymbol: NumberPattern {
    func bare(_ pieces: [Piece]) -> [Piece] {
      pieces.compactMap { piece in
        switch piece {
        case .symbol: nil
        case .sign: piece
        case .literal(let text): .literal(text.filter { !$0.isWhitespace })
        }
      }
    }
    var pattern = self
    pattern.positive = Affixes(prefix: bare(positive.prefix), suffix: bare(positive.suffix))
    pattern.negative = Affixes(prefix: bare(negative.prefix), suffix: bare(negative.suffix))
    return pattern
  }

  /// Puts a symbol in a sign's place, with a space where it would touch the digits: CLDR's
  /// `currencySpacing`, which spaces everything but symbols and spaces.
  private static func affixes(_ affixes: Affixes, symbol: String) -> Affixes {
    func touches(_ scalar: Unicode.Scalar?) -> Bool {
      switch scalar?.properties.generalCategory {
      case nil, .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
        .lineSeparator, .paragraphSeparator:
        false
      default: true
      }
    }
    var result = affixes
    func replace(_ pieces: inout [Piece]) {
      for index in pieces.indices {
        if case .symbol = pieces[index] { pieces[index] = .symbol(symbol) }
      }
    }
    replace(&result.prefix)
    replace(&result.suffix)
    if case .symbol = result.prefix.last, touches(symbol.unicodeScalars.last) {
      result.prefix.append(.literal("\u{A0}"))
    }
    if case .symbol = result.suffix.first, touches(symbol.unicodeScalars.first) {
      result.suffix.insert(.literal("\u{A0}"), at: 0)
    }
    return result
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
