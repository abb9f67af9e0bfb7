public import RasterImage

/// A PNG file that could not be compared, and why.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// What is wrong with the file: it is damaged, is not a PNG file, or is too large.
  public let reason: PNGError

  package init(path: String, _ reason: PNGError) {
    self.path = path
    self.reason = reason
  }

  /// Whether the picture has too many pixels to be compared.
  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  /// Whether the file is a pointer of Git LFS in place of the picture.
  package var isGitLFSPointer: Bool { reason == .otherFile(.gitLFSPointer) }

  /// One sentence that names the file and the mistake, and says how to fix it.
  public var description: String { "'\(path)': \(reason)" }
}
