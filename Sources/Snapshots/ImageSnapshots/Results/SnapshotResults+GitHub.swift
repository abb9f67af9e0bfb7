import Messages
import SystemSupport

extension SnapshotResults {
  /// Workflow commands for GitHub Actions: an error annotation for each of the first 50 failures, and another
  /// one with the number of the remaining failures.
  public var gitHubAnnotations: String {
    let shown = 50
    var text = ""
    for picture in failures.prefix(shown) {
      let file = Self.file(FilePath(reference).pushing(picture.name.path))
      let title = Self.property("Snapshot \(picture.verdict.rawValue)")
      text += "::error file=\(file),title=\(title)::"
      text += Self.message("\(picture.name): \(picture.finding)") + "\n"
    }
    if failures.count > shown {
      text += "::error title=Snapshots::and \(failures.count - shown) more\n"
    }
    return text
  }

  private static func message(_ text: String) -> String {
    DisplayText.escaped(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// A path as the value of a property.
  ///
  /// Line breaks are escaped as GitHub expects because an annotation needs the exact name of its file.
  private static func file(_ path: FilePath) -> String {
    var result = ""
    var line = String.UnicodeScalarView()
    for scalar in path.displayText.unicodeScalars {
      guard scalar == "\n" || scalar == "\r" else {
        line.append(scalar)
        continue
      }
      result += property(String(line)) + (scalar == "\n" ? "%0A" : "%0D")
      line.removeAll()
    }
    return result + property(String(line))
  }
}
