/// Looks for anchors and aliases before a parser follows them.
enum AnchorScanner {
  /// The place of the first `&name` or `*name` that begins a value outside of quotes and comments.
  static func firstAnchor(in bytes: [UInt8]) -> (line: Int, column: Int)? {
    var line = 1
    var lineStart = 0
    var quote: UInt8?
    // Whether a value may begin here, as after an indent, a dash, a colon or a bracket.
    var mayBegin = true
    var brackets = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
        mayBegin = quote == nil
      } else if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          if next != UInt8(ascii: "\n") { index += 1 }
        } else if byte == open {
          if open == UInt8(ascii: "'"), next == open { index += 1 } else { quote = nil }
        }
      } else {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        case UInt8(ascii: "[") where mayBegin, UInt8(ascii: "{") where mayBegin: brackets += 1
        case UInt8(ascii: "]") where brackets > 0, UInt8(ascii: "}") where brackets > 0:
          brackets -= 1
        case UInt8(ascii: ","): mayBegin = brackets > 0
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
          mayBegin = isSpace(next) || byte == UInt8(ascii: ":") && mayFollowKey(next)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if mayBegin { quote = byte }
          mayBegin = false
        case UInt8(ascii: "#") where index == lineStart || isSpace(bytes[index - 1]):
          while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "!") where mayBegin:
          while index + 1 < bytes.count, !isSpace(bytes[index + 1]) { index += 1 }
        case UInt8(ascii: "&"), UInt8(ascii: "*"):
          if mayBegin, !isSpace(next) { return (line, index - lineStart + 1) }
          mayBegin = false
        default: mayBegin = false
        }
      }
      index += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }

  /// In JSON's style a colon behind a quoted key may touch the value.
  private static func mayFollowKey(_ byte: UInt8) -> Bool {
    "\"'[{*&".utf8.contains(byte)
  }
}
