#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads an open file line by line and keeps only a piece of it; closes it at the end.
package struct LineReader: ~Copyable {
  /// The longest line that is read, in bytes; a longer one ends the reading.
  package static let longestLine = 1 << 16
  private static let chunk = 1 << 16

  private let file: Int32
  private let path: String
  private var buffer: [UInt8] = []
  private var position = 0
  /// Whether reading ended at a line that is longer than any of the tool's own.
  package private(set) var endedAtLongLine = false

  /// - Parameter path: the file's path, for errors.
  package init(_ file: Int32, path: String) {
    self.file = file
    self.path = path
  }

  deinit { close(file) }

  /// The next line without its newline; nil at the end. A last line without newline is none.
  package mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      searched = buffer.count - position
      buffer.removeSubrange(..<position)
      position = 0
      guard buffer.count <= Self.longestLine else {
        endedAtLongLine = true
        return nil
      }
      guard try refill() else { return nil }
    }
  }

  private mutating func refill() throws(FileError) -> Bool {
    let kept = buffer.count
    let file = file
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(file, bytes.baseAddress.map { $0 + kept }, Self.chunk)
      }
    } while count < 0 && errno == EINTR
    let code = errno
    buffer.removeLast(Self.chunk - max(0, count))
    guard count >= 0 else { throw FileError(.read, path: path, code: code) }
    return count > 0
  }
}
