internal import SystemPackage

/// Bytes that are written once, in order, and read at any offset then: in memory where they are few,
/// else in a file without a name.
package struct SpillingBytes: Sendable {
  /// The number of bytes that are kept in memory.
  package static let limit = 1 << 19
  private static let piece = 1 << 16

  private let folder: Directory?
  private var memory: [UInt8] = []
  private var file: PositionedFile?
  private var written = 0
  private var staysInMemory = false

  /// - Parameter folder: the one whose file system takes a file; nil for the system's temporary
  ///   folder, without which everything stays in memory.
  package init(in folder: Directory?) { self.folder = folder }

  /// Bytes of a file that is there.
  package init(of file: PositionedFile, count: Int) {
    folder = nil
    self.file = file
    written = count
  }

  package var count: Int { written + memory.count }

  /// The error of bytes that are not those that were written any more.
  package var changed: FileError {
    FileError(.read, path: file?.path ?? FilePath(), code: .ioError)
  }

  /// - Throws: `FileError` where the file can't be written.
  package mutating func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    memory += bytes
    guard memory.count >= (file == nil ? Self.limit : Self.piece), !staysInMemory else { return }
    if file == nil {
      do {
        file = try PositionedFile.nameless(in: folder)
      } catch {
        guard folder == nil else { throw error }
        staysInMemory = true
        return
      }
    }
    try flush()
  }

  /// Ends the writing; reading before it sees a part of the bytes.
  package mutating func finish() throws(FileError) { if file != nil { try flush() } }

  private mutating func flush() throws(FileError) {
    try file?.append(memory)
    written += memory.count
    memory = []
  }

  /// Reads the bytes of a range, which end early where there are no more.
  package func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(FileError) {
    let range = range.clamped(to: 0..<count)
    if let file { return try file.read(range, into: &buffer) }
    buffer.removeAll(keepingCapacity: true)
    buffer += memory[range]
  }
}
