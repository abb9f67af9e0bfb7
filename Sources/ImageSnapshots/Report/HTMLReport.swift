import RasterImage
import SystemSupport
import VectorFormats

extension Verification {
  /// Writes `index.html` into a folder, which is made where it is not there: one file that needs
  /// no other and no network, with the pictures of everything that failed.
  ///
  /// - Parameter acceptCommand: the command that would accept what was found, shown in the report.
  public func writeReport(to folder: String, acceptCommand: String?) throws {
    let html = try HTMLReport(self, acceptCommand: acceptCommand).html()
    do {
      _ = try Directory.make(FilePath(folder))
    } catch {
      throw FileError(.write, path: FilePath(folder), code: error.code)
    }
    try AtomicFile.write(html, to: FilePath(folder).appending("index.html"))
  }
}

/// The report as a page.
struct HTMLReport {
  private let verification: Verification
  private let acceptCommand: String?

  init(_ verification: Verification, acceptCommand: String?) {
    self.verification = verification
    self.acceptCommand = acceptCommand
  }

  /// What the page's script reads.
  private struct Document: Encodable {
    var command: String?
    var reference: String
    var actual: String
    var pictures: [Picture]
  }

  /// A picture of the list; only failures have images.
  private struct Picture: Encodable, Sendable {
    var name: String
    var verdict: Verification.Verdict
    var failed: Bool
    var summary: String
    var expected: Image?
    var difference: Image?
    var actual: Image?
    var areas: [PixelRect]?
  }

  private struct Image: Encodable, Sendable {
    var width: Int
    var height: Int
    /// A `data:` address.
    var source: String
  }

  /// The page's bytes, in UTF-8.
  func html() throws -> [UInt8] {
    let verification = verification
    let pictures = WorkerPool.map(verification.entries.count) { index in
      Self.picture(verification.entries[index], of: verification)
    }
    let document = Document(
      command: acceptCommand, reference: verification.referenceFolder,
      actual: verification.actualFolder, pictures: pictures)
    let title =
      verification.failures.isEmpty
      ? "Snapshots pass"
      : "Snapshots: "
        + verification.summary
    let head = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(XML.escaped(title))</title>
      <link rel="icon" href="data:,">
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      \(Self.body)
      <script type="application/json" id="data">

      """
    let tail = """

      </script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
    return Array(head.utf8) + (try data(of: document)) + Array(tail.utf8)
  }

  /// The document as JSON that may stand in a script element, which only "<" could end or comment.
  private func data(of document: Document) throws -> [UInt8] {
    let json = try JSONText.encode(document, isCompact: true).utf8
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        bytes += #"\u003c"#.utf8
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func picture(
    _ entry: Verification.Entry, of verification: Verification
  ) -> Picture {
    var picture = Picture(
      name: entry.name, verdict: entry.verdict, failed: verification.isFailure(entry),
      summary: entry.summary)
    guard picture.failed else { return picture }
    guard entry.hasFileName else { return picture }
    do throws(SnapshotError) {
      let expected = try reference(verification.referenceFolder, entry.name)?.shown()
      let actual = try file(PictureFolder(verification.actualFolder).path(of: entry.name))?.shown()
      picture.expected = expected.map(image)
      picture.actual = actual.map(image)
      guard let expected, let actual else { return picture }
      let comparison = verification.rule.compare(expected.pixmap, with: actual.pixmap)
      let difference = comparison.differencePicture(
        expected: expected.pixmap, actual: actual.pixmap)
      if let bytes = try? PictureFile.encode(difference) {
        picture.difference = image(ShownPicture(pixmap: difference, bytes: bytes))
      }
      picture.areas = comparison.measurement?.areas.map(\.bounds)
    } catch {
      picture.summary += "; not shown here: \(error)"
    }
    return picture
  }

  /// A reference; nil where it can't be read. Links are not followed.
  private static func reference(_ folder: String, _ name: String) -> EncodedPicture? {
    guard let directory = try? Directory.open(FilePath(folder)),
      let bytes = try? PictureFile.bytes(of: name, in: directory)
    else { return nil }
    return try? EncodedPicture(bytes, path: directory.path(of: FilePath(name)).string)
  }

  private static func file(_ path: String) -> EncodedPicture? { try? EncodedPicture(file: path) }

  private static func image(_ picture: ShownPicture) -> Image {
    Image(
      width: picture.pixmap.width, height: picture.pixmap.height,
      source: "data:image/png;base64," + Base64.text(of: picture.bytes))
  }
}

/// A picture with the bytes of its file.
private struct ShownPicture {
  var pixmap: Pixmap
  var bytes: [UInt8]
}

extension EncodedPicture {
  /// The picture to show; nil where it is damaged.
  fileprivate func shown() throws(SnapshotError) -> ShownPicture? {
    do throws(SnapshotError) {
      return ShownPicture(pixmap: try pixmap(for: .difference), bytes: bytes)
    } catch {
      guard case .tooManyPixels = error else { return nil }
      throw error
    }
  }
}
