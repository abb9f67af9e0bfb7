#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension NumberPattern {
  /// The parts of a number that ICU has formatted.
  struct Reading {
    var affixes = Affixes()
    /// The digits before the decimal separator.
    var digits: [Character] = []
    /// The number of digits in each group, from the left.
    var groups = [0]
    var decimalSeparator = ""
    var groupingSeparator = ""

    init(_ style: Decimal.FormatStyle.Currency, _ number: Decimal) {
      let text = style.attributed.format(number)
      for run in text.runs {
        read(String(text[run.range].characters), symbol: run.numberSymbol, part: run.numberPart)
      }
    }

    private mutating func read(
      _ text: String,
      symbol: AttributeScopes.FoundationAttributes.NumberFormatAttributes
        .SymbolAttribute.Symbol?,
      part: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute
        .NumberPart?
    ) {
      switch (symbol, part) {
      case (.groupingSeparator, _):
        groupingSeparator = text
        groups.append(0)
      case (.decimalSeparator, _): decimalSeparator = text
      case (_, .integer):
        digits += Array(text)
        groups[groups.count - 1] += text.count
      case (_, .fraction): break
      case (.currency, _): append(.symbol(text))
      case (.sign, _): append(.sign(text))
      default: append(.literal(text))
      }
    }

    private mutating func append(_ piece: Piece) {
      if digits.isEmpty {
        affixes.prefix.append(piece)
      } else {
        affixes.suffix.append(piece)
      }
    }
  }
}
