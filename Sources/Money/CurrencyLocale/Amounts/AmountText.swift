/// The text of an amount, with the positions of its digits and its sign.
///
/// Positions are offsets in UTF-16 code units, as in the text fields of common platforms.
struct AmountText: Hashable, Sendable {
  private(set) var text = ""
  private(set) var length = 0
  /// The positions of the digits, from the left.
  private(set) var digits: [Range<Int>] = []
  /// The positions of the minus signs, or of the accounting form's parentheses.
  private(set) var signs: [Range<Int>] = []

  /// Appends a text that is neither a digit nor a sign.
  mutating func append(_ string: String) {
    text += string
    length += string.utf16.count
  }

  mutating func appendDigit(_ digit: Character) {
    let start = length
    append(String(digit))
    digits.append(start..<length)
  }

  mutating func appendSign(_ sign: String) {
    let start = length
    append(sign)
    signs.append(start..<length)
  }
}

extension AmountFormat {
  /// Writes a number of minor units without checking the limits.
  ///
  /// - Parameter isExact: whether to ignore the rounding option.
  func layout(_ magnitude: UInt64, isNegative: Bool, isExact: Bool = false) -> AmountText {
    var layout = AmountText()
    if magnitude == 0, let zeroText = options.zeroText {
      layout.append(zeroText)
      return layout
    }
    let number = isExact ? magnitude : rounding(magnitude)
    let (whole, fraction) = split(number)
    let affixes = isNegative ? pattern.negative : pattern.positive
    append(affixes.prefix, isNegative: isNegative, to: &layout)
    append(whole: whole, to: &layout)
    if !fraction.isEmpty || options.alwaysShowsDecimalSeparator {
      layout.append(pattern.decimalSeparator)
      for digit in fraction { layout.appendDigit(pattern.digits[digit]) }
    }
    append(affixes.suffix, isNegative: isNegative, to: &layout)
    return layout
  }

  private func append(
    _ pieces: [NumberPattern.Piece], isNegative: Bool, to layout: inout AmountText
  ) {
    for piece in pieces {
      switch piece {
      case .sign(let text): layout.appendSign(text)
      // The accounting form's parentheses stand for the sign.
      case .literal(let text) where isNegative && text.contains(where: "()".contains):
        layout.appendSign(text)
      case .literal(let text), .symbol(let text): layout.append(text)
      }
    }
  }

  private func append(whole digits: [Int], to layout: inout AmountText) {
    for (index, digit) in digits.enumerated() {
      let isBoundary = pattern.isGroupBoundary(rest: digits.count - index, of: digits.count)
      if options.grouping, isBoundary { layout.append(pattern.groupingSeparator) }
      layout.appendDigit(pattern.digits[digit])
    }
  }

  /// The digits before and after the decimal separator.
  private func split(_ magnitude: UInt64) -> (whole: [Int], fraction: [Int]) {
    var digits = Self.digits(shownNumber(magnitude))
    let shown = min(minorUnitDigits, decimalDigits)
    let missing = shown + 1 - digits.count
    if missing > 0 { digits = Array(repeating: 0, count: missing) + digits }
    let padding = Array(repeating: 0, count: max(0, decimalDigits - minorUnitDigits))
    return (Array(digits.dropLast(shown)), Array(digits.suffix(shown)) + padding)
  }

  /// The number of minor units after rounding by the rounding option.
  private func rounding(_ magnitude: UInt64) -> UInt64 {
    let increment: UInt64
    switch options.rounding {
    case .exact: return magnitude
    case .cash:
      increment = CashRounding.increment(of: locale.currencyCode, minorUnitDigits: minorUnitDigits)
    case .multiples(let minorUnits): increment = minorUnits.magnitude
    }
    return RoundedNumber.quotient(of: magnitude, by: increment) * increment
  }

  /// The number that the shown digits represent, without zeros added below the minor unit.
  func shownNumber(_ magnitude: UInt64) -> UInt64 {
    RoundedNumber.quotient(of: magnitude, by: RoundedNumber.powerOfTen(hiddenDigits))
  }

  /// The number of the amount's last digits that the format doesn't show.
  var hiddenDigits: Int { max(0, minorUnitDigits - decimalDigits) }

  static func digits(_ number: UInt64) -> [Int] {
    String(number).utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
  }
}
