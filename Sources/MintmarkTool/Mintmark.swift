import ArgumentParser
import Messages
import SystemSupport

/// The entry point that C's `main` calls: runs the command line and ends the process.
@_cdecl("mintmark_main")
package func mintmarkMain(
  _ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  var arguments: [String] = []
  for case let argument? in UnsafeBufferPointer(start: values, count: Int(count)).dropFirst() {
    guard let text = String(validatingCString: argument) else {
      Diagnostics.exit(
        with: CommandError.usage(
          "the argument '\(String(cString: argument))' is not UTF-8: give a text or a path in UTF-8"
        ))
    }
    arguments.append(text)
  }
  Mintmark.main(arguments: arguments)
}

/// The command line: parses, runs, and turns every error into one line and an exit code.
struct Mintmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mintmark",
    abstract: "Currency badge buttons as pictures, for every locale there is.",
    discussion: """
      Example: mintmark render fr_CH -o add-debit.png --scale 3
      """,
    version: Version.current,
    subcommands: [
      RenderCommand.self, BadgeCommand.self, ComposeCommand.self, SheetCommand.self,
      LocalesCommand.self, AuditCommand.self, FontsCommand.self, ColorsCommand.self,
      DiffCommand.self, SnapshotCommand.self, SymbolsCommand.self, BatchCommand.self,
      PreviewCommand.self, InitCommand.self, MergeCommand.self, SchemaCommand.self,
    ])

  /// - Parameter arguments: those behind the program's name.
  static func main(arguments: [String]) -> Never {
    TerminationSignals.unblock()
    do {
      var command = try command(arguments)
      try command.run()
      Diagnostics.exit()
    } catch {
      Diagnostics.exit(with: error)
    }
  }

  /// - Throws: `CommandError` for arguments that are refused, and the parser's request for help.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    if let message = UsageAnswer.unknownCommand(in: arguments) {
      throw CommandError.usage(message)
    }
    do {
      return try parseAsRoot(arguments)
    } catch {
      guard exitCode(for: error) == .validationFailure else { throw error }
      throw CommandError.usage(UsageAnswer.text(for: arguments, refusedBy: error))
    }
  }

  func run() throws { throw MissingSubcommand(of: Self.self) }
}

/// A command that only groups others was given none of them.
///
/// Nothing to do is an error: a script whose arguments were lost must not look successful.
struct MissingSubcommand: Error {
  let help: String

  init(of command: any ParsableCommand.Type) { help = Mintmark.helpMessage(for: command) }
}

/// The renderer's version; it is a part of every fingerprint, so that a new one draws everything
/// anew.
enum Version {
  static let current = "2.0.0"
}
