import SystemSupport

extension Verification {
  /// The results as JUnit XML, with a test case for each picture.
  public var junit: String {
    let failed = failures.count
    let skipped = count(.uncompared)
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="mintmark" tests="\#(entries.count)" failures="\#(failed)">"# + "\n"
    text +=
      #"  <testsuite name="\#(Self.escaped(actualFolder.displayText))" tests="\#(entries.count)" "#
    text += #"failures="\#(failed)" errors="0" skipped="\#(skipped)">"# + "\n"
    for entry in entries {
      let parts = entry.name.description.split(separator: "/")
      let group = parts.dropLast().joined(separator: "/")
      let name = Self.escaped(String(parts.last ?? ""))
      text += #"    <testcase classname="\#(Self.escaped(group.isEmpty ? "." : group))" "#
      text += #"name="\#(name)""#
      if isFailure(entry) {
        let message = Self.escaped(entry.finding)
        text += #"><failure type="\#(entry.verdict.rawValue)" message="\#(message)">"#
        text += Self.escaped("\(entry.name): \(entry.finding)") + "</failure></testcase>\n"
      } else if entry.verdict == .uncompared {
        text += #"><skipped message="\#(Self.escaped(entry.finding))"/></testcase>"# + "\n"
      } else {
        text += "/>\n"
      }
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func escaped(_ text: String) -> String { XML.escaped(DisplayText.escaped(text)) }
}
