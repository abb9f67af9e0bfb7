import ArgumentParser
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
          "the argument '\(String(cString: argument))' is not UTF-8: give a text or a path in UTF-8"))
    }
    arguments.append(text)
  }
  Mintmark.main(arguments: arguments[...])
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
      Render.self, Badge.self, Compose.self, Sheet.self, Locales.self, Audit.self, Fonts.self,
      Colors.self, Diff.self, Snapshot.self, Symbols.self,
      BatchCommand.self, PreviewCommand.self, InitCommand.self, MergeCommand.self,
      SchemaCommand.self,
    ])

  /// - Parameter arguments: those behind the program's name.
  static func main(arguments: ArraySlice<String>) -> Never {
    TerminationSignals.unblock()
    do {
      let direct = direct(arguments)
      if direct == nil { try checkNames(arguments) }
      var command = try direct ?? parseAsRoot(Array(arguments))
      try command.run()
      Diagnostics.exit()
    } catch {
      Diagnostics.exit(with: negativeValue(arguments, error) ?? error)
    }
  }

  /// The error of a negative number that the parser takes for options, so that it misses the value.
  private static func negativeValue(
    _ arguments: ArraySlice<String>, _ error: any Error
  ) -> CommandError? {
    guard exitCode(for: error) == .validationFailure,
      message(for: error).hasPrefix("Missing expected argument"), let command = arguments.first,
      let value = arguments.first(where: {
        $0.hasPrefix("-") && $0.dropFirst().first.map { $0.isNumber || $0 == "." } == true
      })
    else { return nil }
    return .usage(
      "'\(value)' begins with a hyphen, as options do: put it behind --, as in "
        + "'mintmark \(command) -- \(value)'")
  }

  /// Nothing to do is an error: a script whose arguments were lost must not look successful.
  func run() throws { throw MissingSubcommand(help: Self.helpMessage()) }

  /// Refuses names of commands that don't exist, with the nearest one: the parser takes them for
  /// unexpected arguments, and `help` ignores them.
  ///
  /// - Throws: `CommandError` for a name at the beginning, or after `help`, that is not a command's.
  private static func checkNames(_ arguments: ArraySlice<String>) throws {
    var commands = configuration.subcommands
    for name in arguments.first == "help" ? arguments.dropFirst() : arguments {
      guard !commands.isEmpty, !name.hasPrefix("-"), !name.isEmpty else { return }
      guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
        let names = commands.compactMap { $0.configuration.commandName }
        throw CommandError.usage(
          "unknown command '\(name)': "
            + NearestName.suggestion(for: name, among: names))
      }
      commands = command.configuration.subcommands
    }
  }

  /// The subcommand that is named, parsed by itself; nil for help, completions and errors, which
  /// are printed in the name of the whole program.
  ///
  /// A parse from the root takes a sixth more of all instructions of a `render`.
  private static func direct(_ arguments: ArraySlice<String>) -> (any ParsableCommand)? {
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

/// A command that only groups others was given none of them.
struct MissingSubcommand: Error {
  var help: String
}

/// The renderer's version; it is a part of every fingerprint, so that a new one draws everything
/// anew.
enum Version {
  static let current = "2.0.0"
}
