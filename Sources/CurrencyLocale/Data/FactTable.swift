/// Facts in lines that are sorted by bytes. A line is a key, a space and a value; keys have no space.
///
/// The text is a literal in the program, so it takes no time at start and no memory of its own.
struct FactTable: Sendable {
  private let parts: [StaticString]

  /// - Parameter parts: the text in one or several parts. A line is in one part as a whole.
  init(_ parts: StaticString...) { self.parts = parts }

  /// The value of a key; nil if the table doesn't have it.
  subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      for part in parts {
        let value = part.withUTF8Buffer { Self.value(of: key, in: $0) }
        if let value { return value }
      }
      return nil
    }
  }

  /// Every key, in order.
  var keys: [String] {
    parts.flatMap { part in
      part.withUTF8Buffer { text in
        text.split(separator: UInt8(ascii: "\n")).map { line in
          String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        }
      }
    }
  }

  /// Finds a line by binary search over the bytes.
  private static func value(
    of key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    // The line is at or after `lower` and before `upper`. Both are starts of lines, or the end.
    var (lower, upper) = (0, text.count)
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var end = start
      while end < upper, text[end] != UInt8(ascii: "\n") { end += 1 }
      let line = text[start..<end]
      let name = line.prefix { $0 != UInt8(ascii: " ") }
      if name.elementsEqual(key) {
        return String(decoding: line.dropFirst(name.count + 1), as: UTF8.self)
      }
      if name.lexicographicallyPrecedes(key) {
        lower = min(end + 1, upper)
      } else {
        upper = start
      }
    }
    return nil
  }
}
