/// JSON string literals.
package enum JSONText {
  /// The text as a JSON string in quotes. Escapes only the characters that JSON requires, and DEL.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\u{0}"..."\u{F}": result += #"\u000"# + String(scalar.value, radix: 16)
      case "\u{10}"..."\u{1F}", "\u{7F}": result += #"\u00"# + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
