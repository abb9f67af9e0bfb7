/// Facts in lines that are sorted by bytes. A line is a key, a space and a value; keys have no space.
///
/// The text is a literal in the program, so it takes no time at start and no memory of its own.
package struct FactTable: Sendable {
  private let parts: [StaticString]

  /// - Parameter parts: the text in one or several parts. A line is in one part as a whole.
  package init(_ parts: StaticString...) { self.parts = parts }

  /// The value of a key; nil if the table doesn't have it.
  package subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      for part in parts {
        if let value = part.withUTF8Buffer({ Self.value(of: key, in: $0) }) { return value }
      }
      return nil
    }
  }

  /// Every key, in order.
  package var keys: [String] {
    parts.flatMap { part in
      part.withUTF8Buffer { text in
        text.split(separator: UInt8(ascii: "\n")).map { line in
          String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        }
      }
    }
  }

  /// The value of a key in lines that are sorted by bytes; nil if no line has the key.
  ///
  /// Complexity: O(log *n*) of the number of bytes, and the length of a line.
  package static func value(
    of key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
    // The line is at or after `lower` and before `upper`. Both are starts of lines, or the end.
    var (lower, upper) = (0, key.isEmpty ? 0 : text.count)
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, text[start - 1] != newline { start -= 1 }
      var equal = 0
      // A key with a space is in no table.
      while equal < key.count, start + equal < upper, key[equal] > space,
        key[equal] == text[start + equal]
      {
        equal += 1
      }
      let next = start + equal < upper ? text[start + equal] : newline
      if equal == key.count, next == space || next == newline {
        let line = text[start..<upper].prefix { $0 != newline }
        return String(decoding: line.dropFirst(key.count + 1), as: UTF8.self)
      }
      if equal < key.count, next < key[equal] {
        lower = start + equal
        while lower < upper, text[lower] != newline { lower += 1 }
        lower = min(lower + 1, upper)
      } else {
        upper = start
      }
    }
    return nil
  }
}
