import ConfigurationReader

/// A schema with every kind of value.
let testSchema = ConfigurationSchema(
  title: "Test",
  root: .mapping([
    SchemaField("version", .integer(1...1), isRequired: true, "The file's version."),
    SchemaField("size", .number(.above(0, upTo: 100)), "The size in points."),
    SchemaField("fit", .choice(["stepped", "optical"]), "The rule."),
    SchemaField("mirror", .boolean, "Whether to mirror."),
    SchemaField("label", .string, "A text."),
    SchemaField("labels", .dictionary(.string), "Texts by language."),
    SchemaField("scales", .list(.number(.above(0)), count: 1...3), "Pixels per point."),
    SchemaField(
      "locales", .either([.choice(["all"]), .list(.string)]), "Which locales."),
    SchemaField("child", .reference("child"), "A component."),
  ]),
  definitions: [
    (
      "child",
      .tagged(
        by: "kind",
        [
          ("tile", [SchemaField("text", .string, isRequired: true, "What it shows.")]),
          ("row", [SchemaField("children", .list(.reference("child")), "What stands in it.")]),
        ])
    )
  ])

/// Reads and checks a file named `f.yml`.
func read(_ yaml: String) throws -> ConfigurationNode {
  try testSchema.read(ConfigurationNode(yaml: Array(yaml.utf8), file: "f.yml"))
}

/// The message for a file with a mistake.
func message(_ yaml: String) -> String {
  do {
    _ = try read(yaml)
    return "no error"
  } catch { return "\(error)" }
}
