import Platform
import RasterImage

/// Why pictures could not be compared or recorded at all.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case file(FileError)
  /// A file that is no picture, or a damaged one.
  case picture(path: String, PNGError)
  /// There is nothing to compare.
  case noPictures(reference: String, actual: String)
  /// `SNAPSHOTS_RECORD` holds no mode.
  case recordMode(String)
  /// Two assertions use one reference.
  case sharedFile(path: String, place: String)

  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "'\(path)': \(error)"
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
