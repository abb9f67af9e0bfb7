import Messages

extension ConfigurationSchema {
  /// The schema as a JSON Schema document (draft 2020-12), with a line feed at the end.
  package var json: String {
    var entries: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
      ("description", .string(about)),
    ]
    entries += Self.entries(of: root)
    if !definitions.isEmpty {
      entries.append(
        ("$defs", .object(definitions.map { ($0.name, .object(Self.entries(of: $0.schema))) })))
    }
    return JSONValue.object(entries).text() + "\n"
  }

  private static func entries(of schema: ValueSchema) -> [(String, JSONValue)] {
    switch schema {
    case .string: return [("type", .string("string"))]
    case .choice(let names): return [("enum", .array(names.map(JSONValue.string)))]
    case .boolean: return [("type", .string("boolean"))]
    case .number(let range):
      var entries: [(String, JSONValue)] = [("type", .string("number"))]
      if range.minimum > -Double.greatestFiniteMagnitude {
        entries.append(
          (range.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(range.minimum)))
      }
      if range.maximum < Double.greatestFiniteMagnitude {
        entries.append(("maximum", .number(range.maximum)))
      }
      return entries
    case .integer(let range, _):
      var entries: [(String, JSONValue)] = [("type", .string("integer"))]
      if range.lowerBound > .min { entries.append(("minimum", .number(range.lowerBound))) }
      if range.upperBound < .max { entries.append(("maximum", .number(range.upperBound))) }
      return entries
    case .list(let element, let count):
      var entries: [(String, JSONValue)] = [
        ("type", .string("array")), ("items", .object(self.entries(of: element))),
      ]
      if count.lowerBound > 0 { entries.append(("minItems", .number(count.lowerBound))) }
      if count.upperBound < .max { entries.append(("maxItems", .number(count.upperBound))) }
      return entries
    case .mapping(let fields): return object(fields)
    case .dictionary(let value):
      return [
        ("type", .string("object")), ("additionalProperties", .object(entries(of: value))),
      ]
    case .tagged(let tag, let cases):
      return [
        (
          "oneOf",
          .array(
            cases.map { name, fields in
              .object(object([SchemaField(tag, .choice([name]), isRequired: true, "")] + fields))
            })
        )
      ]
    case .either(let schemas):
      return [("anyOf", .array(schemas.map { .object(entries(of: $0)) }))]
    case .reference(let name): return [("$ref", .string("#/$defs/\(name)"))]
    }
  }

  private static func object(_ fields: [SchemaField]) -> [(String, JSONValue)] {
    var entries: [(String, JSONValue)] = [
      ("type", .string("object")),
      (
        "properties",
        .object(
          fields.map { field in
            let about: [(String, JSONValue)] =
              field.documentation.isEmpty ? [] : [("description", .string(field.documentation))]
            return (field.name, .object(about + self.entries(of: field.schema)))
          })
      ),
    ]
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { entries.append(("required", .array(required))) }
    return entries + [("additionalProperties", .boolean(false))]
  }
}
