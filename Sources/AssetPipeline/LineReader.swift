#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads an open file line by line and keeps only a piece of it; closes it at the end.
struct LineReader: ~Copyable {
  private static let chunk = 1 << 16

  private let file: Int32
  private var buffer: [UInt8] = []
  private var place = 0

  init(_ file: Int32) { self.file = file }

  deinit { close(file) }

  /// The next line without its newline; nil at the end. A last line without newline is none.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { place = end + 1 }
        return buffer[place..<end]
      }
      searched = buffer.count - place
      buffer.removeSubrange(..<place)
      place = 0
      guard refill() else { return nil }
    }
  }

  private mutating func refill() -> Bool {
    let kept = buffer.count
    let file = file
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(file, bytes.baseAddress.map { $0 + kept }, Self.chunk)
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(Self.chunk - max(0, count))
    return count > 0
  }
}
