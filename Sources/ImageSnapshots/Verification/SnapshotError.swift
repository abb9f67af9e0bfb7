public import ImageComparison
public import SystemSupport

/// An error that prevents pictures from being compared or recorded.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file or folder can't be read or written.
  case file(FileError)
  /// A file is not a valid PNG file, or has too many pixels.
  case picture(PictureError)
  /// Neither folder contains a picture.
  case noPictures(reference: FilePath, actual: FilePath)
  /// The value of `SNAPSHOTS_RECORD` is not a valid mode.
  case recordMode(String)
  /// Two assertions use the same reference.
  case sharedFile(path: String, location: String)

  /// One sentence: what is wrong, where, and how to fix it.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let error): error.description
    case .recordMode(let text):
      "SNAPSHOTS_RECORD is '\(text)': set it to never, missing, failed or all"
    case .sharedFile(let path, let location):
      "'\(path)' is already used at \(location): give each snapshot its own name with named:"
    case .noPictures(let reference, let actual):
      "there is no picture in '\(actual.displayText)', nor in '\(reference.displayText)': "
        + "check the paths"
    }
  }

  /// Whether the error is a link that is not followed.
  var isLink: Bool {
    if case .file(let error) = self { error.operation == .follow } else { false }
  }
}
