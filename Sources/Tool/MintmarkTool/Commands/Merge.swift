import ArgumentParser
import AssetPipeline
import Messages
import SystemSupport

/// The command `merge`: joins the outputs of all shards of a batch in one folder.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the folders of a batch that ran in parts (batch --shard) into one.",
    discussion: """
      Example: mintmark merge build/shard-* --output build/icons
      """)

  @Argument(help: "The shards' output folders.")
  var shards: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
  var output: String

  @Flag(help: "Replace files even if no earlier run wrote them.")
  var takeOver = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  func run() throws {
    var options = Batch.Options()
    options.takesOver = takeOver
    let written = try ShardMerge.run(
      shards.map { FilePath($0) }, into: FilePath(output), options: options,
      reporter: quiet
        ? SilentReporter() : TextReporter(isTerminal: StandardStream.error.isTerminal))
    guard !quiet else { return }
    let line =
      "joined \(CountText.of(shards.count, "shard")), "
      + "wrote \(CountText.of(written, "file")) into \(DisplayText.escaped(output))\n"
    try StandardStream.output.write(line)
  }
}
