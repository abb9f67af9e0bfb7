import ImageComparison
import Messages
public import SystemSupport

extension Verification {
  /// Writes a report into a folder: the page `index.html`, the results as `results.json`, and the files of all
  /// failures. Creates the folder if necessary.
  ///
  /// The files keep their names, in the folders `pictures/expected`, `pictures/difference`,
  /// `pictures/counted-only` (the difference without anti-aliased pixels) and `pictures/actual`. The page loads
  /// nothing but these files. The command `mintmark snapshot accept` records pictures from the report's folder.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - offersAccepting: whether the page shows the command `mintmark snapshot accept` for the pictures that a reader
  ///     picks.
  /// - Returns: the paths of the pictures of each failure for ``junit(attaching:)``, in the order expected,
  ///   difference, actual.
  /// - Throws: `FileError` if a file can't be written.
  @discardableResult
  public func writeReport(
    to folder: FilePath, offersAccepting: Bool = true
  ) throws -> [PictureName: [FilePath]] {
    let directory: Directory
    do {
      directory = try Directory.make(folder)
    } catch {
      throw FileError(.write, path: folder, code: error.code)
    }
    // Nothing can be accepted from a report before it is complete.
    var walker = DirectoryWalker(directory)
    try walker.remove(SnapshotReport.results)
    let images = try ReportPictures(self, folder: directory).write()
    let report = HTMLReport(
      verification: self, images: images, offersAccepting: offersAccepting, folder: folder)
    try AtomicFile.write(report.html(), to: folder.appending("index.html"))
    try walker.write(Array((json() + "\n").utf8), to: SnapshotReport.results)
    return images.mapValues { $0.attachments.map { folder.pushing($0) } }
  }
}

/// The HTML page of a report, built from the template, style sheet and script in the folder `Page`.
struct HTMLReport {
  fileprivate let verification: Verification
  fileprivate let images: [PictureName: ReportPictures.Images]
  fileprivate let offersAccepting: Bool
  fileprivate let folder: FilePath

  /// The data for the page's script, encoded as JSON.
  private struct Document: Encodable {
    /// The folder of references as a shell reads it, for the command that accepts pictures; nil for no such command.
    var accept: String?
    /// The path of the report, for a page that is not opened from a disk.
    var folder: String
    /// The command that deletes references without a picture; nil if there are none.
    var delete: String?
    var program: String?
    var commit: String?
    var reference: String
    var actual: String
    var pictures: [Picture]
  }

  /// An entry of the page's list. Only failures have images.
  private struct Picture: Encodable {
    var name: String
    /// A pattern that matches the name alone, for `--only`; nil if the failure can't be accepted.
    var pattern: String?
    var verdict: Verification.Verdict
    var failed: Bool
    /// The way in which a browser shows the file; nil if it can't.
    var kind: Kind?
    var summary: String
    /// The rule of the comparison in words.
    var rule: String?
    /// The number of pixels that differ.
    var amount: Int?
    var expected: Image?
    var difference: Image?
    var countedOnly: Image?
    var actual: Image?
    var areas: [PixelRect]?
    /// The lines that differ and those around them, as `diff -u` shows them; nil if it is not a text.
    var lines: [String]?
  }

  /// The way in which a browser shows a file.
  enum Kind: String, Encodable {
    /// A PNG file, with its size and a picture of the difference.
    case pixels
    /// A picture in another format that browsers know.
    case image
    /// Only with a viewer of its own.
    case document

    init?(_ name: PictureName) {
      switch name.fileExtension {
      case "png": self = .pixels
      case "svg", "jpg", "jpeg", "webp", "gif", "avif", "bmp", "ico": self = .image
      case "pdf": self = .document
      default: return nil
      }
    }
  }

  private struct Image: Encodable {
    /// The size in pixels; nil if it is known only when the picture is loaded.
    var width: Int?
    var height: Int?
    /// A URL relative to the page.
    var source: String

    init(_ image: ReportPictures.Image) {
      width = image.size?.width
      height = image.size?.height
      source = Self.address(image.path)
    }

    /// A path as a URL. Slashes and unreserved characters (RFC 3986, section 2.3) stay; all other bytes are
    /// percent-encoded.
    private static func address(_ path: FilePath) -> String {
      var address = ""
      for byte in path.bytes {
        let stays = byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte)
        address += stays ? String(Unicode.Scalar(byte)) : "%" + [byte].hexString
      }
      return address
    }
  }

  /// The page's bytes, in UTF-8.
  func html() throws -> [UInt8] {
    let folders = [verification.referenceFolder, verification.actualFolder].map(\.displayText)
    let delete = ["mintmark", "snapshot", "verify"] + folders + ["--update", "obsolete"]
    let isObsolete = verification.failures.contains { $0.verdict == .obsolete }
    let document = Document(
      accept: offersAccepting ? ShellText.quoted(folders[0]) : nil, folder: folder.displayText,
      delete: isObsolete ? delete.map(ShellText.quoted).joined(separator: " ") : nil,
      program: verification.origin.program, commit: verification.origin.commit,
      reference: DisplayText.escaped(folders[0]), actual: DisplayText.escaped(folders[1]),
      pictures: verification.entries.map(picture))
    let title =
      verification.failures.isEmpty ? "Snapshots pass" : "Snapshots: " + verification.summary
    return TextTemplate(EmbeddedFile.bytes("report.html")).filled([
      "title": Array(XML.escaped(title).utf8), "css": EmbeddedFile.bytes("report.css"),
      "data": Array(JSONText.embedded(try document.jsonText(isCompact: true)).utf8),
      "js": EmbeddedFile.bytes("report.js"),
    ])
  }

  private func picture(_ entry: Verification.Entry) -> Picture {
    var picture = Picture(
      name: entry.name.description, verdict: entry.verdict,
      failed: verification.isFailure(entry), kind: Kind(entry.name), summary: entry.finding,
      rule: entry.comparison.map { "\($0.rule)" })
    guard let images = images[entry.name] else { return picture }
    if entry.isAcceptable, entry.verdict != .obsolete {
      picture.pattern = ShellText.quoted(NamePattern.text(matching: entry.name))
    }
    // A damaged PNG file can't be shown.
    func image(_ image: ReportPictures.Image?) -> Image? {
      image.flatMap { picture.kind == .pixels && $0.size == nil ? nil : Image($0) }
    }
    picture.expected = image(images.expected)
    picture.difference = image(images.difference)
    picture.countedOnly = image(images.countedOnly)
    picture.actual = image(images.actual)
    picture.areas = entry.comparison?.measurement?.areas.map(\.bounds)
    picture.amount = entry.comparison.map { comparison in
      comparison.measurement?.differingPixels
        ?? max(comparison.expectedSize.pixelCount, comparison.actualSize.pixelCount)
    }
    if picture.kind != .pixels { picture.lines = lines(images) }
    return picture
  }

  /// The difference of two texts; nil if a file is not a text or is too long.
  private func lines(_ images: ReportPictures.Images) -> [String]? {
    let texts = [images.expected, images.actual].map { image -> String? in
      guard let image else { return "" }
      let bytes = try? FileReader.bytes(of: folder.pushing(image.path), limit: 1 << 18)
      return bytes.flatMap(ByteDifference.text)
    }
    guard let expected = texts[0], let actual = texts[1], expected != "" || actual != "" else {
      return nil
    }
    return TextDifference.hunks(expected: expected, actual: actual)
  }
}
