internal import CairoBackend
public import SystemSupport

/// The reason why a component can't become a picture or a file. The description is one sentence that ends
/// with how to fix the error.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The component can't be drawn.
  case drawing(DrawingError)
  /// The picture can't be encoded, for example because the size or the scale is out of range.
  case render(RenderError)
  /// The file can't be written.
  case file(FileError)
  /// The URL is not that of a file.
  case notAFile(String)
  /// The file name does not have the extension of a known format.
  case unknownFormat(path: String)

  /// The error and how to fix it, in one sentence.
  public var description: String {
    switch self {
    case .drawing(let error): error.description
    case .render(let error): error.description
    case .file(let error): error.description
    case .notAFile(let url):
      "'\(url)' is not the address of a file: give one that begins with file:"
    case .unknownFormat(let path):
      "'\(path)' does not end in the extension of a format: use \(PictureFormat.fileExtensions)"
    }
  }
}
