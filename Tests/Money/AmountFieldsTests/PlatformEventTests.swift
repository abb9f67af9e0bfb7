import AmountFields
import CurrencyLocale
import TestSupport
import Testing

/// The events of text fields in every locale, as UIKit asks its delegate, and as SwiftUI changes a whole text.
///
/// The fields here do what the platforms' do: they have a text and a selection in UTF-16 code units, which a key, a
/// paste, an input method or a tap changes.
@Suite struct PlatformEventTests {
  static let locales = Sample.of(
    CurrencyLocale.allIdentifiers, count: 16,
    always: Sample.locales + ["de_DE", "fr_CH", "he_IL", "ar_EG", "fa_IR", "ja_JP", "ff_Adlm_GN"])

  /// A field as UIKit's: it asks its delegate before an edit, which answers no and sets text and selection.
  private struct AskingField {
    var state: AmountFieldState
    var text: String
    var selection = 0..<0
    /// Whether the text is being composed by an input method, and the text before that.
    var isComposing = false

    init(_ state: AmountFieldState) {
      (self.state, text) = (state, state.text)
      show()
    }

    mutating func show() {
      text = state.text
      selection = state.entry.fieldSelection
    }

    mutating func insert(_ new: String) { replace(selection, with: new) }

    mutating func replace(_ range: Range<Int>, with new: String) {
      state.replace(range, with: new)
      show()
    }

    /// The key deletes the selection, or what is before the caret as one character.
    mutating func backspace() {
      guard selection.isEmpty else { return replace(selection, with: "") }
      guard selection.lowerBound > 0 else { return }
      replace(before(selection.lowerBound, in: text)..<selection.lowerBound, with: "")
    }

    /// An input method shows a text that is not yet accepted, without asking the delegate.
    mutating func mark(_ new: String) {
      text = splice(text, selection, new)
      selection = selection.lowerBound..<selection.lowerBound + new.utf16.count
      isComposing = true
    }

    /// It accepts the text, or takes it back.
    mutating func unmark(as new: String) {
      state.text = splice(text, selection, new)
      state.readText()
      isComposing = false
      show()
    }
  }

  /// A field as SwiftUI's: it changes its text, and its caret is then at the end of what the state makes of it.
  private struct BoundField {
    var state: AmountFieldState
    var selection = 0..<0

    init(_ state: AmountFieldState) {
      self.state = state
      toEnd()
    }

    var length: Int { state.text.utf16.count }
    mutating func toEnd() { selection = length..<length }

    mutating func insert(_ new: String) { replace(selection, with: new) }

    mutating func replace(_ range: Range<Int>, with new: String) {
      state.text = splice(state.text, range, new)
      state.readText()
      toEnd()
    }

    mutating func backspace() {
      guard selection.isEmpty else { return replace(selection, with: "") }
      guard selection.lowerBound > 0 else { return }
      replace(before(selection.lowerBound, in: state.text)..<selection.lowerBound, with: "")
    }
  }

  private func formats(_ identifier: String) throws -> [AmountFormat] {
    let locale = try CurrencyLocale(identifier)
    return try [nil, 0, 3].flatMap { digits in
      try AmountFormat.NegativeStyle.allCases.map { style in
        var options = AmountFormatOptions()
        (options.minorUnitDigits, options.negativeStyle) = (digits, style)
        return try AmountFormat(locale, options: options)
      }
    }
  }

  /// States with amounts of 0 to 12 digits of both signs.
  private func states(
    _ identifier: String, _ random: inout SeededGenerator
  ) throws -> [AmountFieldState] {
    try formats(identifier).flatMap { format in
      try [0, 1, 5, 12].map { count in
        var entry = try AmountEntry(format)
        if count > 0, Bool.random(using: &random) { entry.toggleSign() }
        for _ in 0..<count { entry.type("123456789".randomElement(using: &random) ?? "1") }
        return AmountFieldState(entry)
      }
    }
  }

