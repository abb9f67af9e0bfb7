import Messages
internal import Yams

/// How large a file may be that is read.
package struct ConfigurationLimits: Hashable, Sendable {
  /// In bytes.
  package var size: Int
  /// How deep values may lie in each other.
  package var depth: Int
  /// How many values there may be.
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
  /// Anchors and aliases are refused: a few lines of them can stand for billions of values. A byte
  /// order mark is passed over.
  /// - Parameter file: the file's name, for messages.
  package init(
    yaml bytes: [UInt8], file: String, limits: ConfigurationLimits = ConfigurationLimits()
  ) throws(ConfigurationError) {
    func error(_ mark: Mark?, _ what: String, fix: String) -> ConfigurationError {
      ConfigurationError(
        file: file, line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1), what: what,
        fix: fix)
    }
    guard bytes.count <= limits.size else {
      throw error(
        nil, "the file has \(bytes.count) bytes", fix: "keep it below \(limits.size)")
    }
    // Some editors begin a file with a byte order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw error(nil, "the file is not UTF-8", fix: "save it in that encoding")
    }
    if let mark = AliasBound.excess(in: content) {
      throw ConfigurationError(
        file: file, line: mark.line, column: mark.column,
        what: "there are too many anchors and aliases, which are not supported",
        fix: "write the values out")
    }
    let parser: Parser
    let root: Node?
    do {
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch {
      throw Self.syntaxError(error, file: file)
    }
    guard let root else { throw error(nil, "the file is empty", fix: "write something into it") }
    var builder = TreeBuilder(file: file, limits: limits)
    let tree = Result { () throws(ConfigurationError) in
      try builder.node(root, keyPath: "", depth: 1)
    }
    // The nodes know their anchors as long as the parser lives.
    self = try withExtendedLifetime(parser) { tree }.get()
  }

  private static func syntaxError(_ error: any Error, file: String) -> ConfigurationError {
    func make(_ mark: Mark?, _ what: String) -> ConfigurationError {
      ConfigurationError(
        file: file, line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1), what: what,
        fix: "fix the YAML")
    }
    switch error as? YamlError {
    case .composer(_, let problem, let mark, _) where problem == "found undefined alias":
      var error = make(mark, "aliases are not supported")
      error.fix = "write the value out, or put a text that begins with * in quotes"
      return error
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      guard !problem.hasPrefix("Maximum nesting level") else {
        var error = make(mark, "values are nested too deep")
        error.fix = "flatten the description"
        return error
      }
      return make(mark, problem)
    case .reader(let problem, _, _, _): return make(nil, problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "'\(shortened($0))'" }.joined(separator: ", ")
      var error = make(context.mark, "the key \(names) is given more than once")
      error.fix = "keep one of them"
      return error
    default: return make(nil, "the file is not valid YAML")
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

/// Turns Yams' nodes into ours, within limits.
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
        // Yams takes keys that differ by their tag alone, as in `1` and `"1"`, for different ones.
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

  /// A scalar's text without the byte order marks it begins with, of which Foundation drops the
  /// first on some systems.
  private static func text(of scalar: Node.Scalar) -> String {
    let text = scalar.string
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }
}
