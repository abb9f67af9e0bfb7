import ArgumentParser
import AssetPipeline

/// The outputs of several machines as one.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the outputs of all shards of a batch into that of a single run.",
    discussion: """
      Example: mintmark merge build/shard-* --output build/icons
      """)

  @Argument(help: "The shards' output folders.")
  var shards: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
  var output: String

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  func run() throws {
    let written = try Merge.run(shards, into: output)
    if !quiet { print("joined \(shards.count) shards, wrote \(written) files into \(output)") }
  }
}
