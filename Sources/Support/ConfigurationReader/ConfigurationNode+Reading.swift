import Messages

/// The limits for reading a file.
package struct ConfigurationLimits: Hashable, Sendable {
  /// The greatest size of the file, in bytes.
  package var size: Int
  /// The greatest depth of nested values; the whole file has depth 1.
  package var depth: Int
  /// The greatest number of values.
  package var count: Int

  package init(size: Int = 1 << 20, depth: Int = 256, count: Int = 200_000) {
    self.size = size
    self.depth = depth
    self.count = count
  }
}

extension ConfigurationNode {
  /// Reads a YAML or JSON document. A document in braces or brackets that is not valid JSON is read as YAML.
  ///
  /// Anchors and aliases are refused, because a few lines of them can stand for billions of values. A byte
  /// order mark is ignored.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents, in UTF-8.
  ///   - file: the file's name, for messages.
  ///   - limits: the limits for the file.
  /// - Throws: ``ConfigurationError`` if the file is empty, not valid or beyond the limits.
  package init(
    yaml bytes: [UInt8], file: String, limits: ConfigurationLimits = ConfigurationLimits()
  ) throws(ConfigurationError) {
    func error(_ reason: String) -> ConfigurationError {
      ConfigurationError(file: file, line: 1, column: 1, reason: reason)
    }
    guard bytes.count <= limits.size else {
      throw error("the file has \(bytes.count) bytes: keep it below \(limits.size)")
    }
    // Some editors begin a file with a byte order mark.
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content =
      bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    guard String(utf8: content) != nil else {
      throw error("the file is not UTF-8: save it in that encoding")
    }
    var builder = try TreeBuilder(content, file: file, limits: limits)
    guard let root = try builder.document() else {
      throw error("the file is empty: write something into it")
    }
    self = root
  }
}

/// Makes the tree of a document from the parser's events, within limits.
private struct TreeBuilder: ~Copyable {
  /// Reads YAML if the document is not JSON.
  private let parser: YAMLParser
  private var json: JSONParser?
  private let file: String
  private let limits: ConfigurationLimits
  private var count = 0

  init(
    _ bytes: ArraySlice<UInt8>, file: String, limits: ConfigurationLimits
  ) throws(ConfigurationError) {
    json = try JSONParser(bytes, file: file)
    parser = try YAMLParser(bytes, file: file)
    self.file = file
    self.limits = limits
  }

  /// Reads the file's only document; nil if it has none.
  mutating func document() throws(ConfigurationError) -> ConfigurationNode? {
    _ = try next()
    guard case .documentStart = try next().kind else { return nil }
    let root = try value(try next(), keyPath: "", depth: 1)
    _ = try next()
    let next = try next()
    guard case .fileEnd = next.kind else {
      throw node(.null, next, "").error("a second document begins here", fix: "keep one of them")
    }
    return root
  }

  private func node(
    _ value: ConfigurationValue, _ event: YAMLEvent, _ keyPath: String
  ) -> ConfigurationNode {
    ConfigurationNode(value, file: file, line: event.line, column: event.column, keyPath: keyPath)
  }

  /// The value that begins with an event.
  private mutating func value(
    _ event: YAMLEvent, keyPath: String, depth: Int
  ) throws(ConfigurationError) -> ConfigurationNode {
    let place = node(.null, event, keyPath)
    count += 1
    guard count <= limits.count else {
      throw place.error("there are more than \(limits.count) values", fix: "split the file")
    }
    guard depth <= limits.depth else {
      throw place.error(
        "values are nested more than \(limits.depth) deep", fix: "flatten the description")
    }
    try refuseAnchor(event, place)
    switch event.kind {
    case .scalar(let text, isText: true): return node(.string(text), event, keyPath)
    case .scalar(let text, isText: false):
      do {
        return node(try PlainScalar.value(of: text), event, keyPath)
      } catch {
        throw place.error(
          "'\(ConfigurationNode.shortened(text))' \(error.problem)",
          fix: error.fix + ", or put a text in quotes")
      }
    case .listStart: return node(.list(try elements(keyPath, depth)), event, keyPath)
    case .mappingStart: return node(.mapping(try entries(keyPath, depth)), event, keyPath)
    default: return place
    }
  }

  private mutating func elements(
    _ keyPath: String, _ depth: Int
  ) throws(ConfigurationError) -> [ConfigurationNode] {
    var elements: [ConfigurationNode] = []
    while let event = try nextUnlessEnd() {
      elements.append(
        try value(event, keyPath: "\(keyPath)[\(elements.count)]", depth: depth + 1))
    }
    return elements
  }

  private mutating func entries(
    _ keyPath: String, _ depth: Int
  ) throws(ConfigurationError) -> [ConfigurationNode.MappingEntry] {
    var entries: [ConfigurationNode.MappingEntry] = []
    var names: Set<String> = []
    while let event = try nextUnlessEnd() {
      let place = node(.null, event, keyPath)
      try refuseAnchor(event, place)
      guard case .scalar(let name, _) = event.kind else {
        throw place.error("a key is not a text", fix: "give it a name")
      }
      let shown = ConfigurationNode.shortened(name)
      let path = keyPath.isEmpty ? shown : "\(keyPath).\(shown)"
      let key = node(.string(name), event, path)
      guard names.insert(name).inserted else {
        throw key.error("the key is given more than once", fix: "keep one of them")
      }
      let value = try value(try next(), keyPath: path, depth: depth + 1)
      entries.append(ConfigurationNode.MappingEntry(key: key, value: value, name: name))
    }
    return entries
  }

  private mutating func next() throws(ConfigurationError) -> YAMLEvent {
    if let event = json?.next() { return event }
    return try parser.next()
  }

  private mutating func nextUnlessEnd() throws(ConfigurationError) -> YAMLEvent? {
    let event = try next()
    if case .end = event.kind { return nil }
    return event
  }

  private func refuseAnchor(
    _ event: YAMLEvent, _ place: ConfigurationNode
  ) throws(ConfigurationError) {
    let isAlias = if case .alias = event.kind { true } else { false }
    guard isAlias || event.hasAnchor else { return }
    throw place.error(
      "anchors and aliases are not supported",
      fix: "write the value out, or put a text that begins with & or * in quotes")
  }
}
