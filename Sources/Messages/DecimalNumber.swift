/// Reads decimal numbers in the grammar of JSON (RFC 8259, section 6).
///
/// A number is an optional `-`, decimal digits without a leading 0, an optional point followed by digits,
/// and an optional exponent: `16`, `-0.5`, `2.5e3`. All other texts are refused, such as `0x10`, `0o7`,
/// `1_000`, `+5`, `.5`, `5.`, `007`, `inf`, `nan` and a number with spaces around it.
///
/// A number is read without loss of digits, or refused. A `Double` keeps 15 significant digits, so more
/// digits are refused; zeros at both ends don't count. Its absolute value must be below 10^15, and it must
/// be 0 or a normal number, at least about 2.2e-308, because smaller numbers lose digits. An `Int` is
/// always exact.
package enum DecimalNumber {
  /// The reason why a text is refused.
  package enum Mistake: Error, Hashable, Sendable {
    case notation, digits, tooLarge, tooSmall

    /// The mistake, as the rest of a sentence that begins with the text.
    package var problem: String {
      switch self {
      case .notation: "is not a decimal number"
      case .digits: "has more than 15 digits"
      case .tooLarge: "is too large"
      case .tooSmall: "is too close to 0"
      }
    }

    /// How to fix the mistake.
    package var fix: String {
      switch self {
      case .notation: "write it as a decimal number, such as 16 or 0.5"
      case .digits: "round it"
      case .tooLarge: "give a smaller number"
      case .tooSmall: "give 0 or a larger number"
      }
    }
  }

  /// Reads a number.
  package static func value(of text: some StringProtocol) throws(Mistake) -> Double {
    guard let count = digitCount(text), let value = Double(text) else { throw .notation }
    guard abs(value) < 1e15 else { throw .tooLarge }
    guard count <= 15 else { throw .digits }
    guard value.isNormal || count == 0 else { throw .tooSmall }
    return value
  }

  /// Reads a whole number without point and exponent. Nil for any other text, and for a number that does
  /// not fit into an `Int`.
  package static func integer(of text: some StringProtocol) -> Int? {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    return isWhole && digitCount(text) != nil ? Int(text) : nil
  }

  /// The number of digits before the exponent, without zeros at both ends; nil for a text that is no number.
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
  /// Removes the given character from the beginning. Returns false if the text does not begin with it.
  fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  /// Removes the decimal digits at the beginning, and returns them.
  fileprivate mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = prefix(while: \.isASCIIDigit)
    removeFirst(digits.count)
    return digits
  }
}
