/// The reason why a PNG can't be read or written. The description is one sentence that ends with the fix.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin with the signature of a PNG.
  case notPNG
  /// The file is of another kind, which its first bytes show.
  case otherFile(OtherFile)
  /// The bytes end before the picture does.
  case truncated
  /// The picture, or the size in its header, has more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The contents are invalid; the text is libspng's description of the error.
  case corrupt(String)
  /// Memory ran out.
  case outOfMemory

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .notPNG: "it is not a valid PNG file: give a file in PNG format"
    case .otherFile(let kind): kind.description
    case .truncated: "the PNG ends too early: get the whole file again"
    case .tooLarge(let width, let height, let limit):
      "the PNG has \(width) × \(height) pixels, more than \(limit) in all: scale it down"
    case .corrupt(let detail): "the PNG is damaged (\(detail)): get or make the file again"
    case .outOfMemory: "there is not enough memory for the PNG: scale it down or free some"
    }
  }
}
