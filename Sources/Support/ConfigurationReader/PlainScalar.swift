import Messages

/// Reads an unquoted scalar.
///
/// It follows YAML 1.2's core schema, but numbers have the grammar of ``DecimalNumber``. Other numbers of
/// YAML, such as `0x10`, `.inf` or `007`, are errors. They are not read as texts, because other YAML readers
/// see a number.
enum PlainScalar {
  static func value(of text: String) throws(DecimalNumber.Mistake) -> ConfigurationValue {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default:
      if let number = DecimalNumber.integer(of: text) { return .integer(number) }
      do {
        return .number(try DecimalNumber.value(of: text))
      } catch {
        guard error == .notation, !isNumber(text) else { throw error }
        return .string(text)
      }
    }
  }

  /// Whether a text is a number in YAML 1.1 or 1.2: digits in any base with `_` between them, a point, an
  /// exponent, infinity or not-a-number.
  private static func isNumber(_ text: String) -> Bool {
    let plain = text.lowercased().replacing("_", with: "")
    let digits = plain.drop { $0 == "+" || $0 == "-" }
    guard text.utf8.allSatisfy({ $0 < 0x80 }), text.first != "_", plain.count - digits.count < 2
    else { return false }
    if digits == ".inf" || digits == ".nan" { return true }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      let digits = digits.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { $0.hexDigitValue.map { $0 < radix } == true }
    }
    guard digits.allSatisfy({ "0123456789.e+-".contains($0) }), digits.contains(where: \.isNumber)
    else { return false }
    // With a digit before the point, the result does not depend on whether `Double` accepts `.5`.
    return Double((digits.first == "." ? "0" : "") + digits) != nil
  }
}
