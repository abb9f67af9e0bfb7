/// The value of an unquoted text in YAML 1.2's core schema.
enum PlainScalar {
  static func value(of text: String) -> ConfigurationNode.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default:
      if let number = integer(text) {
        .integer(number)
      } else if let number = number(text) {
        .number(number)
      } else {
        .string(text)
      }
    }
  }

  /// Decimal digits with an optional sign, or digits after 0x and 0o.
  private static func integer(_ text: String) -> Int? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
    return Int(text)
  }

  /// Decimal digits with an optional sign, point and exponent.
  private static func number(_ text: String) -> Double? {
    let allowed = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard allowed, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    // Swift wants a digit on both sides of the point.
    let isNegative = text.hasPrefix("-")
    var digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if digits.hasPrefix(".") { digits = "0" + digits }
    guard let value = Double(digits), value.isFinite, digits.utf8.first != UInt8(ascii: "-") else {
      return nil
    }
    return isNegative ? -value : value
  }
}
