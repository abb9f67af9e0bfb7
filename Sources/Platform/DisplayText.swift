/// Texts from outside (arguments, file names, configurations, fonts) as they are printed.
package enum DisplayText {
  /// A text as one line that a terminal and a CI system only show.
  ///
  /// Control characters, line separators and characters that reorder text are written as Swift
  /// escapes, so that none moves a cursor, begins a line or hides a part of a name. GitHub's runner
  /// takes a line that begins with `::`, and `##[` anywhere, for a command: these are broken up.
  package static func escaped(_ text: String) -> String {
    guard needsEscape(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnprintable(scalar): result += escape(scalar)
      case "[" where result.hasSuffix("##"):
        result.removeLast()
        result += escape("#") + "["
      default: result.unicodeScalars.append(scalar)
      }
    }
    let begin = result.firstIndex { !$0.isWhitespace } ?? result.startIndex
    if result[begin...].hasPrefix("::") {
      result.replaceSubrange(begin..<result.index(after: begin), with: escape(":"))
    }
    return result
  }

  /// A text as ``escaped(_:)`` has it, cut where it is longer than a message should be.
  package static func excerpt(_ text: String, limit: Int = 4000) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return escaped(text) }
    return escaped(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))) + "…"
  }

  private static func needsEscape(_ text: String) -> Bool {
    text.unicodeScalars.contains { isUnprintable($0) } || text.contains("::")
      || text.contains("##[")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Control characters, line and paragraph separators, and bidi embeddings, overrides and isolates.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
