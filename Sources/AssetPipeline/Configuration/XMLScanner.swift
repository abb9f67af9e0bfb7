/// Reads an XML document tag by tag, for documents of a few kinds of elements.
///
/// Document types are refused, and with them every entity but the five of XML.
struct XMLScanner {
  struct Tag {
    enum Kind {
      case start, end, empty
    }

    var name: String
    var kind: Kind
    var attributes: [(name: String, value: String)]
    var line: Int
  }

  private let bytes: [UInt8]
  private var place = 0
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; text, comments and processing instructions are passed over.
  mutating func next() throws(ArtworkError) -> Tag? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if starts(with: "<!--") {
        try pass("-->")
      } else if starts(with: "<?") {
        try pass("?>")
      } else if starts(with: "<!") {
        throw .refused("a document type", line: line)
      } else {
        return try tag()
      }
    }
    return nil
  }

  /// Goes behind the end of an element whose content does not matter.
  mutating func skip(to name: String) {
    let end = Array("</\(name)".utf8)
    while place < bytes.count, !bytes[place...].starts(with: end) { advance() }
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { advance() }
    advance()
  }

  private mutating func tag() throws(ArtworkError) -> Tag {
    let first = line
    advance()
    var kind = Tag.Kind.start
    if current == UInt8(ascii: "/") {
      kind = .end
      advance()
    }
    let name = word()
    guard !name.isEmpty else { throw .malformed("'<' is not followed by a name", line: line) }
    var attributes: [(name: String, value: String)] = []
    while true {
      passSpace()
      switch current {
      case UInt8(ascii: ">"):
        advance()
        return Tag(name: name, kind: kind, attributes: attributes, line: first)
      case UInt8(ascii: "/"):
        kind = .empty
        advance()
      default: attributes.append(try attribute(of: name))
      }
    }
  }

  private mutating func attribute(of tag: String) throws(ArtworkError) -> (String, String) {
    let name = word()
    passSpace()
    guard !name.isEmpty, current == UInt8(ascii: "=") else {
      throw .malformed("<\(tag)> is not well-formed", line: line)
    }
    advance()
    passSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .malformed("the value of \(name) has no quotes", line: line)
    }
    advance()
    let begin = place
    while let byte = current, byte != quote { advance() }
    guard current != nil else { throw .malformed("the value of \(name) has no end", line: line) }
    let value = String(decoding: bytes[begin..<place], as: UTF8.self)
    advance()
    return (name, value)
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func advance() {
    if current == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func word() -> String {
    let begin = min(place, bytes.count)
    while let byte = current, byte > 32, !Array("=/>\"'<".utf8).contains(byte) { advance() }
    return String(decoding: bytes[begin..<min(place, bytes.count)], as: UTF8.self)
  }

  private mutating func passSpace() {
    while let byte = current, byte <= 32 { advance() }
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func pass(_ end: String) throws(ArtworkError) {
    let begin = line
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8.count
        return
      }
      advance()
    }
    throw .malformed("a comment or instruction has no end", line: begin)
  }
}
