/// Facts in lines that are sorted by bytes, after one that names the columns. A line is a key, a tab and a value.
///
/// Keys have neither spaces nor control characters. In a value, `\u{200F}` is the character with this
/// hexadecimal number. The tables have the numbers of characters that a reader would not see, or could confuse
/// with others.
///
/// The text is in the program, so it takes no time at start and no memory of its own.
package struct FactTable: Sendable {
  // Safe to share between threads, because nothing writes to it.
  private nonisolated(unsafe) let lines: UnsafeBufferPointer<UInt8>

  /// - Parameter text: the bytes of a table, which stay where they are for as long as the program runs.
  package init(_ text: UnsafeBufferPointer<UInt8>) {
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    lines = UnsafeBufferPointer(rebasing: text[end...].dropFirst())
  }

  /// The value of a key; nil if the table doesn't have it.
  package subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { Self.value(of: $0, in: lines) }
  }

  /// Every key, in order.
  package var keys: [String] {
    lines.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }
  }

  /// The value of a key in lines that are sorted by bytes; nil if no line has the key.
  ///
  /// Complexity: O(log *n*) of the number of bytes, and the length of a line.
  package static func value(
    of key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let tab = UInt8(ascii: "\t")
    let newline = UInt8(ascii: "\n")
    // The line is at or after `lower` and before `upper`. Both are starts of lines, or the end.
    var lower = 0
    var upper = key.isEmpty ? 0 : text.count
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, text[start - 1] != newline { start -= 1 }
      var equal = 0
      // A key with a space is in no table.
      while equal < key.count, start + equal < upper, key[equal] > UInt8(ascii: " "),
        key[equal] == text[start + equal]
      {
        equal += 1
      }
      let next = start + equal < upper ? text[start + equal] : newline
      if equal == key.count, next == tab || next == newline {
        let line = text[start..<upper].prefix { $0 != newline }
        return Self.text(of: line.dropFirst(key.count + 1))
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

  /// The text of a value, with the characters that are written as numbers.
  private static func text(of value: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var rest = value
    var text = ""
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += String(decoding: rest[..<escape], as: UTF8.self)
      let digits = rest[escape...].dropFirst(3).prefix { $0 != UInt8(ascii: "}") }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      if let character = number.flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(character)
      }
      rest = rest[digits.endIndex...].dropFirst()
    }
    return text + String(decoding: rest, as: UTF8.self)
  }
}
