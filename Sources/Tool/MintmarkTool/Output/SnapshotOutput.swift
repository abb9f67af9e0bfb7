import ImageSnapshots
import Messages
import SystemSupport

/// The output of the command `snapshot`: a table or JSON, and annotations for GitHub Actions.
struct SnapshotOutput {
  let results: SnapshotResults
  var isJSON = false
  /// The folder of the HTML report; nil without a report.
  var report: String?
  /// A shell command that accepts the failures; nil if none can be accepted.
  var acceptCommand: String?

  /// Prints the table or JSON, and the annotations if the process runs in GitHub Actions.
  func print() throws {
    try StandardStream.output.write(
      isJSON ? results.json + "\n" : text)
    if HostEnvironment.current.isGitHubActions {
      // GitHub Actions reads annotations from both streams, and JSON on standard output must stay valid.
      let stream: StandardStream = isJSON ? .error : .output
      try stream.write(results.gitHubAnnotations)
    }
  }

  private var text: String {
    var text = ""
    if !results.failures.isEmpty {
      var table = Table(["verdict", "picture", "finding"])
      for entry in results.failures {
        table.add([entry.verdict.rawValue, entry.name.description, entry.finding])
      }
      text += table.text + "\n"
    }
    text += results.summary + "\n" + uncompared
    if let accepted = results.accepted { text += Self.text(of: accepted) }
    if let report { text += "report: \(DisplayText.escaped(report))/index.html\n" }
    if let acceptCommand { text += "to accept: \(acceptCommand)\n" }
    return text
  }

  /// Lines for the files that were not compared: the first ten, and the number of the others.
  private var uncompared: String {
    let pictures = results.pictures.filter { $0.verdict == .uncompared }
    let shown = pictures.prefix(10).map { "  not compared: \($0.name): \($0.finding)\n" }
    let others = pictures.count - shown.count
    return shown.joined() + (others > 0 ? "  not compared: \(others) more\n" : "")
  }

  /// The references that were changed.
  static func text(of accepted: Verification.Accepted) -> String {
    func lines(_ verb: String, _ names: [PictureName]) -> String {
      names.map { "  \(verb) \($0)\n" }.joined()
    }
    return "recorded: \(accepted.summary)\n" + lines("replaced", accepted.replaced)
      + lines("added", accepted.added) + lines("removed", accepted.removed)
      + accepted.moved.map { "  moved \($0.from) → \($0.to)\n" }.joined()
  }
}
