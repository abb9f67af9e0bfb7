import ImageComparison
import Messages
import SystemSupport

extension SnapshotReport {
  /// The folder for the pictures of a comment, and the addresses at which readers find them.
  package struct CommentPictures {
    private let folder: FilePath
    private let address: String

    /// - Parameters:
    ///   - folder: the path of the folder, which is created if necessary.
    ///   - address: the URL of a file of the folder, with `{file}` in the place of its name.
    package init(folder: FilePath, address: String) {
      self.folder = folder
      self.address = address
    }

    /// The largest file that a comment shows, in bytes. CI keeps the pictures of comments in a repository.
    private static let largestFile = 1 << 20
    /// The width of a column in CSS pixels.
    private static let column = 200

    /// Writes a picture, and returns the HTML element that shows it. Empty for a file that browsers don't show,
    /// that does not match its extension, or that is too large.
    fileprivate func element(
      _ bytes: [UInt8]?, _ name: PictureName, as fileName: String, of part: ReportPart
    ) throws(SnapshotError) -> String {
      guard let bytes, bytes.count <= Self.largestFile,
        let shown = HTMLReport.DisplayMode(name), shown != .document
      else { return "" }
      var width = Self.column
      if shown == .pixels {
        guard let picture = try? EncodedPicture(bytes, path: fileName),
          (try? picture.validate()) != nil
        else { return "" }
        width = min(width, picture.size.width)
      } else if !PictureSignature.matches(bytes, name.fileExtension) {
        return ""
      }
      let file = "\(fileName).\(name.fileExtension)"
      var walker = DirectoryWalker(try fileErrors(Directory.make(folder)))
      try fileErrors(walker.write(bytes, to: FilePath(file)))
      let url = XML.escaped(address.replacing("{file}", with: file))
      return "<img src=\"\(url)\" width=\"\(width)\" alt=\"\(part.rawValue)\">"
    }
  }

  /// The results as a comment in Markdown for a pull request: the counts, and a table of the first failures.
  ///
  /// It has less than 60,000 bytes: GitHub's comments have at most 65,536 characters.
  ///
  /// - Parameters:
  ///   - shown: the largest number of failures in the table.
  ///   - pictures: where the expected pictures, the differences and the actual pictures of these failures are
  ///     written; nil for a table without pictures.
  /// - Throws: ``SnapshotError/report(_:_:)`` if the report is damaged, and ``SnapshotError/file(_:)`` if a file can't
  ///   be read or written.
  package func comment(
    shown: Int = 12, pictures: CommentPictures? = nil
  ) throws(SnapshotError) -> String {
    let limit = 59_900
    var text = Markdown.heading(failures: results.failures.count, of: results.pictures.count)
    text += "\n" + results.summary + "\n"
    guard !results.failures.isEmpty else { return text }
    let parts = pictures == nil ? [] : Self.parts.filter { $0.part != .countedOnly }
    let titles = ["picture", "verdict", "finding"] + parts.map(\.part.rawValue)
    text += "\n" + Self.row(titles) + Self.row(titles.map { _ in "---" })
    var rows = 0
    for failure in results.failures.prefix(shown) {
      var cells = [
        Markdown.code(failure.name.description, limit: 200), failure.verdict.rawValue,
        Markdown.code(failure.finding, limit: 300),
      ]
      for (part, file) in parts {
        let name = "\(rows + 1)-\(part.rawValue)"
        cells.append(
          try pictures?.element(try bytes(file, failure), failure.name, as: name, of: part)
            ?? "")
      }
      let row = Self.row(cells)
      guard text.utf8.count + row.utf8.count < limit else { break }
      text += row
      rows += 1
    }
    if results.failures.count > rows { text += "\nand \(results.failures.count - rows) more\n" }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
