/// The schema of a whole file.
package struct ConfigurationSchema: Sendable {
  /// The `title` of the JSON Schema.
  package var title: String
  package var root: ValueSchema
  /// The schemas for ``ValueSchema/reference(_:)``, by name.
  package var definitions: [(name: String, schema: ValueSchema)]

  package init(
    title: String, root: ValueSchema, definitions: [(name: String, schema: ValueSchema)] = []
  ) {
    self.title = title
    self.root = root
    self.definitions = definitions
  }
}
