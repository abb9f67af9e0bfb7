/// A key of a mapping, and the schema of its value. Where a command has an option of that name, it has the same
/// values, documentation and default.
package struct SchemaField: Sendable {
  package var name: String
  package var schema: ValueSchema
  /// The key's purpose, for the JSON Schema; can be empty.
  package var documentation: String
  package var isRequired: Bool
  /// The value without the key, for help texts; nil if there is none.
  package var defaultText: String?

  package init(
    _ name: String, _ schema: ValueSchema, isRequired: Bool = false, _ documentation: String,
    default defaultText: String? = nil
  ) {
    self.name = name
    self.schema = schema
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.documentation = documentation
  }
}
