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
}
