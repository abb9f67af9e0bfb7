import SystemSupport

extension Verification {
  /// The results as JUnit XML, with a test case for each picture.
  public var junit: String {
    let failed = failures.count
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="mintmark" tests="\#(entries.count)" failures="\#(failed)">"# + "\n"
    text += #"  <testsuite name="\#(Self.escaped(actualFolder))" tests="\#(entries.count)" "#
    text += #"failures="\#(failed)" errors="0" skipped="0">"# + "\n"
    for entry in entries {
      let parts = entry.name.split(separator: "/")
      let group = parts.dropLast().joined(separator: "/")
      let name = Self.escaped(String(parts.last ?? ""))
      text += #"    <testcase classname="\#(Self.escaped(group.isEmpty ? "." : group))" "#
      text += #"name="\#(name)""#
      if isFailure(entry) {
        let message = Self.escaped(entry.summary)
        text += #"><failure type="\#(entry.verdict.rawValue)" message="\#(message)">"#
        text += Self.escaped("\(entry.name): \(entry.summary)") + "</failure></testcase>\n"
      } else {
        text += "/>\n"
      }
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func escaped(_ text: String) -> String { XML.escaped(DisplayText.escaped(text)) }
}
