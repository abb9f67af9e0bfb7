/// Reads lines of a file, or of bytes in memory, and keeps only a piece of them.
package struct LineReader: Sendable {
  /// The longest line that is read, in bytes; a longer one ends the reading.
  package static let longestLine = 1 << 16

  private let bytes: SpillingBytes
  /// The bytes that are not read yet.
  private var rest: Range<Int>
  private let chunk: Int
  private var buffer: [UInt8] = []
  private var position = 0

  /// - Parameters:
  ///   - range: begins with a line; nil for everything.
  ///   - chunk: the number of bytes that are read at once.
  package init(_ bytes: SpillingBytes, _ range: Range<Int>? = nil, chunk: Int = 1 << 16) {
    self.bytes = bytes
    self.chunk = chunk
    rest = range ?? 0..<bytes.count
  }

  /// The offset of the next line.
  package var offset: Int { rest.lowerBound - (buffer.count - position) }

  /// The next line without its newline; nil at the end. A last line without newline is none.
  package mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      searched = buffer.count - position
      guard searched <= Self.longestLine, try refill() else { return nil }
    }
  }

  private mutating func refill() throws(FileError) -> Bool {
    let next = rest.prefix(chunk)
    var piece: [UInt8] = []
    try bytes.read(next.startIndex..<next.endIndex, into: &piece)
    rest = (next.startIndex + piece.count)..<rest.upperBound
    buffer.removeSubrange(..<position)
    position = 0
    buffer += piece
    return !piece.isEmpty
  }
}
