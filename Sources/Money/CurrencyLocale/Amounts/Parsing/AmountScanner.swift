/// Reads the amounts that a format writes.
struct AmountScanner {
  private let format: AmountFormat
  /// The format's separators, then others that are accepted too.
  private let separators: [Separators]

  private struct Separators {
    let decimal: [Character]
    let grouping: [Character]
    /// Whether the separators are accepted between Latin digits only.
    let isLatinOnly: Bool
  }

  /// The marks that a dash can follow in place of decimal digits: `5.–`, `5,-` and the Swedish `5:-`.
  static let dashedDecimals: Set<Character> = [".", ",", ":"]

  init(_ format: AmountFormat) {
    self.format = format
    let own = Separators(
      decimal: Self.folded(format.pattern.decimalSeparator),
      grouping: Self.folded(format.pattern.groupingSeparator), isLatinOnly: false)
    let latin = Separators(decimal: ["."], grouping: [","], isLatinOnly: true)
    separators = Self.hasOwnMarks(format) ? [own, latin] : [own]
  }

  /// Whether neither the locale's digits nor its separators are Latin, and the options set no separators. Latin
  /// separators then can't be mistaken for the format's.
  private static func hasOwnMarks(_ format: AmountFormat) -> Bool {
    let marks = format.pattern.decimalSeparator + format.pattern.groupingSeparator
    return !format.pattern.digits.contains("0") && !marks.contains(where: ".,".contains)
      && format.options.decimalSeparator == nil && format.options.groupingSeparator == nil
  }

  /// A text's characters in a form for comparison: without direction marks and similar invisible marks, with
  /// one form for all spaces, minus signs and apostrophes, and with the usual form of full-width characters. A tab or a
  /// line break stays, because it ends a number.
  static func folded(_ text: String) -> [Character] {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !VisibleText.isSteering(scalar) {
      switch scalar {
      case _ where scalar.properties.generalCategory == .spaceSeparator: folded.append(" ")
      case _ where MinusSign.contains(scalar): folded.append("-")
      case "\u{2019}": folded.append("'")
      default: folded.append(halfWidth(scalar) ?? scalar)
      }
    }
    return Array(String(folded))
  }

