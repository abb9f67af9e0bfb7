import Foundation
import CurrencyLocale
import TestSupport
import Testing

/// Arbitrary sequences of all events of a field, in every locale, with limits.
@Suite struct AmountEntryEventTests {
  static let locales = Sample.of(
    CurrencyLocale.allIdentifiers, count: 20,
    always: Sample.locales + ["de_DE", "he_IL", "fa_IR", "ja_JP", "ff_Adlm_GN", "de_CH"])

  /// Formats with some of the limits, and the same ones without, to read any text.
  private func formats(
    _ identifier: String, _ random: inout SeededGenerator
  ) throws -> [(limited: AmountFormat, free: AmountFormat)] {
    let locale = try CurrencyLocale(identifier)
    let limits: [(minimum: Int64?, maximum: Int64?, integers: Int?)] = [
      (nil, nil, nil), (-5000, 123_456, nil), (0, nil, 3), (100, 99_999_999, nil),
    ]
    return try AmountFormat.NegativeStyle.allCases.flatMap { style in
      try [(0, 0), (2, 0), (3, 2)].map { digits, added in
        var free = AmountFormatOptions()
        free.negativeStyle = style
        (free.minorUnitDigits, free.decimalDigits) = (digits, digits + added)
        var limited = free
        let limit = limits.randomElement(using: &random) ?? limits[0]
        (limited.minimum, limited.maximum) = (limit.minimum, limit.maximum)
        limited.maximumIntegerDigits = limit.integers
        return try (
          AmountFormat(locale, options: limited), AmountFormat(locale, options: free)
        )
      }
    }
  }

  /// What a field's amount has to be, found from its text by its digits alone.
  private struct Model: Equatable {
    var digits: [Int]
    var isNegative: Bool

    init(_ entry: AmountEntry) {
      digits = String(entry.amount.minorUnits.magnitude).compactMap(\.wholeNumberValue)
      if digits == [0] { digits = [] }
      isNegative = entry.isNegative
    }

    /// The ranges of the digits and of the sign in a text.
    private func positions(
      in text: String, of format: AmountFormat
    ) -> (digits: [Range<Int>], signs: [Range<Int>]) {
      var (found, signs, offset) = ([Range<Int>](), [Range<Int>](), 0)
      for scalar in text.unicodeScalars {
        let range = offset..<offset + UTF16.width(scalar)
        if scalar.properties.numericType == .decimal { found.append(range) }
        if "()".unicodeScalars.contains(scalar) { signs.append(range) }
        offset = range.upperBound
      }
      // Marks of direction on either side of it belong to some locales' minus sign.
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: format.locale.identifier)
      formatter.numberStyle = .decimal
      let minus = formatter.minusSign ?? "-"
      if let place = text.range(of: minus, options: .literal) {
        let lower = place.lowerBound.utf16Offset(in: text)
        signs.append(lower..<lower + minus.utf16.count)
      }
      let added = max(0, format.decimalDigits - format.minorUnitDigits)
      return (found.dropLast(added).suffix(digits.count), signs)
    }

    /// Makes an edit with digits or nothing. Returns nil if a limit refuses it.
    func replacing(_ range: Range<Int>, with new: [Int], in entry: AmountEntry) -> Model? {
      var result = self
      let format = entry.format
      let positions = positions(in: entry.text, of: format)
      let selected = positions.digits.indices.filter { positions.digits[$0].overlaps(range) }
      let hasSign = positions.signs.contains { $0.overlaps(range) }
      let index = positions.digits.count { $0.lowerBound < range.upperBound } - selected.count
      let isWhole = selected.count == digits.count
      result.digits.removeAll()
      for (offset, digit) in digits.enumerated() where !selected.contains(offset) {
        result.digits.append(digit)
      }
      if hasSign { result.isNegative = false }
      guard !new.isEmpty else {
        if range.isEmpty { return self }
        if selected.isEmpty, !hasSign {
          if index > 0 { result.digits.remove(at: index - 1) } else { result.isNegative = false }
        }
        result.digits = Array(result.digits.drop { $0 == 0 })
        return result
      }
      result.digits.insert(contentsOf: new, at: index)
      // A text of several digits that replaces all of them is an amount in whole units.
      if isWhole, new.count > 1 {
        result.digits += Array(repeating: 0, count: format.minorUnitDigits)
      }
      result.digits = Array(result.digits.drop { $0 == 0 })
      guard result.digits.count <= 18 else { return nil }
      let (value, allowed) = (result.value, format.allowedMinorUnits)
      if result.isNegative, (format.options.minimum ?? -1) >= 0 { return nil }
      if value > 0, value > allowed.upperBound { return nil }
      if value < 0, value < allowed.lowerBound { return nil }
      return result
    }

