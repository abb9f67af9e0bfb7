/// Reads decimal numbers in the notations that have one meaning.
///
/// A number is an optional sign, decimal digits with an optional point before, between or after them, and an
/// optional exponent: `16`, `-0.5`, `.5`, `5.`, `+5`, `2.5e3`. All other texts are refused, such as `0x10`, `0o7`,
/// `1_000`, `1,5`, `007` (which is octal in YAML 1.1), `inf`, `nan` and a number with spaces around it.
///
/// A number becomes the nearest `Double`. Its absolute value must be below 10^15, and it must be 0 or a normal
/// number, at least about 2.2e-308, because smaller numbers lose digits. An `Int` is always exact.
package enum DecimalNumber {
  /// The reason why a text is refused.
  package enum Mistake: Error, Hashable, Sendable {
    case notation, tooLarge, tooSmall

    /// The mistake, as the rest of a sentence that begins with the text.
    package var problem: String {
      switch self {
      case .notation: "is not a decimal number"
      case .tooLarge: "is too large"
      case .tooSmall: "is too close to 0"
      }
    }

    /// How to fix the mistake.
    package var fix: String {
      switch self {
      case .notation: "write it as a decimal number, such as 16 or 0.5"
      case .tooLarge: "give a smaller number"
      case .tooSmall: "give 0 or a larger number"
      }
    }
  }

  /// Reads a number.
  package static func value(of text: some StringProtocol) throws(Mistake) -> Double {
    guard let plain = plain(text), let value = Double(plain.text) else { throw .notation }
    guard abs(value) < 1e15 else { throw .tooLarge }
    guard value.isNormal || plain.isZero else { throw .tooSmall }
    return value
  }

  /// Reads a whole number without point and exponent. Nil for any other text, and for a number that does
  /// not fit into an `Int`.
  package static func integer(of text: some StringProtocol) -> Int? {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    return isWhole && plain(text) != nil ? Int(text) : nil
  }

  /// The number with digits on both sides of the point, and whether all its digits are zeros; nil for a text that is
  /// no number.
  private static func plain(_ text: some StringProtocol) -> (text: String, isZero: Bool)? {
    var rest = Array(text.utf8)[...]
    let isNegative = rest.take("-")
    if !isNegative { _ = rest.take("+") }
    let whole = rest.takeDigits()
    guard whole.count < 2 || whole.first != zero else { return nil }
    var fraction: ArraySlice<UInt8> = []
    if rest.take(".") { fraction = rest.takeDigits() }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    let exponent = rest
    if rest.take("e") || rest.take("E") {
      _ = rest.take("-") || rest.take("+")
      if rest.takeDigits().isEmpty { return nil }
    }
    guard rest.isEmpty else { return nil }
    let digits =
      (whole.isEmpty ? [zero] : Array(whole)) + Array(".".utf8)
      + (fraction.isEmpty ? [zero] : Array(fraction))
    return (
      (isNegative ? "-" : "") + String(decoding: digits + Array(exponent), as: UTF8.self),
      (whole + fraction).allSatisfy { $0 == zero }
    )
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
