import ArgumentParser
import AssetPipeline
import SystemSupport

/// The command `init`: writes a first configuration, with comments.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented mintmark.yml to begin with.",
    discussion: """
      It lists ten locales and one target; with --world, every locale and every kind of target.

      Examples:
        mintmark init
        mintmark init xcassets
        mintmark init --world
      """)

  @Argument(
    choice: "The kind of target to write.", default: "files; with --world, every kind")
  var target: StarterConfiguration.StarterTarget?

  @Flag(help: "List every locale and, unless a target is given, every kind of target.")
  var world = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output = Configuration.standardFile.string

  func run() throws {
    if output.lowercased().hasSuffix(".json") {
      throw ValidationError("the configuration is YAML: let the name end in .yml")
    }
    guard try Stat.ifPresent(FilePath(output)) == nil else {
      throw CommandError(
        status: .cantCreate,
        description: "'\(output)' exists already: move it away, or name another file with -o")
    }
    let kinds =
      target.map { [$0] } ?? (world ? StarterConfiguration.StarterTarget.allCases : [.files])
    let text = StarterConfiguration.text(for: kinds, isWorld: world)
    try PictureOptions.write(Array(text.utf8), to: output)
  }
}
