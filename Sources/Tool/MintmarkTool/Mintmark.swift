import ArgumentParser
import CurrencyLocale
import Messages
import SystemSupport

/// Runs the command line and ends the process. The `main` function in C calls it.
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

/// The root command. It parses the arguments, runs the command, and ends the process with an exit code.
struct Mintmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mintmark",
    abstract: "Draw the currency button of an app for every locale.",
    discussion: """
      Example: mintmark render fr_CH -o add-debit.png --scale 3
      """,
    subcommands: [
      RenderCommand.self, GeometryCommand.self, BadgeCommand.self, ComposeCommand.self,
      SheetCommand.self,
      LocalesCommand.self, AuditCommand.self, FontsCommand.self, ColorsCommand.self,
      DiffCommand.self, SnapshotCommand.self, SymbolsCommand.self, BatchCommand.self,
      PreviewCommand.self, InitCommand.self, MergeCommand.self, SchemaCommand.self,
    ])

  // The parser's own flag would be listed for each command.
  @Flag(help: "Show the version.") var version = false

  /// - Parameter arguments: the arguments without the program's name.
  static func main(arguments: [String]) -> Never {
    Interruption.unblockSignals()
    ProcessLimits.reportFileSize()
    do {
      try checkAddressSpace()
      try run(arguments)
      Diagnostics.exit()
    } catch {
      Diagnostics.exit(with: error, of: arguments)
    }
  }

  /// Refuses a limit with which C libraries crash as they get no memory for the fonts.
  private static func checkAddressSpace() throws(CommandError) {
    guard ProcessLimits.addressSpace < 256 << 20 else { return }
    throw CommandError(
      status: .cantCreate,
      description: "the address space is limited to \(ProcessLimits.addressSpace >> 20) MiB: "
        + "allow 256 MiB or more with 'ulimit -v'")
  }

  /// Runs the command that the arguments name.
  static func run(_ arguments: [String]) throws {
    if let text = try HelpText.targets(arguments) { return try StandardStream.output.write(text) }
    // After --, it is a text.
    if !arguments.contains("--"), [arguments.first, arguments.last].contains("--version") {
      return try printVersion()
    }
    var command = try command(arguments)
    try command.run()
  }

  /// - Throws: `CommandError` for wrong arguments, and the parser's own error for a request such as `--help`.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let answer = UsageAnswer(for: arguments)
    let unknown = UsageAnswer.unknownCommand(in: arguments).map(CommandError.usage)
    do {
      if let unknown { throw unknown }
      return try parseAsRoot(HelpText.parserArguments(arguments))
    } catch {
      guard unknown != nil || exitCode(for: error) == .validationFailure else { throw error }
      let replaced = OptionAliases.replaced(arguments, of: answer.command)
      if replaced != arguments { return try command(replaced) }
      throw unknown ?? CommandError.usage(answer.message(for: error))
    }
  }

  func run() throws {
    guard version else { throw MissingSubcommand(of: Self.self) }
    try Self.printVersion()
  }

  private static func printVersion() throws {
    try StandardStream.output.write("\(ProgramVersion.current) (CLDR \(LocaleData.version))\n")
  }
}

/// The error for a command that needs a subcommand and got none.
///
/// It is an error and not a request for help, so that a script that lost its arguments does not seem to
/// succeed.
struct MissingSubcommand: Error {
  let help: String

  init(of command: any ParsableCommand.Type) { help = Mintmark.helpMessage(for: command) }
}

/// The version of the program. It is a part of every fingerprint that a batch run compares, so that a new
/// version draws all pictures again.
enum ProgramVersion {
  static let current = "2.0.0"
}
