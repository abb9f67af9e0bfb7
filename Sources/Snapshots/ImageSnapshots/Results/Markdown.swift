import Messages

/// Text in Markdown.
enum Markdown {
  /// A text for a table, shortened to an excerpt. ASCII punctuation that can be markup in Markdown or HTML becomes a
  /// numeric character reference.
  static func escaped(_ text: String, limit: Int = 1000) -> String {
    var result = ""
    for scalar in DisplayText.excerpt(text, limit: limit).unicodeScalars {
      switch scalar {
      case "0"..."9", "a"..."z", "A"..."Z", " ", ",", ".", ";", "'", "(", ")", "%", "/", "-", ":":
        result.unicodeScalars.append(scalar)
      case "\u{21}"..."\u{7E}": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The first line of results.
  static func heading(failures: Int, of count: Int) -> String {
    failures == 0 ? "### ✅ Snapshots: pass\n" : "### ❌ Snapshots: \(failures) of \(count) fail\n"
  }
}
