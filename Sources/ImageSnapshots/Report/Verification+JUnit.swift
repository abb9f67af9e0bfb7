extension Verification {
  /// The results as JUnit XML, a test case for each picture.
  public var junit: String {
    let failed = failures.count
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="mintmark" tests="\#(entries.count)" failures="\#(failed)">"# + "\n"
    text += #"  <testsuite name="\#(XMLText.escaped(actualFolder))" tests="\#(entries.count)" "#
    text += #"failures="\#(failed)" errors="0" skipped="0">"# + "\n"
    for entry in entries {
      let parts = entry.name.split(separator: "/")
      let group = parts.dropLast().joined(separator: "/")
      let name = XMLText.escaped(String(parts.last ?? ""))
      text += #"    <testcase classname="\#(XMLText.escaped(group.isEmpty ? "." : group))" "#
      text += #"name="\#(name)""#
      if isFailure(entry) {
        let message = XMLText.escaped(entry.summary)
        text += #"><failure type="\#(entry.verdict.rawValue)" message="\#(message)">"#
        text += XMLText.escaped("\(entry.name): \(entry.summary)") + "</failure></testcase>\n"
      } else {
        text += "/>\n"
      }
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}

/// Text in markup.
enum XMLText {
  /// The text with the characters escaped that mean something in XML or HTML, and without those
  /// that XML 1.0 can't hold.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
