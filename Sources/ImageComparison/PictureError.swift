public import RasterImage

/// A PNG file that could not be compared, and why.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is damaged, or not a PNG file at all.
  case damaged(path: String, PNGError)
  /// The picture has more pixels than are decoded as a whole.
  case tooManyPixels(path: String, pixels: Int, budget: Int, Purpose)

  /// The reason for decoding a picture as a whole.
  public enum Purpose: Hashable, Sendable {
    /// The strategy looks at the neighbours of each pixel.
    case strategy
    /// The windows in which pixels are counted span too many rows.
    case window
    /// A difference picture is drawn.
    case difference
    /// The rows of an interlaced picture are complete only at its end.
    case interlacing
  }

  /// One sentence: the file, the mistake, and how to fix it.
  public var description: String {
    switch self {
    case .damaged(let path, let error): "'\(path)': \(error)"
    case .tooManyPixels(let path, let pixels, let budget, let purpose):
      "'\(path)' has \(pixels) pixels, more than the \(budget) \(purpose.advice)"
    }
  }
}

extension PictureError.Purpose {
  /// The use of the budget, and how to avoid it.
  fileprivate var advice: String {
    switch self {
    case .strategy:
      "that strategies other than exact can compare: choose --strategy exact, or scale it down"
    case .window: "that windows of pixels may span: choose a smaller window, or scale it down"
    case .difference:
      "that a difference picture may have: compare without a picture, or scale it down"
    case .interlacing:
      "that an interlaced picture may have: save it without interlacing, or scale it down"
    }
  }
}
