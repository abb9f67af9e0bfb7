internal import VectorGraphics

/// The reason why an SVG file can't be used as artwork.
package enum ArtworkError: Error, Hashable, Sendable, CustomStringConvertible {
  case notSVG
  case empty
  /// A coordinate is not a number, or too large or too small to draw beside the others.
  case outOfRange
  /// The file has more bytes than ``Artwork/sizeLimit``.
  case tooLarge
  case outOfMemory
  /// An element or an attribute, which the text names, is not supported.
  case refused(String, line: Int)
  /// The document is not well-formed or a value can't be read; the text is the reason.
  case malformed(String, line: Int)
  /// There are more path elements than the limit.
  case tooLong(line: Int)

  package var description: String {
    switch self {
    case .notSVG: "the file is not an SVG document"
    case .empty: "nothing in it can be seen"
    case .outOfRange:
      "its coordinates are beyond ±1000000000, or too small to tell apart: scale the drawing"
    case .tooLarge: "the file has more than \(Artwork.sizeLimit) bytes: simplify the drawing"
    case .outOfMemory: "there is not enough memory to read it"
    case .refused(let what, let line):
      "line \(line): \(what) is not supported, only <path> with d, transform and one fill; "
        + "turn shapes, strokes and groups into paths"
    case .malformed(let what, let line): "line \(line): \(what)"
    case .tooLong(let line):
      "line \(line): the drawing has more than \(VectorPath.svgElementLimit) path elements; simplify it "
        + "in your design tool"
    }
  }
}
