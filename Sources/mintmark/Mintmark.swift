import ArgumentParser

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
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Diagnostics.exit(with: error)
    }
  }
}

/// The renderer's version; it is a part of every recipe, so a new one draws everything anew.
enum Version {
  static let current = "1.0.0"
}
