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

    /// The declarations without those that viewers ignore.
    var valid: Declarations {
      var result = self
      result.normal = normal.filter { !SVGStyle.ignores($0.key, $0.value) }
      result.important = important.filter { !SVGStyle.ignores($0.key, $0.value) }
      return result
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

  /// A value with each `var()` replaced by the variable or by its fallback. The value is `unset` if there is neither, or
  /// if a variable refers to itself.
  static func resolved(_ value: String, _ variables: [String: String]) -> String {
    var value = value
    // Drawings have few variables, and their values are short.
    for _ in 0..<32 {
      guard let call = value.firstRange(of: "var(") else { return value }
      let rest = value[call.upperBound...]
      let inner = rest[..<end(of: rest, at: ")")]
      let comma = end(of: inner, at: ",")
      let fallback = comma < inner.endIndex ? inner[inner.index(after: comma)...].trimmed : nil
      guard let text = variables[inner[..<comma].trimmed] ?? fallback,
        max(text.utf8.count, value.utf8.count) < 1000
      else { return "unset" }
      let tail = rest[inner.endIndex...].dropFirst()
      value = (value[..<call.lowerBound] + text + tail).trimmed
    }
    return "unset"
  }

  /// The text with the characters that its escapes, such as `\66`, stand for.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    return text.replacing(/\\([0-9A-Fa-f]{1,6})\s?/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
    }.replacing(/\\(.)/) { $0.1 }
  }
}
