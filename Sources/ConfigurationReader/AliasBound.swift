/// Finds files of aliases of aliases before the parser follows them.
///
/// A few lines of them stand for billions of values. Every anchor is refused once the file is parsed, but
/// until then the parser hashes each key of a mapping with all its aliases followed. So this counts the
/// texts that may be anchors and aliases, also in comments and texts. Eight aliases stand for at most 18
/// times the file.
enum AliasBound {
  private static let mostAliases = 8

  /// The location of the first possible anchor, from 1, if the file may have anchors and too many aliases.
  static func excess(in bytes: ArraySlice<UInt8>) -> (line: Int, column: Int)? {
    var (line, lineStart) = (1, bytes.startIndex)
    var anchor: (line: Int, column: Int)?
    var aliases = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      switch byte {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, index + 1)
      case UInt8(ascii: "&") where begins(at: index, in: bytes):
        anchor = anchor ?? (line, index - lineStart + 1)
      case UInt8(ascii: "*") where begins(at: index, in: bytes): aliases += 1
      default: break
      }
    }
    return aliases > mostAliases ? anchor : nil
  }

  /// Whether a `&` or `*` may begin an anchor or an alias: a name follows it, and it is neither in a word nor
  /// the first character in quotes.
  private static func begins(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard index + 1 < bytes.endIndex, isWordCharacter(bytes[index + 1]) else { return false }
    guard index > bytes.startIndex else { return true }
    let previous = bytes[index - 1]
    return !isWordCharacter(previous) && previous != UInt8(ascii: "\"")
      && previous != UInt8(ascii: "'")
  }

  /// Whether a name of an anchor may hold a character.
  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    let character = Unicode.Scalar(byte)
    return character.isASCII
      && (character.properties.isAlphabetic || ("0"..."9").contains(character) || character == "_"
        || character == "-")
  }
}
