public import RasterImage

/// A PNG file that could not be compared, and why.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The fault of the file: it is damaged, not a PNG file at all, or too large.
  public let reason: PNGError

  init(path: String, _ reason: PNGError) {
    self.path = path
    self.reason = reason
  }

  /// Whether the picture has more pixels than are compared.
  package var isTooLarge: Bool {
    if case .tooLarge = reason { true } else { false }
  }

  /// One sentence: the file, the mistake, and how to fix it.
  public var description: String { "'\(path)': \(reason)" }
}
