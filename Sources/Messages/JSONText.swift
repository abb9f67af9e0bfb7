/// Strings of JSON.
package enum JSONText {
  /// A string with its quotes; only characters that must be escaped are.
  package static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += Array("\\\"".utf8)
      case UInt8(ascii: "\\"): result += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): result += Array("\\n".utf8)
      case 0..<0x20, 0x7F: result += Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + hex(byte)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> [UInt8] { Array(String(byte, radix: 16).utf8) }

  package static func array(_ values: [String]) -> String {
    "[" + values.map(quoted).joined(separator: ",") + "]"
  }

  /// The strings of an array as ``array(_:)`` writes it, with any escapes of JSON (RFC 8259, 7);
  /// nil for anything else.
  package static func strings(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var rest = bytes
    guard rest.popFirst() == UInt8(ascii: "["), rest.popLast() == UInt8(ascii: "]") else {
      return nil
    }
    var strings: [String] = []
    if rest.isEmpty { return strings }
    while true {
      guard let string = string(from: &rest) else { return nil }
      strings.append(string)
      guard let separator = rest.popFirst() else { return strings }
      guard separator == UInt8(ascii: ",") else { return nil }
    }
  }

  /// Takes a quoted string off the beginning; nil where there is none that is well-formed.
  private static func string(from rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape(from: &rest) else { return nil }
        text += Array(String(escaped).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// The character that an escape sequence stands for.
  private static func escape(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(from: &rest) else { return nil }
      guard 0xD800...0xDBFF ~= unit else { return Unicode.Scalar(unit) }
      // A character beyond the first 65,536 is a pair of surrogates.
      guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
        let low = codeUnit(from: &rest), 0xDC00...0xDFFF ~= low
      else { return nil }
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    default: return nil
    }
  }

  private static func codeUnit(from rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    let isHex = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4, isHex else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
