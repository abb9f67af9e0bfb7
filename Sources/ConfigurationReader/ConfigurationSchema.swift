/// The description of a whole file.
package struct ConfigurationSchema: Sendable {
  /// The name in the JSON Schema.
  package var title: String
  package var root: ValueSchema
  /// The schemas that are referred to by name.
  package var definitions: [(name: String, schema: ValueSchema)]

  package init(
    title: String, root: ValueSchema, definitions: [(name: String, schema: ValueSchema)] = []
  ) {
    self.title = title
    self.root = root
    self.definitions = definitions
  }
}
