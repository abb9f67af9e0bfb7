/// JSON string literals, and JSON inside a page.
package enum JSONText {
  /// The text as a JSON string in quotes. Escapes only the characters that JSON requires, and DEL.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\u{0}"..."\u{1F}", "\u{7F}":
        result += #"\u"# + NumberText.padded(scalar.value, to: 4, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A JSON document with escapes that make it safe in any script or page. `<` is escaped because it could end
  /// the script or begin a comment. The line separators are escaped because they end a line in old versions of
  /// JavaScript.
  package static func embedded(_ json: String) -> String {
    escaped(json) { ["<", "\u{2028}", "\u{2029}"].contains($0) }
  }

  /// A JSON document in which the given characters are escaped. They have to occur in strings only, where an
  /// escape stands for the same character.
  package static func escaped(
    _ json: String, where isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard isEscaped(scalar) else {
        result.append(scalar)
        continue
      }
      for unit in scalar.utf16 {
        let escape = #"\u"# + NumberText.padded(unit, to: 4, radix: 16)
        result.append(contentsOf: escape.unicodeScalars)
      }
    }
    return String(result)
  }
}
