import CurrencyLocale
import TestSupport
import Testing

/// Laws of a field in every locale, as a platform's text field edits it: by ranges of UTF-16 code units.
@Suite struct AmountEntryPropertyTests {
  static let locales = Sample.of(
    CurrencyLocale.allIdentifiers, count: 20, always: Sample.locales + ["de_DE", "he_IL", "ja_JP"])

  /// The formats of a locale with each number of minor unit digits, and with hidden decimal digits.
  private func formats(_ identifier: String) throws -> [AmountFormat] {
    let locale = try CurrencyLocale(identifier)
    return try (0...4).flatMap { digits in
      try AmountFormat.NegativeStyle.allCases.map { style in
        var options = AmountFormat.Options()
        (options.minorUnitDigits, options.negativeStyle) = (digits, style)
        if digits == 3 { options.decimalDigits = style == .minus ? 0 : 5 }
        return try AmountFormat(locale, options: options)
      }
    }
  }

  @Test(arguments: locales)
  func `in an empty field, the caret's position doesn't change what a key or a pasted text gives`(
    identifier: String
  ) throws {
    var failures: [String] = []
    for format in try formats(identifier) {
      for sign in ["", "-"] {
        var empty = try AmountEntry(format)
        for character in sign { empty.type(character) }
        for key in ["1", "0", "-", "٧", "1234.50", "5,00-", "x"] where sign + key != "--" {
          var expected = empty
          let isAccepted = insert(key, &expected)
          // A field that shows its placeholder has the range 0..<0.
          for offset in 0...empty.text.utf16.count {
            var (selected, replaced) = (empty, empty)
            selected.select(offset..<offset)
            insert(key, &selected)
            let isReplaced = replaced.replace(offset..<offset, with: key)
            if selected != expected || replaced != expected || isReplaced != isAccepted {
              failures.append("'\(key)' at \(offset) of '\(empty.text)'")
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier): \(failures.prefix(3))")
  }

  @discardableResult
  private func insert(_ text: String, _ entry: inout AmountEntry) -> Bool {
    text.count == 1 ? entry.type(Character(text)) : entry.paste(text)
  }

  @Test(arguments: locales)
  func `digits that are typed from the start of an empty field on are the amount`(
    identifier: String
  ) throws {
    for format in try formats(identifier) {
      var (entry, typed) = (try AmountEntry(format), try AmountEntry(format))
      for digit in "1234" {
        entry.replace(entry.isEmpty ? 0..<0 : entry.selection, with: String(digit))
        typed.type(digit)
      }
      let hidden = max(0, format.minorUnitDigits - format.decimalDigits)
      let expected = ["1234"] + Array(repeating: "0", count: hidden)
      #expect(entry == typed, "\(identifier) \(entry.text)")
      #expect("\(entry.amount.minorUnits)" == expected.joined(), "\(identifier) \(entry.text)")
    }
  }

  @Test(arguments: locales)
  func `in an empty or wholly selected field, a pasted text is the amount that the format reads`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    let other = try AmountFormat(CurrencyLocale("de_CH", currency: "EUR"))
    var failures: [String] = []
    for format in try formats(identifier) {
      let values = (0..<3).map { _ in Int64.random(in: -99_999_999...99_999_999, using: &random) }
      for value in values {
        let amount = Amount(minorUnits: value, currencyCode: format.locale.currencyCode)
        let texts = [
          try format.text(of: amount), "\(value)", format.plainText(amount),
          try other.text(of: other.locale.amount(minorUnits: value)),
        ]
        for text in texts {
          guard let read = try? format.parse(text) else { continue }
          var (empty, full) = (try AmountEntry(format), try AmountEntry(format))
          full.typeAll("-1234")
          let length = full.text.utf16.count
          let areAccepted = [empty.paste(text), full.replace(0..<length, with: text)]
          if areAccepted != [true, true] || empty.amount != read || full.amount != read {
            failures.append("'\(text)': '\(empty.text)', '\(full.text)'")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier): \(failures.prefix(3))")
  }
}
