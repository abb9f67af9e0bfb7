import Messages

/// Text in Markdown.
enum Markdown {
  /// A text for a table as code, shortened to an excerpt, so that nothing in it is markup or a link.
  ///
  /// ASCII punctuation that can be markup in Markdown or HTML becomes a numeric character reference. GitHub and GitLab
  /// make no link of `@name` or `#1` in code. But GitHub does of addresses, unless a comment or a reference parts them.
  static func code(_ text: String, limit: Int) -> String {
    var result = "<code>"
    var previous: Unicode.Scalar = " "
    for scalar in DisplayText.excerpt(text, limit: limit).unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "@": result += "&#64;<!-- -->"
      case "." where "wW".unicodeScalars.contains(previous), "/" where previous == ":":
        result += "&#\(scalar.value);"
      case "0"..."9", "a"..."z", "A"..."Z", " ", ",", ".", ";", "'", "(", ")", "%", "/", "-", ":":
        result.unicodeScalars.append(scalar)
      case "\u{21}"..."\u{7E}": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "</code>"
  }

  /// The first line of results.
  static func heading(failures: Int, of count: Int) -> String {
    failures == 0 ? "### ✅ Snapshots: pass\n" : "### ❌ Snapshots: \(failures) of \(count) fail\n"
  }
}
