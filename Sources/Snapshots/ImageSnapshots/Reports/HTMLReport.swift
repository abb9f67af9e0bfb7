import ImageComparison
import Messages
import SystemSupport

/// The HTML page of a report, built from the template, style sheet and script in the folder `Page`. It loads nothing but
/// the files of the report.
struct HTMLReport {
  let results: SnapshotResults
  /// The path of the report.
  let folder: FilePath

  /// The data for the page's script.
  private struct Document: Encodable {
    var results: SnapshotResults
    var page: Page
  }

  /// What the page needs beside the results.
  private struct Page: Encodable {
    /// The folder of references, quoted for a shell, for the command that accepts pictures.
    var accept: String
    /// The path of the report, for a page that is not opened from a disk.
    var folder: String
    /// The command that deletes references without a picture; nil if there are none.
    var delete: String?
    /// For each picture that can be accepted, the `--only` pattern that matches its name alone, quoted for a
    /// shell.
    var patterns: [String: String]
    /// The display texts of names with characters that are shown escaped, by name.
    var labels: [String: String]
    /// The ways in which a browser shows files, by their extensions.
    var kinds: [String: DisplayMode]
  }

  /// The way in which a browser shows a file.
  enum DisplayMode: String, Encodable, CaseIterable {
    /// A PNG file, with its size and a picture of the difference.
    case pixels
    /// A picture in another format that browsers know.
    case image
    /// Only with a viewer of its own.
    case document

    init?(_ name: PictureName) {
      guard let kind = Self.allCases.first(where: { $0.extensions.contains(name.fileExtension) })
      else { return nil }
      self = kind
    }

    var extensions: [String] {
      switch self {
      case .pixels: ["png"]
      case .image: ["svg", "jpg", "jpeg", "webp", "gif", "avif", "bmp", "ico"]
      case .document: ["pdf"]
      }
    }
  }

  /// The page's bytes, in UTF-8.
  func html() throws -> [UInt8] {
    let delete = [
      "mintmark", "snapshot", "verify", results.reference, results.actual, "--update", "obsolete",
    ]
    let isObsolete = results.failures.contains { $0.verdict == .obsolete }
    var page = Page(
      accept: ShellText.quoted(results.reference),
      folder: folder.displayText,
      delete: isObsolete ? delete.map(ShellText.quoted).joined(separator: " ") : nil,
      patterns: [:], labels: [:], kinds: [:])
    for picture in results.pictures {
      let name = picture.name.text
      if picture.acceptable == true, picture.verdict != .obsolete {
        page.patterns[name] = ShellText.quoted(NamePattern.text(matching: picture.name))
      }
      if picture.name.description != name { page.labels[name] = picture.name.description }
    }
    for kind in DisplayMode.allCases {
      for fileExtension in kind.extensions { page.kinds[fileExtension] = kind }
    }
    let document = Document(results: results, page: page)
    let title =
      results.passed ? "Snapshots pass" : "Snapshots: " + results.summary
    return TextTemplate(EmbeddedFile.bytes("report.html")).filled([
      "title": Array(XML.escaped(title).utf8), "css": EmbeddedFile.bytes("report.css"),
      "data": Array(JSONText.embedded(try document.jsonText(isCompact: true)).utf8),
      "js": EmbeddedFile.bytes("report.js"),
    ])
  }
}
