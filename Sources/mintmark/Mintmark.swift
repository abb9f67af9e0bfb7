import ArgumentParser
import Platform

/// The command line: parses, runs, and turns every error into one line and an exit code.
@main
struct Mintmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mintmark",
    abstract: "Currency badge buttons as pictures, for every locale there is.",
    discussion: """
      Example: mintmark render fr_CH -o add-debit.png --scale 3
      """,
    version: Version.current,
    subcommands: [
      Render.self, Badge.self, Compose.self, Sheet.self, Locales.self, Audit.self, Fonts.self,
      Diff.self, Snapshot.self,
      BatchCommand.self, InitCommand.self, MergeCommand.self, SchemaCommand.self,
    ])

  static func main() {
    TerminationSignals.unblock()
    do {
      var command = try direct() ?? parseAsRoot()
      try command.run()
    } catch {
      Diagnostics.exit(with: error)
    }
  }

  /// The subcommand that is named, parsed by itself; nil where that says anything but a command, so
  /// that help, completions and mistakes are told of in the name of the whole program.
  ///
  /// A parse from the root takes a sixth more of all instructions of a `render`.
  private static func direct() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first,
      let subcommand = configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      })
    else { return nil }
    let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst()))
    // A request for help comes back as a command of another type.
    return command.flatMap { type(of: $0) == subcommand ? $0 : nil }
  }
}

/// The renderer's version; it is a part of every recipe, so a new one draws everything anew.
enum Version {
  static let current = "1.0.0"
}
