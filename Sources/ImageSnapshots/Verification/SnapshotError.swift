import RasterImage
import SystemSupport

/// Why pictures could not be compared or recorded at all.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case file(FileError)
  /// A file that is no picture, or a damaged one.
  case picture(path: String, PNGError)
  /// A picture that has more pixels than are decoded as a whole.
  case tooManyPixels(path: String, pixels: Int, budget: Int, Purpose)
  /// There is nothing to compare.
  case noPictures(reference: String, actual: String)
  /// `SNAPSHOTS_RECORD` holds no mode.
  case recordMode(String)
  /// Two assertions use one reference.
  case sharedFile(path: String, place: String)

  /// Why a picture has to be decoded as a whole.
  public enum Purpose: Hashable, Sendable {
    /// A strategy that looks at the neighbours of a pixel.
    case strategy
    /// Windows in which pixels are counted that take as many rows.
    case window
    /// A picture of the difference.
    case difference
    /// The rows of an interlaced picture are only there once all of it is.
    case interlacing
  }

  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "'\(path)': \(error)"
    case .tooManyPixels(let path, let pixels, let budget, let purpose):
      "'\(path)' has \(pixels) pixels, more than the \(budget) \(purpose.advice)"
    case .recordMode(let text):
      "SNAPSHOTS_RECORD is '\(text)': set it to never, missing, failed or all"
    case .sharedFile(let path, let place):
      "'\(path)' is already used at \(place): give each snapshot a name of its own with named:"
    case .noPictures(let reference, let actual):
      "there is no PNG picture in '\(actual)', nor in '\(reference)': check the paths"
    }
  }

  /// Whether a link is in the way where none is followed.
  var isLink: Bool {
    if case .file(let error) = self { error.operation == .follow } else { false }
  }
}

extension SnapshotError.Purpose {
  /// What the budget is for, and what to do.
  fileprivate var advice: String {
    switch self {
    case .strategy:
      "that all strategies but exact can compare: choose --strategy exact, or scale it down"
    case .window: "that windows of pixels may span: choose a smaller window, or scale it down"
    case .difference: "that a difference is drawn of: compare without a picture, or scale it down"
    case .interlacing:
      "that an interlaced picture may have: save it without interlacing, or scale it down"
    }
  }
}
