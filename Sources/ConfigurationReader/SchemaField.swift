/// A key of a mapping and the schema of its value.
package struct SchemaField: Sendable {
  package var name: String
  package var schema: ValueSchema
  /// The key's purpose, for the JSON Schema; can be empty.
  package var documentation: String
  package var isRequired: Bool

  package init(
    _ name: String, _ schema: ValueSchema, isRequired: Bool = false, _ documentation: String
  ) {
    self.name = name
    self.schema = schema
    self.isRequired = isRequired
    self.documentation = documentation
  }
}
