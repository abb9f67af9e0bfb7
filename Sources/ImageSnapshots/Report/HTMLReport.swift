import FileSystem
import RasterImage

extension Verification {
  /// Writes `index.html` into a folder, which is made where it is not there: one file that needs
  /// no other and no network, with the pictures of everything that failed.
  ///
  /// - Parameter acceptCommand: the command that would accept what was found, shown in the report.
  public func writeReport(to folder: String, acceptCommand: String?) throws {
    let path = PictureFolder(folder).path(of: "index.html")
    let html = try HTMLReport(self, acceptCommand: acceptCommand).html()
    try Folder.make(above: path)
    try AtomicFile.write(Array(html.utf8), to: path)
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

  func html() throws -> String {
    let verification = verification
    let pictures = Workers.map(verification.entries.count) { index in
      Self.picture(verification.entries[index], of: verification)
    }
    let document = Document(
      command: acceptCommand, reference: verification.referenceFolder,
      actual: verification.actualFolder, pictures: pictures)
    // Inside a script element only "<" could end it or begin a comment.
    let data = try JSONText.encode(document, isCompact: true).replacing("<", with: #"\u003c"#)
    let title = verification.failures.isEmpty ? "Snapshots pass" : "Snapshots: "
      + verification.summary
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(XMLText.escaped(title))</title>
      <link rel="icon" href="data:,">
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      \(Self.body)
      <script type="application/json" id="data">
      """ + data + """
      </script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static func picture(
    _ entry: Verification.Entry, of verification: Verification
  ) -> Picture {
    var picture = Picture(
      name: entry.name, verdict: entry.verdict, failed: verification.isFailure(entry),
      summary: entry.summary)
    guard picture.failed else { return picture }
    let expected = image(verification.referenceFolder, entry.name)
    let actual = image(verification.actualFolder, entry.name)
    picture.expected = expected?.image
    picture.actual = actual?.image
    guard let expected, let actual else { return picture }
    let comparison = verification.rule.compare(expected.pixmap, with: actual.pixmap)
    let difference = comparison.differencePicture(expected: expected.pixmap, actual: actual.pixmap)
    if let bytes = try? PictureFile.encode(difference) {
      picture.difference = image(of: difference, bytes)
    }
    picture.areas = comparison.measurement?.areas.map(\.bounds)
    return picture
  }

  /// A picture that can be read, with the file's own bytes to show.
  private static func image(_ folder: String, _ name: String) -> (pixmap: Pixmap, image: Image)? {
    let path = PictureFolder(folder).path(of: name)
    guard let bytes = try? PictureFile.bytes(of: path),
      let pixmap = try? PictureFile.decode(bytes, path: path)
    else { return nil }
    return (pixmap, image(of: pixmap, bytes))
  }

  private static func image(of pixmap: Pixmap, _ bytes: [UInt8]) -> Image {
    Image(
      width: pixmap.width, height: pixmap.height,
      source: "data:image/png;base64," + Base64.text(of: bytes))
  }
}

/// Base64 after RFC 4648.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for position in 0..<4 {
        let index = Int(bits >> (18 - 6 * UInt32(position)) & 63)
        text.append(position <= group.count ? digits[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