  @Test(arguments: locales)
  func `keys from the first one on give the amount that they say, on both platforms`(
    identifier: String
  ) throws {
    for format in try formats(identifier) {
      for keys in ["1234", "-507", "٣٠٢", "９８"] {
        var asking = AskingField(AmountFieldState(nil, format: format))
        var bound = BoundField(AmountFieldState(nil, format: format))
        for key in keys {
          asking.insert(String(key))
          bound.insert(String(key))
        }
        let digits = keys.compactMap(\.wholeNumberValue).reduce(Int64(0)) { $0 * 10 + Int64($1) }
        let value = keys.hasPrefix("-") ? -digits : digits
        #expect(asking.state.value?.minorUnits == value, "\(identifier) \(asking.text)")
        #expect(bound.state.value?.minorUnits == value, "\(identifier) \(bound.state.text)")
        // The caret is behind the last digit.
        #expect(asking.selection.isEmpty)
        asking.insert("6")
        #expect(asking.state.value?.minorUnits == value * 10 + (value < 0 ? -6 : 6))
      }
    }
  }

  @Test(arguments: locales)
  func `Backspaces from the end empty the field, and the placeholder is back`(identifier: String)
    throws
  {
    var random = Sample.generator()
    for state in try states(identifier, &random) {
      var (asking, bound) = (AskingField(state), BoundField(state))
      // A tap behind the symbol.
      asking.selection = asking.text.utf16.count..<asking.text.utf16.count
      for _ in 0..<state.text.utf16.count {
        asking.backspace()
        bound.backspace()
      }
      #expect((asking.text, asking.state.value) == ("", nil), "\(identifier) '\(state.text)'")
      #expect((bound.state.text, bound.state.value) == ("", nil), "\(identifier) '\(state.text)'")
    }
  }

