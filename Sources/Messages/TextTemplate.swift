/// A text with placeholders of the form `{{name}}`, such as a page in a resource file.
package struct TextTemplate: Sendable {
  private enum Piece {
    case literal(ArraySlice<UInt8>)
    case placeholder(String)
  }

  private let pieces: [Piece]

  /// Finds the placeholders; an opening `{{` without `}}` is literal text.
  package init(_ text: [UInt8]) {
    let (open, close) = (Array("{{".utf8), Array("}}".utf8))
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: open),
      let end = rest[start.upperBound...].firstRange(of: close)
    {
      pieces.append(.literal(rest[..<start.lowerBound]))
      let name = rest[start.upperBound..<end.lowerBound]
      pieces.append(.placeholder(String(decoding: name, as: UTF8.self)))
      rest = rest[end.upperBound...]
    }
    self.pieces = pieces + [.literal(rest)]
  }

  /// The text with each placeholder replaced by its value, which is inserted as it is; one without
  /// a value is removed.
  package func filled(_ values: [String: [UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .literal(let bytes): result += bytes
      case .placeholder(let name): result += values[name] ?? []
      }
    }
    return result
  }
}
