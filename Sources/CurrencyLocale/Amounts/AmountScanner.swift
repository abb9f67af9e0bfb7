/// Reads amounts by the pattern they are written with.
struct AmountScanner {
  private let format: AmountFormat
  private let decimalSeparator: [Character]
  private let groupingSeparator: [Character]

  init(_ format: AmountFormat) {
    self.format = format
    decimalSeparator = Self.folded(format.pattern.decimalSeparator)
    groupingSeparator = Self.folded(format.pattern.groupingSeparator)
  }

  /// A text's characters without direction marks; all spaces, minus signs and apostrophes alike.
  static func folded(_ text: String) -> [Character] {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !VisibleText.isSteering(scalar) {
      switch scalar {
      case _ where scalar.properties.isWhitespace: folded.append(" ")
      case "\u{2212}", "\u{2010}", "\u{FE63}", "\u{FF0D}": folded.append("-")
      case "\u{2019}": folded.append("'")
      default: folded.append(scalar)
      }
    }
    return Array(String(folded))
  }

  /// The amount in minor units.
  func scan(_ text: String) throws(AmountError) -> Int64 {
    let characters = Self.folded(text)
    let pattern = format.pattern
    let bare = pattern.withoutSymbol
    let candidates = [
      (pattern.negative, true), (pattern.positive, false), (bare.negative, true),
      (bare.positive, false),
    ]
    for (affixes, isNegative) in candidates {
      guard let middle = Self.strip(affixes, from: characters[...]),
        let (whole, fraction) = number(middle)
      else { continue }
      return try minorUnits(whole, fraction, isNegative: isNegative, text: text)
    }
    let example = format.text(123_456, isNegative: false)
    throw AmountError.unreadable(text: text, example: example)
  }

  /// The text between a prefix and a suffix, or nil if they aren't there; spaces don't matter.
  private static func strip(
    _ affixes: NumberPattern.Affixes, from text: ArraySlice<Character>
  ) -> ArraySlice<Character>? {
    var rest = text.drop { $0 == " " }
    for character in folded(affixes.prefix.map(\.text).joined()) where character != " " {
      guard rest.popFirst() == character else { return nil }
      rest = rest.drop { $0 == " " }
    }
    while rest.last == " " { rest.removeLast() }
    for character in folded(affixes.suffix.map(\.text).joined()).reversed()
    where character != " " {
      guard rest.popLast() == character else { return nil }
      while rest.last == " " { rest.removeLast() }
    }
    return rest
  }

  /// The digits before and behind the decimal separator, or nil if something else is there too.
  private func number(_ text: ArraySlice<Character>) -> (whole: [Int], fraction: [Int])? {
    var groups: [[Int]] = [[]]
    var fraction: [Int]?
    var rest = text
    while let character = rest.first {
      if let digit = digit(character) {
        if fraction == nil {
          groups[groups.count - 1].append(digit)
        } else {
          fraction?.append(digit)
        }
        rest.removeFirst()
      } else if fraction == nil, rest.starts(with: decimalSeparator), !decimalSeparator.isEmpty {
        fraction = []
        rest = rest.dropFirst(decimalSeparator.count)
      } else if fraction == nil, rest.starts(with: groupingSeparator), !groupingSeparator.isEmpty {
        groups.append([])
        rest = rest.dropFirst(groupingSeparator.count)
      } else {
        return nil
      }
    }
    guard isGrouped(groups.map(\.count)) else { return nil }
    return (groups.flatMap { $0 }, fraction ?? [])
  }

  /// Whether the groups have the locale's sizes, so that 1,5 isn't read as 15; never where the
  /// locale doesn't group, whose sizes are 0.
  private func isGrouped(_ sizes: [Int]) -> Bool {
    guard sizes.count > 1 else { return sizes[0] > 0 }
    let primary = format.pattern.groupingSize
    let secondary = format.pattern.secondaryGroupingSize
    return primary > 0 && format.options.grouping && sizes.last == primary
      && sizes.dropFirst().dropLast().allSatisfy { $0 == secondary }
      && sizes[0] >= 1 && sizes[0] <= secondary
  }

  private func digit(_ character: Character) -> Int? {
    format.pattern.digits.firstIndex(of: character) ?? DecimalDigit.value(of: character)
  }

  private func minorUnits(
    _ whole: [Int], _ fraction: [Int], isNegative: Bool, text: String
  ) throws(AmountError) -> Int64 {
    let count = format.minorUnitDigits
    guard fraction.dropFirst(count).allSatisfy({ $0 == 0 }) else {
      throw AmountError.tooPrecise(text: text, digits: count)
    }
    let padding = Array(repeating: 0, count: max(0, count - fraction.count))
    var number: Int64 = 0
    for digit in whole + fraction.prefix(count) + padding {
      let (shifted, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      // Counted downwards, as there is one negative integer more than there are positive ones.
      let (sum, isStillTooLarge) = shifted.subtractingReportingOverflow(Int64(digit))
      guard !isTooLarge, !isStillTooLarge else { throw AmountError.outOfRange(text: text) }
      number = sum
    }
    guard !isNegative else { return number }
    guard number != Int64.min else { throw AmountError.outOfRange(text: text) }
    return -number
  }
}
