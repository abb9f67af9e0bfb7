/// Numbers as people and other programs write them: the grammar of JSON (RFC 8259, section 6).
///
/// That is an optional `-`, decimal digits without a leading 0, then optionally a point with digits
/// behind it, and an exponent: `16`, `-0.5`, `2.5e3`. Nothing else is a number, so `0x10`, `0o7`, `1_000`,
/// `+5`, `.5`, `5.`, `007`, `inf` and `nan` are not, and nor is a number with spaces around it.
///
/// A number is read as it is written, or refused: none is rounded to another one. A `Double` has at most
/// 15 digits, zeros at both ends aside, which it keeps; it is below 10^15, up to which it keeps every
/// whole number; and it is 0 or at least the smallest normal number, about 2.2e-308, below which digits are
/// lost. A whole number is exact as an `Int`.
package enum DecimalNumber {
  /// Why a text is not read as a number.
  package enum Mistake: Error, Hashable, Sendable {
    case notation, digits, tooLarge, tooSmall

    /// The mistake, to follow the text.
    package var problem: String {
      switch self {
      case .notation: "is not a decimal number"
      case .digits: "has more than 15 digits"
      case .tooLarge: "is too large"
      case .tooSmall: "is too close to 0"
      }
    }

    /// How to fix it.
    package var fix: String {
      switch self {
      case .notation: "write it as a decimal number, such as 16 or 0.5"
      case .digits: "round it"
      case .tooLarge: "give a smaller number"
      case .tooSmall: "give 0 or a larger number"
      }
    }
  }

  /// The number that a text is.
  package static func value(of text: some StringProtocol) throws(Mistake) -> Double {
    guard let count = digitCount(text), let value = Double(text) else { throw .notation }
    guard abs(value) < 1e15 else { throw .tooLarge }
    guard count <= 15 else { throw .digits }
    guard value.isNormal || count == 0 else { throw .tooSmall }
    return value
  }

  /// The whole number that a text is, without point and exponent; exact, whatever its size. Nil for any
  /// other text, and for a number that does not fit.
  package static func integer(of text: some StringProtocol) -> Int? {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    return isWhole && digitCount(text) != nil ? Int(text) : nil
  }

  /// The number of digits, without zeros at either end; nil for a text that is not in the grammar.
  private static func digitCount(_ text: some StringProtocol) -> Int? {
    var rest = Array(text.utf8)[...]
    _ = rest.take("-")
    let whole = rest.takeDigits()
    guard whole.count == 1 || whole.first.map({ $0 != zero }) == true else { return nil }
    var fraction: ArraySlice<UInt8> = []
    if rest.take(".") {
      fraction = rest.takeDigits()
      if fraction.isEmpty { return nil }
    }
    if rest.take("e") || rest.take("E") {
      _ = rest.take("-") || rest.take("+")
      if rest.takeDigits().isEmpty { return nil }
    }
    guard rest.isEmpty else { return nil }
    let digits = whole + fraction
    guard let first = digits.firstIndex(where: { $0 != zero }),
      let last = digits.lastIndex(where: { $0 != zero })
    else { return 0 }
    return last - first + 1
  }

  private static let zero = UInt8(ascii: "0")
}

extension ArraySlice<UInt8> {
  /// Takes a character away that the text begins with; whether it does.
  fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  /// Takes the decimal digits away that the text begins with.
  fileprivate mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    removeFirst(digits.count)
    return digits
  }
}