    var value: Int64 {
      digits.reduce(Int64(0)) { $0 * 10 + Int64($1) } * (isNegative ? -1 : 1)
    }
  }

  @Test(arguments: locales)
  func `after any edits of any ranges the amount is what the digits say, within the limits`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for (format, free) in try formats(identifier, &random) {
      var entry = try AmountEntry(format)
      for _ in 0..<40 {
        let (before, model) = (entry.text, Model(entry))
        let ends = (0..<2).map { _ in Int.random(in: 0...before.utf16.count, using: &random) }
        let range = (ends.min() ?? 0)..<(ends.max() ?? 0)
        let count = [0, 1, 1, 1, 1, 3].randomElement(using: &random) ?? 1
        let new = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
        let expected = model.replacing(range, with: new, in: entry)
        let text = new.map(String.init).joined()
        let isAccepted = entry.replace(range, with: text)
        let found = Model(entry)
        let read = try? free.parse(entry.text)
        if found != expected ?? model || expected == nil && isAccepted || read != entry.amount
          || entry.amount.minorUnits != found.value
        {
          failures.append("'\(text)' at \(range) of '\(before)': '\(entry.text)'")
        }
        // The sign, which is another key.
        if Bool.random(using: &random) { entry.type("-") }
      }
    }
    #expect(failures.isEmpty, "\(identifier) \(failures.count): \(failures.prefix(3))")
  }

  @Test(arguments: locales)
  func `after any events at all the text reads back, and the selection lies in it`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    let texts = [
      "", "1", "0", "-", "٥", "12", "1.5", "$3", "(4)", "x", "9,99", "\u{200F}", "1/2", "½", "±5",
      "99999999999999999999", "0.00000001", "5.–", "\u{1E951}", "e\u{301}", "1\u{301}", "\n7",
      "\u{0}", "△7", "2026-11-27", "１２", "--5", "(5", "5)",
    ]
    let formats = try formats(identifier, &random)
    for (format, _) in formats {
      var entry = try AmountEntry(format, maximumDigits: .random(in: 1...18, using: &random))
      entry.dropsExcessDigits = .random(using: &random)
      for _ in 0..<60 {
        let ends = [-3, 0, 1, 5, 9, 40, Int.random(in: 0...20, using: &random)].shuffled(
          using: &random
        ).prefix(2).sorted()
        let range = ends[0]..<ends[1]
        let text = texts.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: entry.replace(range, with: text)
        case 2, 3: entry.edit(to: text)
        case 4: entry.edit(to: entry.fieldText + text)
        case 5: entry.paste(text)
        case 6: text.first.map { _ = entry.type($0) }
        case 7: entry.select(range)
        case 8: entry.moveCursor(by: [.min, -1, 0, 1, .max].randomElement(using: &random) ?? 0)
        case 9: entry.deleteBackward()
        case 10: entry.deleteForward()
        case 11: entry.toggleSign()
        case 12: entry.clamp()
        default: try? entry.reformat(formats.randomElement(using: &random)?.limited ?? format)
        }
        let free = formats.first { $0.limited == entry.format }?.free ?? format
        #expect(try free.parse(entry.text) == entry.amount, "\(identifier) \(entry.text)")
        let (selection, length) = (entry.selection, entry.text.utf16.count)
        #expect((0...length).contains(selection.lowerBound))
        #expect((0...length).contains(selection.upperBound))
      }
    }
  }
}
