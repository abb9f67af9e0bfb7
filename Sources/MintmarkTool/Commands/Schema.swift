import ArgumentParser
import AssetPipeline
import ComponentDescriptions
import SystemSupport

/// The command `schema`: prints the JSON Schema of a configuration file or of a component description.
struct SchemaCommand: ParsableCommand {
  enum Topic: String, CaseIterable {
    case batch, compose
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a configuration file, for editors.",
    discussion: """
      Example: mintmark schema batch > mintmark.schema.json
      """)

  @Argument(choice: "The kind of file. batch: mintmark.yml; compose: a picture of components.")
  var topic: Topic

  func run() throws {
    let schema =
      switch topic {
      case .batch: Configuration.schema
      case .compose: ComponentFile.schema
      }
    try StandardStream.output.write(schema.json)
  }
}
