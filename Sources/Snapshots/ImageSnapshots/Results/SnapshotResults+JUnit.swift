import Messages
public import SystemSupport

extension SnapshotResults {
  /// The results as JUnit XML, with a test case for each picture.
  ///
  /// - Parameter report: the path of the report with the files of the failures; nil for none. The output of a test has
  ///   a line `[[ATTACHMENT|path]]` for each file. Jenkins shows all of them with the test, and GitLab the first one:
  ///   the difference, or otherwise the picture.
  public func junit(report: FilePath? = nil) -> String {
    let failed = failures.count
    let skipped = pictures.count { $0.verdict == .uncompared }
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="mintmark" tests="\#(pictures.count)" failures="\#(failed)">"# + "\n"
    text += #"  <testsuite name="\#(Self.escaped(actual))" tests="\#(pictures.count)" "#
    text += #"failures="\#(failed)" errors="0" skipped="\#(skipped)" "#
    let time = pictures.reduce(Duration.zero) { $0 + $1.duration }
    text += #"time="\#(Self.seconds(time))">"# + "\n"
    for picture in pictures {
      let parts = picture.name.description.split(separator: "/")
      let group = parts.dropLast().joined(separator: "/")
      let name = Self.escaped(String(parts.last ?? ""))
      text += #"    <testcase classname="\#(Self.escaped(group.isEmpty ? "." : group))" "#
      text += #"name="\#(name)" time="\#(Self.seconds(picture.duration))""#
      if picture.failed {
        let message = Self.escaped(picture.finding)
        text += #"><failure type="\#(picture.verdict.rawValue)" message="\#(message)">"#
        text += Self.escaped("\(picture.name): \(picture.finding)") + "</failure>"
        let files = report == nil ? [] : picture.files?.attachments ?? []
        text += Self.output(files.compactMap { report?.pushing(FilePath($0.path)) })
        text += "</testcase>\n"
      } else if picture.verdict == .uncompared {
        text += #"><skipped message="\#(Self.escaped(picture.finding))"/></testcase>"# + "\n"
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
