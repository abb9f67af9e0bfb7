/// A file in place of a PNG, recognised by its first bytes.
public enum OtherFile: Hashable, Sendable, CustomStringConvertible {
  /// The file has no bytes.
  case empty
  /// A pointer of Git LFS: the text that Git stores in place of the file.
  case gitLFSPointer
  /// A PNG file that was stored as a text: its line ends were converted, or its bytes were read as UTF-8.
  case convertedPNG
  /// A picture or document in another format.
  case jpeg, webP, gif, pdf

  /// The kind of a file; nil if its first bytes are those of none of these.
  public init?(_ bytes: [UInt8]) {
    func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    if bytes.isEmpty {
      self = .empty
    } else if begins("version https://git-lfs.github.com/spec/") {
      self = .gitLFSPointer
    } else if Self.convertedSignatures.contains(where: { bytes.starts(with: $0) }) {
      self = .convertedPNG
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("RIFF"), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if begins("GIF8") {
      self = .gif
    } else if begins("%PDF-") {
      self = .pdf
    } else {
      return nil
    }
  }

  /// The signature of a PNG file after conversions of text: CR LF becomes LF, LF becomes CR LF, and a byte that
  /// is not UTF-8 becomes U+FFFD. The signature has a line end of each kind to show this (PNG specification,
  /// 5.2).
  private static let convertedSignatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D], [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47],
  ]

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .convertedPNG:
      "it was stored as a text, and its line ends or bytes were converted: add '*.png binary' to "
        + ".gitattributes, and restore the file"
    case .empty: "the file is empty: write the picture again"
    case .gitLFSPointer: "it is a pointer of Git LFS and not the picture: run 'git lfs pull'"
    case .jpeg: Self.named("a JPEG file", "jpg")
    case .webP: Self.named("a WebP file", "webp")
    case .gif: Self.named("a GIF file", "gif")
    case .pdf: Self.named("a PDF file", "pdf")
    }
  }

  private static func named(_ kind: String, _ fileExtension: String) -> String {
    "it is \(kind): save it as PNG, or let its name end in .\(fileExtension)"
  }
}
