/// The schema of a whole file.
package struct ConfigurationSchema: Sendable {
  /// The `title` of the JSON Schema.
  package var title: String
  /// The `description` of the JSON Schema.
  package var about: String
  package var root: ValueSchema
  /// The schemas for ``ValueSchema/reference(_:)``, by name.
  package var definitions: [(name: String, schema: ValueSchema)]

  /// The rule for numbers in files that people write.
  package static let numbers =
    "Numbers are written as in JSON, also in YAML: decimal, such as 16, -0.5 or 2.5e3. None is rounded: "
    + "with a point or an exponent they have at most 15 digits."

  package init(
    title: String, about: String = Self.numbers, root: ValueSchema,
    definitions: [(name: String, schema: ValueSchema)] = []
  ) {
    self.title = title
    self.about = about
    self.root = root
    self.definitions = definitions
  }
}
