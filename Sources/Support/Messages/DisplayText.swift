/// Makes untrusted text safe to print, such as file names, arguments and the contents of files.
package enum DisplayText {
  /// Escapes everything in a text that a terminal or a CI log could take for a command.
  ///
  /// Control characters (C0, DEL, C1), line and paragraph separators, bidirectional controls and invisible
  /// characters become Swift escapes, such as `\n` and `\u{1B}`. Direction marks, joiners and variation selectors stay
  /// after a character of a script that uses them. So that a CI log finds no workflow command in the text, `##[`
  /// becomes `#\u{23}[`, and `::` at the beginning, or after white space at the beginning, becomes
  /// `\u{3A}:`. Other text stays as it is.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    let scalars = Array(text.unicodeScalars)
    var isAtBeginning = true
    // Whether the last character is of a script with joiners or direction marks, or an emoji.
    var isJoining = false
    for (index, scalar) in scalars.enumerated() {
      let isCommand =
        isAtBeginning && scalar == ":" && index + 1 < scalars.count && scalars[index + 1] == ":"
      let isGroup =
        scalar == "#" && index > 0 && scalars[index - 1] == "#" && index + 1 < scalars.count
        && scalars[index + 1] == "["
      let isHidden = isInvisible(scalar)
      if isCommand || isGroup || isControl(scalar) || isHidden && !(isJoining && belongs(scalar)) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
      if isAtBeginning { isAtBeginning = scalar.properties.isWhitespace }
      // In an Arabic currency symbol, a full stop stands before the mark.
      if !isHidden, !scalar.isASCII || scalar.properties.isAlphabetic {
        isJoining = scalar.value >= 0x590
      }
    }
    return result
  }

  /// A text, escaped with ``escaped(_:)``. Cut off, with a `…`, after `limit` Unicode scalars of the original.
  package static func excerpt(_ text: String, limit: Int = 4000) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return escaped(text) }
    return escaped(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))) + "…"
  }

  /// Whether a character is a control, a line or paragraph separator, or a bidirectional control.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    // Embeddings, overrides and isolates of the bidirectional algorithm. The directional marks are harmless.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a character has no shape of its own, such as a zero-width space: it is ignored by default, or a format
  /// character.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD
      && (scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .format)
  }

  /// Whether an invisible character is a part of words or emojis: joiners, direction marks, variation selectors.
  private static func belongs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C...0x200F, 0x61C, 0xFE00...0xFE0F: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\t": #"\t"#
    case "\r": #"\r"#
    default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