  /// The usual form of a full-width character in Unicode's block U+FF00; nil for other characters.
  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    case 0xFFE0: "¢"
    case 0xFFE1: "£"
    case 0xFFE5: "¥"
    case 0xFFE6: "₩"
    default: nil
    }
  }

  /// A text's characters in a form for comparison, with a minus for the signs of the language's accounts.
  func characters(of text: String) -> [Character] {
    let marks = MinusSign.marks(inAccountsOf: format.locale.language)
    return Self.folded(VisibleText.trimmed(text)).map { marks.contains($0) ? "-" : $0 }
  }

  /// The amount in minor units.
  func scan(_ text: String) throws(AmountError) -> Int64 {
    let characters = characters(of: text)
    guard let reading = written(characters) ?? only(freelyWritten(characters)) else {
      throw AmountError.unreadable(text: text, example: format.text(123_456, isNegative: false))
    }
    return try minorUnits(
      reading.whole, reading.fraction, isNegative: reading.isNegative, text: text)
  }

  /// The digits of an amount, and its sign.
  private struct Reading: Hashable {
    var whole: [Int]
    var fraction: [Int]
    var isNegative: Bool
  }

  /// The reading of a text that the format writes.
  private func written(_ text: [Character]) -> Reading? {
    for (affixes, isNegative) in [
      (format.pattern.negative, true), (format.pattern.positive, false),
    ] {
      guard let middle = Self.strip(affixes, from: text[...]) else { continue }
      let readings = readings(of: middle, isNegative: isNegative)
      if let reading = readings.first, !reading.whole.isEmpty { return reading }
    }
    return nil
  }

  /// The readings of a text with an optional sign and an optional symbol on any side of the number.
  private func freelyWritten(_ text: [Character]) -> [Reading] {
    AmountAffixes(text, symbols: symbols).numbers.flatMap { number in
      readings(of: number.text, isNegative: number.isNegative)
    }
  }

  /// The texts that stand for the currency: the format's own symbol, the code, the standard symbol and the sign. The
  /// narrow symbol too, unless it is the standard symbol of another currency in the locale.
  private var symbols: [[Character]] {
    let locale = format.locale
    let own = (format.pattern.positive.prefix + format.pattern.positive.suffix)
      .filter(\.isSymbol).map(\.text)
    let known = [locale.currencyCode, locale.symbol(), CurrencySign.of(locale.currencyCode)?.text]
    let narrow = locale.symbol(.narrow)
    let all = own + known.compactMap { $0 } + (locale.isAmbiguous(narrow) ? [] : [narrow])
    return Set(all.map(Self.folded)).sorted { $0.count > $1.count }
  }

  private func readings(of text: ArraySlice<Character>, isNegative: Bool) -> [Reading] {
    separators.compactMap { number(text, $0) }.map { whole, fraction in
      Reading(whole: whole, fraction: fraction, isNegative: isNegative)
    }
  }

  /// The only reading in a list; nil if the list is empty, or if two readings differ.
  private func only(_ readings: [Reading]) -> Reading? {
    let values = Set(
      readings.map { reading in
        Reading(
          whole: Array(reading.whole.drop { $0 == 0 }),
          fraction: Array(reading.fraction.reversed().drop { $0 == 0 }),
          isNegative: reading.isNegative)
      })
    return values.count == 1 ? readings.first : nil
  }

  /// The text between a prefix and a suffix; nil if the text doesn't have both. Spaces are ignored.
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

  /// The digits before and after the decimal separator; nil if the text is not a number with these separators.
  ///
  /// There can be no digits on one side of the decimal separator. A dash can stand in place of zeros behind it.
  private func number(
    _ text: ArraySlice<Character>, _ separators: Separators
  ) -> (whole: [Int], fraction: [Int])? {
    let decimal = separators.decimal
    let grouping = separators.grouping
    var groups: [[Int]] = [[]]
    var fraction: [Int]?
    var rest = withoutDash(text)
    while let character = rest.first {
      if let digit = digit(character) {
        guard !separators.isLatinOnly || character.isASCII else { return nil }
        if fraction == nil {
          groups[groups.count - 1].append(digit)
        } else {
          fraction?.append(digit)
        }
        rest.removeFirst()
      } else if fraction == nil, rest.starts(with: decimal), !decimal.isEmpty {
        fraction = []
        rest = rest.dropFirst(decimal.count)
      } else if fraction == nil, rest.starts(with: grouping), !grouping.isEmpty {
        groups.append([])
        rest = rest.dropFirst(grouping.count)
      } else {
        return nil
      }
    }
    if groups == [[]], fraction?.isEmpty == false { return ([], fraction ?? []) }
    guard isGrouped(groups.map(\.count)) else { return nil }
    return (groups.flatMap { $0 }, fraction ?? [])
  }

  /// A number without a mark and one or two dashes at its end, as in `5.–` and `5,--`.
  private func withoutDash(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    let rest = text.reversed().drop { $0 == "-" }
    guard let mark = rest.first, Self.dashedDecimals.contains(mark),
      (1...2).contains(text.count - rest.count)
    else { return text }
    return text.dropLast(text.count - rest.count + 1)
  }

  /// Whether groups of these sizes are valid in the format, so that 1,5 isn't read as 15.
  ///
  /// A single group needs at least one digit. Several groups are never valid in a format that doesn't group.
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

  /// The number of minor units for the digits before and after the decimal separator.
  ///
  /// - Throws: ``AmountError`` for non-zero digits below the minor unit, or a number beyond 64 bits; `text` is
  ///   for the message.
  func minorUnits(
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
      // Subtract the digits, because `Int64.min` has no positive counterpart.
      let (sum, isStillTooLarge) = shifted.subtractingReportingOverflow(Int64(digit))
      guard !isTooLarge, !isStillTooLarge else { throw AmountError.outOfRange(text: text) }
      number = sum
    }
    guard !isNegative else { return number }
    guard number != Int64.min else { throw AmountError.outOfRange(text: text) }
    return -number
  }
}
