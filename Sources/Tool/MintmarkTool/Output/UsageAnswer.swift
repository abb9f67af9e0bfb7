import ArgumentParser
import CurrencyLocale
import Messages

/// The messages for wrong arguments: one line each, in the parser's words.
struct UsageAnswer {
  /// The names of the commands that the arguments begin with, such as `snapshot` and `verify`.
  private let names: [String]
  /// The last of these commands, or the root command.
  private let type: any ParsableCommand.Type
  private let arguments: [String]

  init(for arguments: [String]) {
    var type: any ParsableCommand.Type = Mintmark.self
    var names: [String] = []
    for name in arguments {
      guard let command = type.configuration.subcommands.named(name) else { break }
      names.append(name)
      type = command
    }
    self.arguments = arguments
    self.names = names
    self.type = type
  }

  /// The command's name, such as `snapshot verify`; empty for the root command.
  var command: String { names.joined(separator: " ") }

  /// The parser's message for an error, in one line. Without a fix, it refers to the help.
  func message(for error: any Error) -> String {
    if let unknownOption { return unknownOption }
    let line = Mintmark.message(for: error).split(whereSeparator: \.isNewline).joined(
      separator: " ")
    var sentence = line.prefix(1).lowercased() + line.dropFirst()
    if sentence.hasSuffix(".") { sentence.removeLast() }
    // A fix follows a colon. So does a list of arguments, in quotes.
    let hasFix = sentence.contains(": ") && !sentence.hasSuffix("'")
    return hasFix ? sentence : sentence + ": " + help
  }

  private var help: String { "see '\((["mintmark"] + names).joined(separator: " ")) --help'" }

  /// The message for the first option that the command's help doesn't have. The parser would suggest options that are
  /// up to three edits away, such as `--gap` for `--dpi`.
  private var unknownOption: String? {
    let options = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
    let text = Mintmark.helpMessage(for: type, includeHidden: true)
    let known = Set(text.matches(of: /--[a-z0-9][a-z0-9-]*/).map { String($0.output) })
    let names = options.map { String($0.prefix { $0 != "=" }) }
    guard let name = names.first(where: { !known.contains($0) }) else { return nil }
    let nearest = NearestName.of(
      String(name.dropFirst(2)), among: known.map { String($0.dropFirst(2)) }.sorted())
    return "unknown option '\(name)': " + (nearest.map { "did you mean '--\($0)'?" } ?? help)
  }

  /// The message for an unknown command, with a suggestion; nil if all commands are known.
  ///
  /// The parser itself would complain about an unexpected argument. After `help` it would print the general
  /// help.
  static func unknownCommand(in arguments: [String]) -> String? {
    var parent = ""
    var commands = Mintmark.configuration.subcommands
    for name in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      guard !commands.isEmpty, !name.hasPrefix("-"), !name.isEmpty else { return nil }
      guard let command = commands.named(name) else {
        let hasRegion = name.contains { $0 == "_" || $0 == "-" }
        let isLocale = parent.isEmpty && hasRegion && (try? CurrencyLocale(name)) != nil
        let names = commands.compactMap { $0.configuration.commandName }
        return "unknown command '\(name)': "
          + (isLocale
            ? "did you mean 'mintmark render \(name)'?"
            : NearestName.suggestion(for: name, among: names))
      }
      commands = command.configuration.subcommands
      parent = name
    }
    return nil
  }
}

extension [any ParsableCommand.Type] {
  /// The command with the given name; nil if there is none.
  fileprivate func named(_ name: String) -> Element? {
    first { $0.configuration.commandName == name }
  }
}
