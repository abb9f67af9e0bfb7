/// The documents of a preview, as `mintmark` sends them to the program that serves them.
///
/// On the way they are a list of texts and bytes: the version, and each document's path, media type and
/// content. Their number comes first, and before each its length, in decimal digits and a line feed.
package struct PreviewUpdate: Hashable, Sendable {
  /// Bytes with their media type.
  package struct Document: Hashable, Sendable {
    /// The path in an address, which begins with a slash.
    package var path: String
    package var type: String
    package var bytes: [UInt8]

    package init(path: String, type: String, bytes: [UInt8]) {
      self.path = path
      self.type = type
      self.bytes = bytes
    }
  }

  /// A text in one line that is another one whenever a document is.
  package var version: String
  package var documents: [Document]

  package init(version: String, documents: [Document]) {
    self.version = version
    self.documents = documents
  }

  /// The update on the way.
  package var encoded: [UInt8] {
    let parts =
      [Array(version.utf8)]
      + documents.flatMap { [Array($0.path.utf8), Array($0.type.utf8), $0.bytes] }
    return parts.reduce(into: Array("\(parts.count)\n".utf8)) { bytes, part in
      bytes += Array("\(part.count)\n".utf8) + part
    }
  }

  /// Reads the next update; nil at the end, or for bytes that are no update.
  package init?(_ reader: inout PreviewReader) {
    guard let count = reader.number(), count % 3 == 1, let version = reader.bytes() else {
      return nil
    }
    documents = []
    for _ in 0..<count / 3 {
      guard let path = reader.bytes(), let type = reader.bytes(), let bytes = reader.bytes()
      else { return nil }
      documents.append(
        Document(
          path: String(decoding: path, as: UTF8.self), type: String(decoding: type, as: UTF8.self),
          bytes: bytes))
    }
    self.version = String(decoding: version, as: UTF8.self)
  }
}

/// Takes numbers and bytes from a stream.
package struct PreviewReader {
  private let next: () -> [UInt8]
  private var buffer: ArraySlice<UInt8> = []

  /// - Parameter next: returns the next bytes, as many as there are at once; none at the end.
  package init(_ next: @escaping () -> [UInt8]) { self.next = next }

  /// A number and the line feed behind it.
  mutating func number() -> Int? {
    var text = ""
    while let byte = take(1)?.first {
      if byte == UInt8(ascii: "\n") { return Int(text).flatMap { $0 >= 0 ? $0 : nil } }
      guard text.utf8.count < 12 else { return nil }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return nil
  }

  /// As many bytes as the number before them counts.
  mutating func bytes() -> [UInt8]? { number().flatMap { take($0) } }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while buffer.count < count {
      let more = next()
      guard !more.isEmpty else { return nil }
      buffer += more
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }
}
