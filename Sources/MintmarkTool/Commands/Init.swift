import ArgumentParser
import AssetPipeline
import SystemSupport

/// A commented configuration to begin with.
struct InitCommand: ParsableCommand, FileArguments {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented mintmark.yml to begin with.",
    discussion: """
      Examples:
        mintmark init
        mintmark init xcassets
      """)

  @Argument(help: "The kind of the target in it.")
  var target = StarterConfiguration.Kind.files

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output = Configuration.standardFile.string

  var fileArguments: [String?] { [output] }

  func run() throws {
    guard (try? FileStatus(of: FilePath(argument: output))) == nil else {
      throw CommandError(
        status: .cantCreate,
        description: "'\(output)' exists already: move it away, or name another file with -o")
    }
    try PictureOptions.write(Array(StarterConfiguration.text(for: target).utf8), to: output)
  }
}

extension StarterConfiguration.Kind: ExpressibleByArgument {}
