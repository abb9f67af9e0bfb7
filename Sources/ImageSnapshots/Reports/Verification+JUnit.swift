import Messages
public import SystemSupport

extension Verification {
  /// The results as JUnit XML, with a test case for each picture.
  ///
  /// - Parameter attachments: the files of each failure, as ``writeReport(to:offersAccepting:)`` returns them.
  ///   The output of the test has a line `[[ATTACHMENT|path]]` for each, and GitLab and Jenkins show that file.
  public func junit(attaching attachments: [PictureName: [FilePath]] = [:]) -> String {
    let failed = failures.count
    let skipped = count(.uncompared)
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="mintmark" tests="\#(entries.count)" failures="\#(failed)">"# + "\n"
    text +=
      #"  <testsuite name="\#(Self.escaped(actualFolder.displayText))" tests="\#(entries.count)" "#
    text += #"failures="\#(failed)" errors="0" skipped="\#(skipped)" "#
    let time = entries.reduce(Duration.zero) { $0 + $1.duration }
    text += #"time="\#(Self.seconds(time))">"# + "\n"
    for entry in entries {
      let parts = entry.name.description.split(separator: "/")
      let group = parts.dropLast().joined(separator: "/")
      let name = Self.escaped(String(parts.last ?? ""))
      text += #"    <testcase classname="\#(Self.escaped(group.isEmpty ? "." : group))" "#
      text += #"name="\#(name)" time="\#(Self.seconds(entry.duration))""#
      if isFailure(entry) {
        let message = Self.escaped(entry.finding)
        text += #"><failure type="\#(entry.verdict.rawValue)" message="\#(message)">"#
        text += Self.escaped("\(entry.name): \(entry.finding)") + "</failure>"
        text += Self.output(attachments[entry.name] ?? []) + "</testcase>\n"
      } else if entry.verdict == .uncompared {
        text += #"><skipped message="\#(Self.escaped(entry.finding))"/></testcase>"# + "\n"
      } else {
        text += "/>\n"
      }
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// The `system-out` element that attaches files to a test; empty if there are no files.
  private static func output(_ files: [FilePath]) -> String {
    let lines = files.map { "[[ATTACHMENT|\(escaped($0.displayText))]]" }
    return lines.isEmpty ? "" : "<system-out>" + lines.joined(separator: "\n") + "</system-out>"
  }

  /// A time in seconds with three decimals.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return "\(seconds)." + NumberText.padded(attoseconds / 1_000_000_000_000_000, to: 3)
  }

  private static func escaped(_ text: String) -> String { XML.escaped(DisplayText.escaped(text)) }
}
