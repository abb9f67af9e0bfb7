import Platform

/// JSON as it is written here: keys in a fixed order, no spaces that carry nothing.
package enum JSONText {
  /// A string with its quotes; only what must be escaped is.
  package static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += Array("\\\"".utf8)
      case UInt8(ascii: "\\"): result += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): result += Array("\\n".utf8)
      case 0..<0x20, 0x7F: result += Array("\\u00\([byte].hexString)".utf8)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  package static func array(_ values: [String]) -> String {
    "[" + values.map(quoted).joined(separator: ",") + "]"
  }
}
