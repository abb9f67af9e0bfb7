/// Detects YAML files that could have too many aliases, before the parser expands them.
///
/// In a few lines, aliases of aliases can stand for billions of values. The reader refuses every anchor, but
/// only after parsing, and the parser hashes the keys of mappings with all their aliases expanded. So this
/// counts everything that looks like an alias, even in comments and texts. Eight aliases expand a file to at
/// most 18 times its size.
enum AliasBound {
  private static let mostAliases = 8

  /// The location of the first possible anchor, if there are one and too many possible aliases; nil otherwise.
  /// The line and the column count from 1, the column in bytes.
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

  /// Whether the `&` or `*` at an index could begin an anchor or an alias: a name follows it, and the character
  /// before it is neither part of a word nor a quotation mark.
  private static func begins(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard index + 1 < bytes.endIndex, isWordCharacter(bytes[index + 1]) else { return false }
    guard index > bytes.startIndex else { return true }
    let previous = bytes[index - 1]
    return !isWordCharacter(previous) && previous != UInt8(ascii: "\"")
      && previous != UInt8(ascii: "'")
  }

  /// Whether an anchor's name can contain the character.
  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    let character = Unicode.Scalar(byte)
    return character.isASCII
      && (character.properties.isAlphabetic || ("0"..."9").contains(character) || character == "_"
        || character == "-")
  }
}
