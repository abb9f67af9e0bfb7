import Messages

extension ConfigurationSchema {
  /// Checks a file's values, from top to bottom.
  ///
  /// - Throws: the first error.
  package func check(_ node: ConfigurationNode) throws(ConfigurationError) {
    try check(node, root)
  }

  private func check(_ node: ConfigurationNode, _ schema: ValueSchema) throws(ConfigurationError) {
    switch schema {
    case .string:
      if node.string == nil { throw mismatch(node, schema) }
    case .choice(let names):
      guard let text = node.string else { throw mismatch(node, schema) }
      guard KnownName.of(text, among: names) != nil else {
        throw node.error(
          "'\(ConfigurationNode.shortened(text))' is not known",
          fix: NearestName.suggestion(for: text, among: names))
      }
    case .boolean:
      if node.boolean == nil { throw mismatch(node, schema) }
    case .number(let range):
      guard let number = node.number, range.contains(number) else { throw mismatch(node, schema) }
    case .integer(let range):
      guard let number = node.integer, range.contains(number) else { throw mismatch(node, schema) }
    case .list(let element, let count):
      guard let elements = node.elements, count.contains(elements.count) else {
        throw mismatch(node, schema)
      }
      for value in elements { try check(value, element) }
    case .mapping(let fields):
      guard let entries = node.entries else { throw mismatch(node, schema) }
      try check(node, entries, fields)
    case .dictionary(let value):
      guard let entries = node.entries else { throw mismatch(node, schema) }
      for entry in entries { try check(entry.value, value) }
    case .tagged(let tag, let cases):
      guard let entries = node.entries else { throw mismatch(node, schema) }
      let names = ValueSchema.choice(cases.map(\.tag))
      guard let value = node[tag] else {
        throw node.error("the key '\(tag)' is missing", fix: "add it with \(text(names))")
      }
      try check(value, names)
      let fields = cases.first { $0.tag == value.string }?.fields ?? []
      try check(node, entries, [SchemaField(tag, names, "")] + fields)
    case .either(let schemas):
      // If only one of the schemas accepts the value's type, its error is the most useful one.
      let kin = schemas.filter { accepts($0, node) }
      guard let first = kin.first else { throw mismatch(node, schema) }
      if kin.count == 1 { return try check(node, first) }
      let isGood = kin.contains { schema in (try? check(node, schema)) != nil }
      if !isGood { throw mismatch(node, schema) }
    case .reference(let name):
      guard let schema = definitions.first(where: { $0.name == name })?.schema else { return }
      try check(node, schema)
    }
  }

  private func check(
    _ node: ConfigurationNode, _ entries: [ConfigurationNode.Entry], _ fields: [SchemaField]
  ) throws(ConfigurationError) {
    for entry in entries {
      guard let field = fields.first(where: { $0.name == entry.name }) else {
        throw entry.key.error(
          "unknown key",
          fix: NearestName.suggestion(for: entry.name, among: fields.map(\.name)))
      }
      try check(entry.value, field.schema)
    }
    for field in fields where field.isRequired && node[field.name] == nil {
      throw node.error(
        "the key '\(field.name)' is missing", fix: "add it with \(text(field.schema))")
    }
  }

  /// Whether a value has a type that the schema accepts, such as a list; the contents are not checked.
  private func accepts(_ schema: ValueSchema, _ node: ConfigurationNode) -> Bool {
    switch schema {
    case .string, .choice: node.string != nil
    case .boolean: node.boolean != nil
    case .number, .integer: node.number != nil || node.integer != nil
    case .list: node.elements != nil
    case .mapping, .dictionary, .tagged: node.entries != nil
    case .either(let schemas): schemas.contains { accepts($0, node) }
    case .reference(let name):
      definitions.first { $0.name == name }.map { accepts($0.schema, node) } ?? false
    }
  }

  private func mismatch(_ node: ConfigurationNode, _ schema: ValueSchema) -> ConfigurationError {
    let wanted = text(schema)
    let takesText = accepts(schema, ConfigurationNode(.string(""), like: node))
    switch node.value {
    case .null:
      let hint = takesText ? ", in quotes where it begins with #" : ""
      return node.error("there is no value", fix: "give \(wanted)\(hint)")
    case .integer, .number, .boolean:
      let hint = takesText ? "; put a text that reads as \(node.summary) in quotes" : ""
      return node.error("\(node.summary) does not fit", fix: "give \(wanted)\(hint)")
    case .string(let text):
      // The text is a number in quotes, and the schema accepts numbers.
      if let number = try? DecimalNumber.value(of: text),
        accepts(schema, ConfigurationNode(.number(number), like: node))
      {
        return node.error(
          "\(node.summary) does not fit", fix: "give \(NumberText.of(number)), without quotes")
      }
      return node.error("\(node.summary) does not fit", fix: "give \(wanted)")
    default: return node.error("\(node.summary) does not fit", fix: "give \(wanted)")
    }
  }

  /// A schema in words, for messages.
  private func text(_ schema: ValueSchema) -> String {
    switch schema {
    case .string: return "a text"
    case .choice(let names): return Alternatives.text(names)
    case .boolean: return "true or false"
    case .number(let range): return range.text
    case .integer(let range): return range.text
    case .list(let element, let count):
      let number =
        if count == 0...Int.max {
          ""
        } else if count.upperBound == .max {
          " of at least \(count.lowerBound)"
        } else if count.lowerBound == count.upperBound {
          " of \(count.lowerBound)"
        } else {
          " of \(count.lowerBound) to \(count.upperBound)"
        }
      return "a list\(number), each \(text(element))"
    case .mapping(let fields):
      return "a mapping with the keys \(Alternatives.text(fields.map(\.name)))"
    case .dictionary: return "a mapping"
    case .tagged(let tag, _): return "a mapping with the key '\(tag)'"
    case .either(let schemas): return Alternatives.text(schemas.map(text))
    case .reference(let name):
      return definitions.first { $0.name == name }.map { text($0.schema) } ?? name
    }
  }
}

extension ConfigurationNode {
  /// Another value at the same location.
  fileprivate init(_ value: Value, like other: ConfigurationNode) {
    self.init(
      value, file: other.file, line: other.line, column: other.column, keyPath: other.keyPath)
  }
}
