import ImageComparison
import Messages
public import SystemSupport

extension Verification {
  /// Writes a report into a folder: the page `index.html` and the pictures of all failures. Creates the folder
  /// if necessary.
  ///
  /// The pictures keep their names, in the folders `pictures/expected`, `pictures/difference`,
  /// `pictures/counted-only` (the difference without anti-aliased pixels) and `pictures/actual`. The page loads
  /// nothing but these pictures.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - acceptCommand: the command that accepts the failures, for the page to show; nil for none.
  /// - Returns: the paths of the pictures of each failure for ``junit(attaching:)``, in the order expected,
  ///   difference, actual.
  /// - Throws: `FileError` if a file can't be written.
  @discardableResult
  public func writeReport(
    to folder: FilePath, acceptCommand: String?
  ) throws -> [PictureName: [FilePath]] {
    let directory: Directory
    do {
      directory = try Directory.make(folder)
    } catch {
      throw FileError(.write, path: folder, code: error.code)
    }
    let images = try ReportPictures(self, folder: directory).write()
    let report = HTMLReport(verification: self, images: images, acceptCommand: acceptCommand)
    try AtomicFile.write(report.html(), to: folder.appending("index.html"))
    return images.mapValues { $0.attachments.map { folder.pushing($0) } }
  }
}

/// The HTML page of a report, built from the template, style sheet and script in the folder `Page`.
struct HTMLReport {
  fileprivate let verification: Verification
  fileprivate let images: [PictureName: ReportPictures.Images]
  fileprivate let acceptCommand: String?

  /// The data for the page's script, encoded as JSON.
  private struct Document: Encodable {
    var command: String?
    var reference: String
    var actual: String
    var pictures: [Picture]
  }

  /// An entry of the page's list. Only failures have images.
  private struct Picture: Encodable {
    var name: String
    var verdict: Verification.Verdict
    var failed: Bool
    /// Whether the file is compared by its pixels.
    var isPicture: Bool
    var summary: String
    var expected: Image?
    var difference: Image?
    var countedOnly: Image?
    var actual: Image?
    var areas: [PixelRect]?
  }

  private struct Image: Encodable {
    var width: Int
    var height: Int
    /// A URL relative to the page.
    var source: String

    init(_ image: ReportPictures.Image) {
      width = image.size.width
      height = image.size.height
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
    let document = Document(
      command: acceptCommand,
      reference: DisplayText.escaped(verification.referenceFolder.displayText),
      actual: DisplayText.escaped(verification.actualFolder.displayText),
      pictures: verification.entries.map(picture))
    let title =
      verification.failures.isEmpty ? "Snapshots pass" : "Snapshots: " + verification.summary
    return TextTemplate(PackageResources.report_html).filled([
      "title": Array(XML.escaped(title).utf8), "css": PackageResources.report_css,
      "data": Array(JSONText.embedded(try document.jsonText(isCompact: true)).utf8),
      "js": PackageResources.report_js,
    ])
  }

  private func picture(_ entry: Verification.Entry) -> Picture {
    let images = images[entry.name]
    var picture = Picture(
      name: entry.name.description, verdict: entry.verdict,
      failed: verification.isFailure(entry),
      isPicture: PictureFolder.kind(of: entry.name) == .pixels, summary: entry.finding)
    guard let images else { return picture }
    picture.expected = images.expected.map(Image.init)
    picture.difference = images.difference.map(Image.init)
    picture.countedOnly = images.countedOnly.map(Image.init)
    picture.actual = images.actual.map(Image.init)
    picture.areas = entry.comparison?.measurement?.areas.map(\.bounds)
    return picture
  }
}
