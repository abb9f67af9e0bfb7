/// The lexer of style sheets, style attributes and presentation attributes (CSS Syntax 3).
enum CSSText {
  /// The declarations of a style attribute or a rule, by property.
  struct Declarations {
    var normal: [String: String] = [:]
    /// Those with `!important`, which win over all others.
    var important: [String: String] = [:]

    init() {}

    /// Reads declarations; the last one of a property wins.
    init(_ text: some StringProtocol) {
      for part in CSSText.split(CSSText.withoutComments(text)[...], at: ";") {
        guard let colon = part.firstIndex(of: ":") else { continue }
        let written = CSSText.unescaped(part[..<colon].trimmed)
        // The names of variables are case-sensitive.
        let name = written.hasPrefix("--") ? written : written.lowercased()
        let value = CSSText.unescaped(part[part.index(after: colon)...].trimmed)
        guard let mark = value.lastIndex(of: "!"),
          value[mark...].dropFirst().trimmed.lowercased() == "important"
        else {
          normal[name] = value
          continue
        }
        important[name] = value[..<mark].trimmed
      }
    }

    /// Adds declarations of a higher precedence.
    mutating func merge(_ others: Declarations) {
      normal.merge(others.normal) { $1 }
      important.merge(others.important) { $1 }
    }

    /// The declarations that win.
    var values: [String: String] { normal.merging(important) { $1 } }
  }

  /// The index of the first of some characters, outside of quotes and brackets; the end of the text if there is none.
  static func end(of text: Substring, at stops: String) -> Substring.Index {
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if depth == 0, stops.contains(character) {
        return index
      } else {
        switch character {
        case "\"", "'": quote = character
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth = max(0, depth - 1)
        default: break
        }
      }
    }
    return text.endIndex
  }

  /// The parts of a text between separators that are outside of quotes and brackets.
  static func split(_ text: Substring, at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while true {
      let end = end(of: rest, at: separator)
      parts.append(rest[..<end])
      if end == rest.endIndex { return parts }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The text with a space for each comment, and its line breaks.
  static func withoutComments(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    var quote: Character?
    while let character = rest.first {
      if quote == nil, rest.hasPrefix("/*") {
        let inner = rest.dropFirst(2)
        let end = inner.firstRange(of: "*/")
        result += " " + inner[..<(end?.lowerBound ?? inner.endIndex)].filter(\.isNewline)
        rest = inner[(end?.upperBound ?? inner.endIndex)...]
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      result.append(character)
      rest.removeFirst()
      if character == "\\", let escaped = rest.popFirst() { result.append(escaped) }
    }
    return result
  }

  /// The text with the characters that its escapes, such as `\66`, stand for.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    return text.replacing(/\\([0-9A-Fa-f]{1,6})\s?/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
    }.replacing(/\\(.)/) { $0.1 }
  }
}