  /// One edit of every kind: of a whole text it has to give what it gives where the range is known.
  @Test(arguments: locales)
  func `an edit read off the whole text is the edit of its range`(identifier: String) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for state in try states(identifier, &random) {
      let bounds = boundaries(of: state.text)
      for lower in bounds {
        for upper in bounds where upper >= lower {
          for new in ["", "7", "0", "305"] {
            let removed = Array(state.text.utf16)[lower..<upper]
            // The whole text doesn't tell whether a digit was left or replaced by itself, nor, of a pasted text, whether
            // all digits were selected.
            if let first = new.utf16.first, let last = new.utf16.last,
              removed.first == first || removed.last == last
            {
              continue
            }
            var (asked, read, emptied) = (state, state, state)
            emptied.replace(lower..<upper, with: "")
            if new.count > 1, emptied.value == nil { continue }
            asked.replace(lower..<upper, with: new)
            read.text = splice(state.text, lower..<upper, new)
            let text = read.text
            read.readText()
            if asked.value != read.value || read.text != asked.text {
              failures.append("'\(state.text)' → '\(text)': '\(read.text)' for '\(asked.text)'")
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier) \(failures.count): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `an amount that is pasted over everything is the amount, on both platforms`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for state in try states(identifier, &random) {
      let format = state.entry.format
      for _ in 0..<3 {
        let amount = format.locale.amount(minorUnits: .random(in: 1...99_999_999, using: &random))
        for value in [amount, format.locale.amount(minorUnits: -amount.minorUnits)] {
          let text = try format.text(of: value)
          var (asking, bound) = (AskingField(state), BoundField(state))
          asking.replace(0..<asking.text.utf16.count, with: text)
          bound.replace(0..<bound.length, with: text)
          if asking.state.value != value || bound.state.value != value {
            failures.append("'\(text)' over '\(state.text)': '\(bound.state.text)'")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier) \(failures.count): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `what is no digit and no sign changes nothing: autocorrection, a space, letters, emoji`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for state in try Sample.of(states(identifier, &random), count: 9) {
      for new in [" ", "a", "teh", ". ", "😀", "\u{FFFC}", "あ", "\n"] {
        for bound in boundaries(of: state.text) {
          var (asked, read) = (state, state)
          asked.replace(bound..<bound, with: new)
          read.text = splice(state.text, bound..<bound, new)
          read.readText()
          if asked != state || read != state { failures.append("'\(new)' in '\(state.text)'") }
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier) \(failures.count): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `a text of an input method counts when it is accepted, and only then`(identifier: String)
    throws
  {
    var random = Sample.generator()
    for state in try states(identifier, &random) {
      var field = AskingField(state)
      field.mark("ご")
      field.unmark(as: "ご")
      #expect(field.state == state, "\(identifier) \(state.text)")
      field = AskingField(state)
      field.mark("go")
      field.unmark(as: "５")
      var typed = AskingField(state)
      typed.insert("5")
      #expect(field.state.value == typed.state.value, "\(identifier) \(state.text)")
      #expect(field.text == typed.text)
    }
  }

  @Test(arguments: locales)
  func `a key after a tap changes the digits there, wherever it is`(identifier: String) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for state in try states(identifier, &random) where !state.text.isEmpty {
      let (before, negative) = (typedDigits(state), state.entry.isNegative)
      for offset in boundaries(of: state.text) {
        var field = AskingField(state)
        field.selection = offset..<offset
        field.insert("8")
        // The digits in front of the caret, as the text has them in its own order.
        let front = String(decoding: Array(state.text.utf16)[..<offset], as: UTF16.self)
        let padding = digits(in: state.text).count - before.count
        let index = max(0, digits(in: front).count - padding)
        let expected = before.prefix(index) + "8" + before.dropFirst(index)
        if typedDigits(field.state) != expected || field.state.entry.isNegative != negative {
          failures.append("8 at \(offset) of '\(state.text)': '\(field.text)'")
        }
        // The next Backspace takes it back.
        field.backspace()
        if field.state.value != state.value {
          failures.append("Backspace after 8 at \(offset) of '\(state.text)': '\(field.text)'")
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier) \(failures.count): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `after any events a field shows what its amount is, and the text reads back`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    let texts = ["", "1", "0", "-", "٥", "12", "1.5", "$3", "(4)", "x", "−", "9,99", "\u{200F}"]
    for format in try formats(identifier) {
      var state = AmountFieldState(nil, format: format)
      for _ in 0..<60 {
        let bounds = boundaries(of: state.text)
        let ends = [bounds.randomElement(using: &random), bounds.randomElement(using: &random)]
          .compactMap { $0 }.sorted()
        guard let lower = ends.first, let upper = ends.last else { continue }
        let new = texts.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) {
          state.replace(lower..<upper, with: new)
        } else {
          state.text = splice(state.text, lower..<upper, new)
          state.readText()
        }
        #expect(state.text == state.entry.fieldText)
        guard !state.text.isEmpty else {
          #expect(state.value == nil)
          continue
        }
        #expect(try format.parse(state.text) == state.entry.amount, "\(identifier) \(state.text)")
        let selection = state.entry.fieldSelection
        #expect(bounds.isEmpty || selection.upperBound <= state.text.utf16.count)
      }
    }
  }

  private func digits(in text: String) -> [Int] {
    text.unicodeScalars.compactMap { scalar in
      scalar.properties.numericType == .decimal
        ? scalar.properties.numericValue.map { Int($0) } : nil
    }
  }

  private func typedDigits(_ state: AmountFieldState) -> String {
    let digits = String(state.entry.amount.minorUnits.magnitude)
    return digits == "0" ? "" : digits
  }

  /// The offsets between the Unicode scalars of a text.
  private func boundaries(of text: String) -> [Int] {
    text.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF16.width($1)) }
  }
}

/// The text with another one in place of a range, in UTF-16 code units.
private func splice(_ text: String, _ range: Range<Int>, _ new: String) -> String {
  let units = Array(text.utf16)
  return String(
    decoding: units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...],
    as: UTF16.self)
}

/// The offset before the character that ends at an offset, in UTF-16 code units.
private func before(_ offset: Int, in text: String) -> Int {
  let front = String(decoding: Array(text.utf16)[..<offset], as: UTF16.self)
  return offset - (front.last.map { String($0).utf16.count } ?? 0)
}
