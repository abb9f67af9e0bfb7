public import SystemSupport

/// The reason why a component can't be turned into a picture or a file, in one sentence that ends
/// with how to fix it.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The component can't be drawn.
  case drawing(DrawingError)
  /// The size or the scale is out of range, or the rasteriser or the encoder failed.
  case render(RenderError)
  /// The file can't be written.
  case file(FileError)
  /// The file's name does not end in the extension of a format.
  case unknownFormat(path: String)

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .drawing(let error): error.description
    case .render(let error): error.description
    case .file(let error): error.description
    case .unknownFormat(let path):
      "'\(path)' does not end in the extension of a format: use .png, .svg, .pdf or .xml"
    }
  }
}
