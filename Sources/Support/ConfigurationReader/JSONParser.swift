/// Reads a JSON document (RFC 8259) event by event, as ``YAMLParser`` reads YAML.
///
/// libyaml reads YAML 1.1, which does not contain JSON: it refuses surrogate pairs, keys of more than 1,024 characters, a
/// key whose colon is on the next line and some characters, and takes U+2028 for a line break.
struct JSONParser {
  private enum Mistake: Error { case notJSON, loneSurrogate }

  /// What comes next.
  private enum State {
    case file, document
    /// The value of the document or of a key.
    case value
    /// The first element of a list or a mapping, or its end.
    case first
    /// A comma and another element, or the end.
    case more
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var column = 1
  private var state = State.file
  /// The open lists and mappings, the innermost one last: whether it is a mapping.
  private var open: [Bool] = []

  /// Creates a parser for a list or a mapping.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents, in UTF-8 without a byte order mark.
  ///   - file: the file's name, for messages.
  /// - Returns: nil for a document that is not JSON.
  /// - Throws: ``ConfigurationError`` for half of a surrogate pair, which stands for no character.
  init?(_ bytes: some Collection<UInt8>, file: String) throws(ConfigurationError) {
    guard let first = bytes.first(where: { !Self.isSpace($0) }), "[{".utf8.contains(first) else {
      return nil
    }
    self.bytes = Array(bytes)
    var reader = self
    do {
      while true {
        if case .fileEnd = try reader.event().kind { return }
      }
    } catch {
      guard error == .loneSurrogate else { return nil }
      throw ConfigurationError(
        file: file, line: reader.line, column: reader.column,
        reason: "half of a surrogate pair stands for no character: write both halves, or the "
          + "character itself")
    }
  }

  /// Reads the next event. There is none after ``YAMLEvent/Kind/fileEnd``.
  mutating func next() -> YAMLEvent {
    (try? event()) ?? YAMLEvent(kind: .fileEnd, hasAnchor: false, line: line, column: column)
  }

  private mutating func event() throws(Mistake) -> YAMLEvent {
    skipSpace()
    if state == .more, !open.isEmpty, take(",") {
      skipSpace()
      guard !isAt("]"), !isAt("}") else { throw .notJSON }
      state = .first
    }
    let place = (line: line, column: column)
    let kind = try kind()
    return YAMLEvent(kind: kind, hasAnchor: false, line: place.line, column: place.column)
  }

  private mutating func kind() throws(Mistake) -> YAMLEvent.Kind {
    switch state {
    case .file:
      state = .document
      return .fileStart
    case .document:
      state = .value
      return .documentStart
    case .value: return try value()
    case .first, .more:
      guard let isMapping = open.last else {
        guard index == bytes.count else { throw .notJSON }
        return .fileEnd
      }
      if take(isMapping ? "}" : "]") {
        open.removeLast()
        state = .more
        return .end
      }
      guard state == .first else { throw .notJSON }
      guard isMapping else { return try value() }
      let key = try string()
      skipSpace()
      guard take(":") else { throw .notJSON }
      state = .value
      return .scalar(key, isText: true)
    }
  }

  private mutating func value() throws(Mistake) -> YAMLEvent.Kind {
    state = .first
    if take("{") {
      open.append(true)
      return .mappingStart
    }
    if take("[") {
      open.append(false)
      return .listStart
    }
    state = .more
    if isAt("\"") { return .scalar(try string(), isText: true) }
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { advance() }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Self.isNumber(word.utf8.first) else {
      throw .notJSON
    }
    return .scalar(word, isText: false)
  }

  private mutating func string() throws(Mistake) -> String {
    guard take("\"") else { throw .notJSON }
    var text: [UInt8] = []
    while index < bytes.count {
      if take("\"") { return String(decoding: text, as: UTF8.self) }
      guard bytes[index] >= 0x20 else { throw .notJSON }
      if isAt("\\") {
        text += String(try escaped()).utf8
      } else {
        text.append(bytes[index])
        advance()
      }
    }
    throw .notJSON
  }

  /// The character that an escape stands for.
  private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
    let start = self
    advance()
    for (letter, scalar) in Self.escapes where take(letter) { return scalar }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, take("\\"), let low = try? codeUnit(), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      return scalar
    }
    self = start
    throw .loneSurrogate
  }

  private mutating func codeUnit() throws(Mistake) -> UInt32 {
    guard take("u") else { throw .notJSON }
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .notJSON }
    for _ in 0..<4 { advance() }
    return unit
  }

  private static let escapes: [(letter: Unicode.Scalar, scalar: Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
    ("r", "\r"), ("t", "\t"),
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }

  private static func isNumber(_ byte: UInt8?) -> Bool {
    byte.map { "-0123456789".utf8.contains($0) } == true
  }

  /// Whether a byte can belong to a number, or to `true`, `false` and `null`.
  private static func isWord(_ byte: UInt8) -> Bool {
    isNumber(byte) || "+.Eaeflnrstu".utf8.contains(byte)
  }

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    advance()
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { advance() }
  }

  /// Moves on by a byte.
  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isAt("\n")
    if isLineEnd {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
