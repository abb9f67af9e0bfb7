package import SystemPackage

/// Reads an open file line by line and keeps only a piece of it; closes it at the end.
package struct LineReader: ~Copyable {
  /// The longest line that is read, in bytes; a longer one ends the reading.
  package static let longestLine = 1 << 16
  private static let chunk = 1 << 16

  private let file: FileDescriptor
  private let path: FilePath
  private var buffer: [UInt8] = []
  private var position = 0
  /// Whether reading ended at a line that is longer than any of the tool's own.
  package private(set) var endedAtLongLine = false

  /// - Parameter path: the file's path, for errors.
  package init(_ file: FileDescriptor, path: FilePath) {
    self.file = file
    self.path = path
  }

  deinit { file.closeQuietly() }

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
    let result = buffer.withUnsafeMutableBytes { bytes in
      Result { () throws(Errno) in
        try file.readSome(into: UnsafeMutableRawBufferPointer(rebasing: bytes[kept...]))
      }
    }
    let count: Int
    do {
      count = try result.get()
    } catch {
      buffer.removeLast(Self.chunk)
      throw FileError(.read, path: path, code: error)
    }
    buffer.removeLast(Self.chunk - count)
    return count > 0
  }
}
