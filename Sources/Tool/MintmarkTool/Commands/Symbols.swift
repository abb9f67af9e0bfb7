import ArgumentParser
import SystemSupport

/// The command `symbols`: checks, previews and makes templates of custom SF Symbols, without a Mac.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Check, preview and make templates of custom SF Symbols.",
    subcommands: [Lint.self, Preview.self, Make.self])

  func run() throws { throw MissingSubcommand(of: Self.self) }
}

extension SymbolsCommand {
  /// The command `symbols lint`.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint",
      abstract:
        "Check templates against the rules of the SF Symbols app; exit with 1 for a finding.",
      discussion: """
        Examples:
          mintmark symbols lint star.svg
          mintmark symbols lint Assets.xcassets --json

        An error is something that Xcode or the SF Symbols app refuses. A warning is something that \
        compiles, but is drawn blank or wrong. Templates of the versions 1 to 7 are read.
        """)

    @Argument(
      help: "Templates, .symbolset folders, or folders with some at any depth.",
      completion: .file(extensions: ["svg", "symbolset", "xcassets"]))
    var paths: [String]

    @Flag(help: "Print the findings as JSON.")
    var json = false

    func run() throws {
      let files = try paths.flatMap { path in
        let found = try SymbolFile.files(at: FilePath(path))
        guard !found.isEmpty else {
          throw CommandError.data(
            "'\(path)' has no symbol set: name a template or a .symbolset folder")
        }
        return found
      }
      let report = SymbolReport(files)
      try StandardStream.output.write(json ? report.json : report.text)
      if report.count > 0 { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
