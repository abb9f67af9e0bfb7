import Messages
internal import Yams

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
  /// Reads a YAML or JSON document.
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
    func error(
      _ location: (line: Int, column: Int)?, _ reason: String
    ) -> ConfigurationError {
      ConfigurationError(
        file: file, line: max(1, location?.line ?? 1), column: max(1, location?.column ?? 1),
        reason: reason)
    }
    guard bytes.count <= limits.size else {
      throw error(nil, "the file has \(bytes.count) bytes: keep it below \(limits.size)")
    }
    // Some editors begin a file with a byte order mark.
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content =
      bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw error(nil, "the file is not UTF-8: save it in that encoding")
    }
    if let anchor = AliasBound.excess(in: content) {
      throw error(
        anchor,
        "there are too many anchors and aliases, which are not supported: write the values out")
    }
    let parser: Parser
    let root: Node?
    do {
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch let cause {
      let (mark, reason) = Self.syntaxError(cause)
      throw error(mark.map { ($0.line, $0.column) }, reason)
    }
    guard let root else { throw error(nil, "the file is empty: write something into it") }
    var builder = TreeBuilder(file: file, limits: limits)
    let tree = Result { () throws(ConfigurationError) in
      try builder.node(root, keyPath: "", depth: 1)
    }
    // The parser must stay alive, because nodes get their anchors from it.
    self = try withExtendedLifetime(parser) { tree }.get()
  }

  /// The location of a parser's error, and a sentence with the reason and the fix.
  private static func syntaxError(_ error: any Error) -> (Mark?, String) {
    switch error as? YamlError {
    case .composer(_, let problem, let mark, _) where problem == "found undefined alias":
      (
        mark,
        "aliases are not supported: write the value out, or put a text that begins with * in quotes"
      )
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      problem.hasPrefix("Maximum nesting level")
        ? (mark, "values are nested too deep: flatten the description")
        : (mark, "\(problem): fix the YAML")
    case .reader(let problem, _, _, _): (nil, "\(problem): fix the YAML")
    case .duplicatedKeysInMapping(let duplicates, let context):
      (
        context.mark,
        "the key \(duplicates.map { "'\(shortened($0))'" }.joined(separator: ", ")) is given more "
          + "than once: keep one of them"
      )
    default: (nil, "the file is not valid YAML: fix the YAML")
    }
  }
}

extension ConfigurationNode {
  fileprivate var anchorError: ConfigurationError {
    error(
      "anchors and aliases are not supported",
      fix: "write the value out, or put a text that begins with & or * in quotes")
  }
}

/// Converts Yams nodes to ``ConfigurationNode``, within limits.
private struct TreeBuilder {
  let file: String
  let limits: ConfigurationLimits
  private var count = 0

  init(file: String, limits: ConfigurationLimits) {
    self.file = file
    self.limits = limits
  }

  mutating func node(
    _ node: Node, keyPath: String, depth: Int
  ) throws(ConfigurationError) -> ConfigurationNode {
    func make(_ value: ConfigurationNode.Value) -> ConfigurationNode {
      ConfigurationNode(
        value, file: file, line: max(1, node.mark?.line ?? 1),
        column: max(1, node.mark?.column ?? 1), keyPath: keyPath)
    }
    count += 1
    guard count <= limits.count else {
      throw make(.null).error(
        "there are more than \(limits.count) values", fix: "split the file")
    }
    guard depth <= limits.depth else {
      throw make(.null).error(
        "values are nested more than \(limits.depth) deep", fix: "flatten the description")
    }
    guard node.anchor == nil else { throw make(.null).anchorError }
    switch node {
    case .scalar(let scalar):
      do {
        return make(try Self.value(of: scalar))
      } catch {
        let text = ConfigurationNode.shortened(Self.text(of: scalar))
        throw make(.null).error(
          "'\(text)' \(error.problem)", fix: error.fix + ", or put a text in quotes")
      }
    case .sequence(let sequence):
      var elements: [ConfigurationNode] = []
      for (index, element) in sequence.enumerated() {
        elements.append(
          try self.node(element, keyPath: "\(keyPath)[\(index)]", depth: depth + 1))
      }
      return make(.list(elements))
    case .mapping(let mapping):
      var entries: [ConfigurationNode.Entry] = []
      var names: Set<String> = []
      for (key, value) in mapping {
        guard key.anchor == nil else { throw make(.null).anchorError }
        guard case .scalar(let scalar) = key else {
          throw make(.null).error("a key is not a text", fix: "give it a name")
        }
        let name = Self.text(of: scalar)
        let shown = ConfigurationNode.shortened(name)
        let path = keyPath.isEmpty ? shown : "\(keyPath).\(shown)"
        let keyNode = ConfigurationNode(
          .string(name), file: file, line: max(1, key.mark?.line ?? 1),
          column: max(1, key.mark?.column ?? 1), keyPath: path)
        // Yams itself accepts keys with the same text and different tags, such as `1` and `"1"`.
        guard names.insert(name).inserted else {
          throw keyNode.error("the key is given more than once", fix: "keep one of them")
        }
        entries.append(
          ConfigurationNode.Entry(
            key: keyNode, value: try self.node(value, keyPath: path, depth: depth + 1), name: name))
      }
      return make(.mapping(entries))
    case .alias: throw make(.null).error("aliases are not supported", fix: "write the value out")
    }
  }

  private static func value(
    of scalar: Node.Scalar
  ) throws(DecimalNumber.Mistake) -> ConfigurationNode.Value {
    let text = text(of: scalar)
    guard scalar.style == .plain || scalar.style == .any, scalar.tag != Tag(.str) else {
      return .string(text)
    }
    return try PlainScalar.value(of: text)
  }

  /// A scalar's text without byte order marks at its beginning. All are removed, because Foundation removes the
  /// first one on some systems only.
  private static func text(of scalar: Node.Scalar) -> String {
    let text = scalar.string
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }
}
