import Foundation

/// The parts of a number that Foundation has formatted.
struct FormattedNumber {
  /// The text with `¤` for the currency's symbol, `-` for the sign and `#` for the digits.
  var template = ""
  var symbol = ""
  var sign = ""
  var digits: [Character] = []
  /// The number of digits in each group, from the left.
  var groups = [0]
  var decimal = ""
  var group = ""

  init(_ style: Decimal.FormatStyle.Currency, _ number: Decimal) {
    read(style.attributed.format(number))
  }

  init(_ style: IntegerFormatStyle<Int>, _ number: Int) {
    read(style.attributed.format(number))
  }

  /// The sizes of the last group and of the others, and the number of digits from which on they are grouped.
  func sizes(_ groups: (Int) -> Int) -> String {
    let primary = self.groups.count > 1 ? self.groups[self.groups.count - 1] : 0
    let secondary = self.groups.count > 2 ? self.groups[self.groups.count - 2] : primary
    let ungrouped = [1234, 12_345].filter { groups($0) == 1 }.count
    return "\(primary) \(secondary) \(primary + 1 + ungrouped)"
  }

  private mutating func read(_ text: AttributedString) {
    for run in text.runs {
      let part = String(text[run.range].characters)
      switch (run.numberSymbol, run.numberPart) {
      case (.groupingSeparator, _):
        group = part
        groups.append(0)
      case (.decimalSeparator, _): decimal = part
      case (_, .integer):
        if digits.isEmpty { template += "#" }
        digits += Array(part)
        groups[groups.count - 1] += part.count
      case (_, .fraction): break
      case (.currency, _):
        template += "¤"
        symbol += part
      case (.sign, _):
        template += "-"
        sign += part
      default: template += part
      }
    }
  }
}

/// The styles of Foundation that the table answers for.
enum Styles {
  static func currency(
    _ code: String, _ locale: String,
    _ presentation: Decimal.FormatStyle.Currency.Configuration.Presentation,
    isAccounting: Bool
  ) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))
      .precision(.fractionLength(2)).sign(strategy: isAccounting ? .accounting : .automatic)
      .presentation(presentation)
  }

  static func count(_ locale: String) -> IntegerFormatStyle<Int> {
    IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
  }
}

/// The template for a symbol that a no-break space separates from the digits.
func spaced(_ template: String) -> String {
  template.replacingOccurrences(of: "¤#", with: "¤\u{A0}#")
    .replacingOccurrences(of: "#¤", with: "#\u{A0}¤")
}

/// Whether a no-break space separates a symbol's last or first character from the digits beside it, by CLDR's
/// `currencySpacing`.
func needsSpace(_ scalar: Unicode.Scalar?) -> Bool {
  switch scalar?.properties.generalCategory {
  case nil, .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
    .lineSeparator, .paragraphSeparator:
    false
  default: true
  }
}
