import CurrencyLocale
import TestSupport
import Testing

/// Laws of a field in every locale, as a platform's text field edits it: by ranges of UTF-16 code units.
@Suite struct AmountEntryPropertyTests {
  static let locales = Sample.of(
    CurrencyLocale.allIdentifiers, count: 14, always: Sample.locales + ["de_DE", "he_IL", "ja_JP"])

  /// The formats of a locale with each number of minor unit digits, and with hidden decimal digits.
  private func formats(_ identifier: String) throws -> [AmountFormat] {
    let locale = try CurrencyLocale(identifier)
    return try (0...4).flatMap { digits in
      try AmountFormat.NegativeStyle.allCases.map { style in
        var options = AmountFormatOptions()
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
    for format in try Sample.of(formats(identifier), count: 5, function: identifier) {
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

  /// Amounts of 1 to 12 digits of both signs, as a field shows them.
  private func entries(
    _ identifier: String, _ random: inout SeededGenerator
  ) throws -> [AmountEntry] {
    try formats(identifier).flatMap { format in
      try [1, 5, 12].map { count in
        var entry = try AmountEntry(format)
        if Bool.random(using: &random) { entry.toggleSign() }
        for _ in 0..<count { entry.type("123456789".randomElement(using: &random) ?? "1") }
        return entry
      }
    }
  }

  @Test(arguments: locales)
  func `as many Backspaces as the text is long empty it, wherever the platform leaves the caret`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for full in try entries(identifier, &random) {
      for followsSelection in [true, false] {
        var entry = full
        var caret = full.text.utf16.count
        for _ in 0..<caret where !entry.isEmpty {
          let isAccepted = entry.replace(max(0, caret - 1)..<caret, with: "")
          if !isAccepted { failures.append("nothing happens in '\(entry.text)' at \(caret)") }
          caret = followsSelection ? entry.selection.upperBound : entry.text.utf16.count
        }
        if !entry.isEmpty || entry.amount.minorUnits != 0 {
          failures.append("'\(entry.text)' is left of '\(full.text)'")
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `a Backspace anywhere deletes the digit at or before it, or the sign`(identifier: String)
    throws
  {
    var random = Sample.generator()
    var failures: [String] = []
    for entry in try entries(identifier, &random) {
      let (digits, signs) = positions(in: entry)
      for offset in 0..<entry.text.utf16.count {
        var (typed, isNegative) = (typedDigits(entry), entry.isNegative)
        if signs.contains(where: { $0.contains(offset) }) {
          isNegative = false
        } else if let index = digits.lastIndex(where: { $0.lowerBound <= offset }) {
          typed.remove(at: typed.index(typed.startIndex, offsetBy: index))
        } else {
          isNegative = false
        }
        var edited = entry
        let isAccepted = edited.replace(offset..<offset + 1, with: "")
        let isChanged = typed != typedDigits(entry) || isNegative != entry.isNegative
        if typedDigits(edited) != typed || edited.isNegative != isNegative
          || isAccepted != isChanged
        {
          failures.append("'\(entry.text)' at \(offset): '\(edited.text)'")
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `after any events the amount is what the typed digits say, and its text reads back`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for format in try formats(identifier) where format.decimalDigits >= format.minorUnitDigits {
      var entry = try AmountEntry(format)
      // The model: the digits, how many of them are behind the caret, and the sign.
      var (digits, behind, isNegative) = ([Int](), 0, false)
      for _ in 0..<30 {
        let caret = entry.selection
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3 where digits.count < 15:
          let digit = Int.random(in: 0...9, using: &random)
          digits.insert(digit, at: digits.count - behind)
          entry.replace(caret, with: "\(digit)")
        case 4 where caret.lowerBound > 0:
          if digits.count > behind {
            digits.remove(at: digits.count - behind - 1)
          } else {
            isNegative = false
          }
          entry.replace(caret.lowerBound - 1..<caret.lowerBound, with: "")
        case 5:
          entry.moveCursor(by: -1)
          behind = min(behind + 1, digits.count)
        case 6:
          isNegative.toggle()
          entry.type("—")
        default:
          entry.moveCursor(by: .max)
          behind = 0
        }
        digits = Array(digits.drop { $0 == 0 })
        behind = min(behind, digits.count)
        let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1) } * (isNegative ? -1 : 1)
        let read = try? format.parse(entry.text)
        if entry.amount.minorUnits != value || read != entry.amount {
          failures.append("'\(entry.text)' of \(value)")
          break
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier): \(failures.prefix(3))")
  }

  /// The digits of the amount that are shown.
  private func typedDigits(_ entry: AmountEntry) -> String {
    let hidden = max(0, entry.format.minorUnitDigits - entry.format.decimalDigits)
    let digits = String(entry.amount.minorUnits.magnitude).dropLast(hidden)
    return digits == "0" ? "" : String(digits)
  }

  /// The ranges of the typed digits and of the sign in the text.
  private func positions(in entry: AmountEntry) -> (digits: [Range<Int>], signs: [Range<Int>]) {
    var (digits, signs, offset) = ([Range<Int>](), [Range<Int>](), 0)
    for scalar in entry.text.unicodeScalars {
      let range = offset..<offset + UTF16.width(scalar)
      if scalar.properties.numericType == .decimal { digits.append(range) }
      if "-\u{2212}()".unicodeScalars.contains(scalar) { signs.append(range) }
      offset = range.upperBound
    }
    let added = max(0, entry.format.decimalDigits - entry.format.minorUnitDigits)
    return (digits.dropLast(added).suffix(typedDigits(entry).count), signs)
  }

  @Test func `a Backspace over a symbol, a space or a separator deletes the digit before it`()
    throws
  {
    var euros = try AmountEntry(format("de_DE"))
    euros.typeAll("1234")
    #expect(euros.replace(6..<7, with: "") == true)
    #expect(euros.text == "1,23\u{A0}€")
    var dollars = try AmountEntry(format("en_US"))
    dollars.typeAll("123450")
    #expect(dollars.replace(2..<3, with: "") == true)
    #expect(dollars.text == "$234.50")
    #expect(dollars.replace(0..<1, with: "") == false)
    #expect(dollars.replace(3..<3, with: "") == false)
  }

  @Test func `a Backspace deletes an amount of which the format shows no digit`() throws {
    let whole = try format("en_US") { $0.decimalDigits = 0 }
    var entry = try AmountEntry(whole, amount: whole.locale.amount(minorUnits: 49))
    #expect(entry.replace(1..<2, with: "") == true)
    #expect(entry.isEmpty)
  }
}
