import Messages

extension ConfigurationSchema {
  /// Checks a file's values, from top to bottom, and writes them as the schema does.
  ///
  /// A key or a name can be in any case, and with `-`, `_`, a space or nothing between its words. A number can have
  /// its unit. The result has all of them in the schema's spelling.
  ///
  /// - Throws: the first error.
  package func read(_ node: ConfigurationNode) throws(ConfigurationError) -> ConfigurationNode {
    try read(node, root)
  }

  private func read(
    _ node: ConfigurationNode, _ schema: ValueSchema
  ) throws(ConfigurationError) -> ConfigurationNode {
    switch schema {
    case .string:
      if node.string == nil { throw mismatch(node, schema) }
      return node
    case .choice(let names):
      guard let text = node.string else { throw mismatch(node, schema) }
      guard let name = KnownName.of(text, among: names) else {
        throw node.error(
          "'\(ConfigurationNode.shortened(text))' is not known",
          fix: NearestName.suggestion(for: text, among: names))
      }
      return ConfigurationNode(.string(name), like: node)
    case .boolean:
      if node.boolean == nil { throw mismatch(node, schema) }
      return node
    case .number(let range):
      let node = plain(node, range.unit)
      guard let number = node.number, range.contains(number) else { throw mismatch(node, schema) }
      return node
    case .integer(let range, let unit):
      guard let number = plain(node, unit).integer, range.contains(number) else {
        throw mismatch(node, schema)
      }
      return ConfigurationNode(.integer(number), like: node)
    case .list(let element, let count):
      guard let elements = node.elements, count.contains(elements.count) else {
        throw mismatch(node, schema)
      }
      return ConfigurationNode(
        .list(try elements.map { node throws(ConfigurationError) in try read(node, element) }),
        like: node)
    case .mapping(let fields):
      guard let entries = node.entries else { throw mismatch(node, schema) }
      return try read(node, entries, fields)
    case .dictionary(let value):
      guard let entries = node.entries else { throw mismatch(node, schema) }
      let values = try entries.map { entry throws(ConfigurationError) in
        var entry = entry
        entry.value = try read(entry.value, value)
        return entry
      }
      return ConfigurationNode(.mapping(values), like: node)
    case .tagged(let tag, let cases):
      guard let entries = node.entries else { throw mismatch(node, schema) }
      let names = ValueSchema.choice(cases.map(\.tag))
      guard let value = entries.first(where: { KnownName.of($0.name, among: [tag]) != nil })?.value
      else {
        throw node.error("the key '\(tag)' is missing", fix: "add it with \(text(names))")
      }
      let name = try read(value, names).string
      let fields = cases.first { $0.tag == name }?.fields ?? []
      return try read(node, entries, [SchemaField(tag, names, "")] + fields)
    case .either(let schemas):
      // If only one of the schemas accepts the value's type, its error is the most useful one.
      let kin = schemas.filter { accepts($0, node) }
      guard let first = kin.first else { throw mismatch(node, schema) }
      if kin.count == 1 { return try read(node, first) }
      for schema in kin {
        if let node = try? read(node, schema) { return node }
      }
      throw mismatch(node, schema)
    case .reference(let name):
      guard let schema = definitions.first(where: { $0.name == name })?.schema else { return node }
      return try read(node, schema)
    }
  }

  private func read(
    _ node: ConfigurationNode, _ entries: [ConfigurationNode.MappingEntry], _ fields: [SchemaField]
  ) throws(ConfigurationError) -> ConfigurationNode {
    let names = fields.map(\.name)
    var known: [ConfigurationNode.MappingEntry] = []
    for var entry in entries {
      guard let name = KnownName.of(entry.name, among: names),
        let field = fields.first(where: { $0.name == name })
      else {
        throw entry.key.error(
          "unknown key", fix: NearestName.suggestion(for: entry.name, among: names))
      }
      guard !known.contains(where: { $0.name == name }) else {
        throw entry.key.error("the key is given more than once", fix: "keep one of them")
      }
      entry.name = name
      entry.value = try read(entry.value, field.schema)
      known.append(entry)
    }
    for field in fields where field.isRequired && !known.contains(where: { $0.name == field.name })
    {
      throw node.error(
        "the key '\(field.name)' is missing", fix: "add it with \(text(field.schema))")
    }
    return ConfigurationNode(.mapping(known), like: node)
  }

  /// The number of a text with a unit; any other value stays as it is.
  private func plain(_ node: ConfigurationNode, _ unit: NumberUnit?) -> ConfigurationNode {
    guard let unit, let text = node.string, unit.plain(text) != text,
      let number = try? unit.value(of: text)
    else { return node }
    return ConfigurationNode(.number(number), like: node)
  }

  /// Whether a value has a type that the schema accepts, such as a list; the contents are not checked.
  private func accepts(_ schema: ValueSchema, _ node: ConfigurationNode) -> Bool {
    switch schema {
    case .string, .choice: node.string != nil
    case .boolean: node.boolean != nil
    case .number(let range): plain(node, range.unit).number != nil
    case .integer(_, let unit): plain(node, unit).integer != nil || node.number != nil
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
    case .integer(let range, _): return range.text
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
  fileprivate init(_ value: ConfigurationValue, like other: ConfigurationNode) {
    self.init(
      value, file: other.file, line: other.line, column: other.column, keyPath: other.keyPath)
  }
}
