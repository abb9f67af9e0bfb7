import ImageComparison
import RasterImage
public import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Verification {
  /// Writes `index.html` into a folder, which is created if necessary: one self-contained file with
  /// the pictures of everything that failed; it loads nothing from a network.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - acceptCommand: the command that accepts the failures, shown in the report.
  /// - Throws: `FileError` where the file can't be written.
  public func writeReport(to folder: FilePath, acceptCommand: String?) throws {
    let html = try HTMLReport(self, acceptCommand: acceptCommand).html()
    do {
      _ = try Directory.make(folder)
    } catch {
      throw FileError(.write, path: folder, code: error.code)
    }
    try AtomicFile.write(html, to: folder.appending("index.html"))
  }
}

/// The HTML page of a report, made of the files in `Page`.
struct HTMLReport {
  private let verification: Verification
  private let acceptCommand: String?

  init(_ verification: Verification, acceptCommand: String?) {
    self.verification = verification
    self.acceptCommand = acceptCommand
  }

  /// The data of the page's script.
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
    /// Whether pixels were to be compared.
    var isPicture: Bool
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
      command: acceptCommand,
      reference: DisplayText.escaped(verification.referenceFolder.displayText),
      actual: DisplayText.escaped(verification.actualFolder.displayText), pictures: pictures)
    let title =
      verification.failures.isEmpty ? "Snapshots pass" : "Snapshots: " + verification.summary
    return TextTemplate(PackageResources.report_html).filled([
      "title": Array(XML.escaped(title).utf8), "css": PackageResources.report_css,
      "data": try data(of: document), "js": PackageResources.report_js,
    ])
  }

  /// The document as JSON inside a script element: `<`, which could end the element or begin a
  /// comment, is escaped.
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
      name: entry.name.description, verdict: entry.verdict,
      failed: verification.isFailure(entry),
      isPicture: PictureFolder.kind(of: entry.name) == .pixels, summary: entry.finding)
    guard picture.failed, picture.isPicture else { return picture }
    do throws(PictureError) {
      let expected = try reference(verification.referenceFolder, entry.name)?.shown()
      let actual = try file(PictureFolder(verification.actualFolder).path(of: entry.name))?.shown()
      picture.expected = expected.map(image)
      picture.actual = actual.map(image)
      guard let expected, let actual else { return picture }
      let comparison = verification.rule.compare(expected.pixmap, with: actual.pixmap)
      let difference = comparison.differencePicture(
        expected: expected.pixmap, actual: actual.pixmap)
      if let bytes = try? EncodedPicture.encode(difference) {
        picture.difference = image(ShownPicture(pixmap: difference, bytes: bytes))
      }
      picture.areas = comparison.measurement?.areas.map(\.bounds)
    } catch {
      picture.summary += "; not shown here: \(error)"
    }
    return picture
  }

  /// A reference; nil where it can't be read. Links are not followed.
  private static func reference(_ folder: FilePath, _ name: PictureName) -> EncodedPicture? {
    guard let directory = try? Directory.open(folder) else { return nil }
    return try? PictureFile.read(name.path, in: directory)
  }

  private static func file(_ path: FilePath) -> EncodedPicture? { try? PictureFile.read(path) }

  private static func image(_ picture: ShownPicture) -> Image {
    Image(
      width: picture.pixmap.width, height: picture.pixmap.height,
      source: "data:image/png;base64," + Data(picture.bytes).base64EncodedString())
  }
}

/// A picture with the bytes of its file.
private struct ShownPicture {
  var pixmap: Pixmap
  var bytes: [UInt8]
}

extension EncodedPicture {
  /// The picture to show; nil where it is damaged.
  ///
  /// - Throws: ``PictureError/tooManyPixels(path:pixels:budget:_:)``.
  fileprivate func shown() throws(PictureError) -> ShownPicture? {
    do throws(PictureError) {
      return ShownPicture(pixmap: try pixmap(for: .difference), bytes: bytes)
    } catch {
      guard case .tooManyPixels = error else { return nil }
      throw error
    }
  }
}
