import ArgumentParser
import AssetPipeline

/// The JSON Schema of a configuration file.
struct SchemaCommand: ParsableCommand {
  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case batch
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a configuration file, for editors.",
    discussion: """
      Example: mintmark schema batch > mintmark.schema.json
      """)

  @Argument(help: "Which file: batch, for mintmark.yml.")
  var topic: Topic

  func run() throws {
    switch topic {
    case .batch: try PictureOptions.write(Array(Configuration.schema.json.utf8), to: "-")
    }
  }
}
