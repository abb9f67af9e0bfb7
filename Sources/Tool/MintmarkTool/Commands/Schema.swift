import ArgumentParser
import AssetPipeline
import ComponentDescriptions
import ImageSnapshots
import SystemSupport

/// The command `schema`: prints the JSON Schema of a configuration file, a component description or results.
struct SchemaCommand: ParsableCommand {
  enum Topic: String, CaseIterable {
    case batch, compose, snapshots, results
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a configuration file or of results.",
    discussion: """
      Example: mintmark schema batch > mintmark.schema.json
      """)

  @Argument(
    choice: """
      The kind of file. batch: mintmark.yml; compose: a picture of components; snapshots: snapshots.yml, rules in a \
      folder of references; results: \
      results.json of a report and the output of 'snapshot verify --json'.
      """)
  var topic: Topic

  func run() throws {
    let schema =
      switch topic {
      case .batch: Configuration.schema
      case .compose: ComponentFile.schema
      case .snapshots: SnapshotRules.schema
      case .results: SnapshotResults.fileSchema
      }
    try StandardStream.output.write(schema.json)
  }
}
