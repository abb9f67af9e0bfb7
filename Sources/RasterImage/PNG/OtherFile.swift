/// A file in place of a PNG, recognised by its first bytes.
public enum OtherFile: Hashable, Sendable, CustomStringConvertible {
  /// The file has no bytes.
  case empty
  /// The text that Git has in place of a file that Git LFS keeps.
  case gitLFSPointer
  /// A picture or document in another format.
  case jpeg, webP, gif, pdf

  /// The kind of a file; nil if its first bytes are those of none of these.
  public init?(_ bytes: [UInt8]) {
    func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    if bytes.isEmpty {
      self = .empty
    } else if begins("version https://git-lfs.github.com/spec/") {
      self = .gitLFSPointer
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

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
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
