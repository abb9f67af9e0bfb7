import ArgumentParser
import CairoBackend
import CurrencyLocale
import Messages

/// The messages for wrong arguments: one line each, with the mistake and how to fix it.
struct UsageAnswer {
  private let arguments: [String]
  /// The commands that the arguments begin with, without the root command.
  private let commands: [any ParsableCommand.Type]

  init(for arguments: [String]) {
    self.arguments = arguments
    var commands: [any ParsableCommand.Type] = []
    var known = Mintmark.configuration.subcommands
    for name in arguments {
      guard let command = known.first(where: { $0.configuration.commandName == name }) else {
        break
      }
      commands.append(command)
      known = command.configuration.subcommands
    }
    self.commands = commands
  }

  /// The message for an error of the parser.
  func message(for error: any Error) -> String {
    knownMistake ?? negativeValue ?? sentence(Mintmark.message(for: error))
  }

  /// The names of the commands, such as `snapshot` and `verify`; empty for the root command.
  private var names: [String] { commands.compactMap { $0.configuration.commandName } }

  /// The command's name, such as `snapshot verify`.
  var command: String { names.joined(separator: " ") }

  private var program: String {
    (["mintmark"] + (commands.isEmpty ? [] : [command])).joined(separator: " ")
  }

  /// The message for an unknown command, or for `help` behind a command, with a suggestion; nil if all
  /// commands are known.
  ///
  /// The parser itself would complain about an unexpected argument. After `help` it would print the general
  /// help.
  static func unknownCommand(in arguments: [String]) -> String? {
    let answer = UsageAnswer(for: arguments)
    if !answer.names.isEmpty, arguments == answer.names + ["help"] {
      return "unknown command 'help': did you mean 'mintmark help \(answer.command)'?"
    }
    var parent = ""
    var commands = Mintmark.configuration.subcommands
    for name in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      guard !commands.isEmpty, !name.hasPrefix("-"), !name.isEmpty else { return nil }
      guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
        let names = commands.compactMap { $0.configuration.commandName }
        let fix =
          Vocabulary.command(name, of: parent) ?? NearestName.of(name, among: names).map {
            "did you mean '\($0)'?"
          }
          ?? commandOfValue(name, after: parent) ?? NearestName.suggestion(for: name, among: names)
        return "unknown command '\(name)': " + fix
      }
      commands = command.configuration.subcommands
      parent = name
    }
    return nil
  }

  /// A question that names the command for a value in place of a command, such as a locale or a file.
  private static func commandOfValue(_ value: String, after parent: String) -> String? {
    let parts = value.split(separator: ".")
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    func ask(_ command: String) -> String { "did you mean 'mintmark \(command) \(value)'?" }
    if parent == "symbols", ending == "svg" { return ask("symbols lint") }
    guard parent.isEmpty else { return nil }
    switch ending {
    case "yml", "yaml", "json": return ask("batch")
    case "png", "svg", "pdf", "xml": return ask("render en_US -o")
    default: break
    }
    if let code = LocaleAnswer.currency(of: value) {
      return "did you mean 'mintmark render --currency \(code)'?"
    }
    return LocaleAnswer.locale(for: value).map { "did you mean 'mintmark render \($0)'?" }
  }

  /// The message for the first option or argument that other tools have, but this command doesn't.
  ///
  /// It goes before the parser's message, because the parser reports a missing argument first.
  var knownMistake: String? {
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if argument.hasPrefix("–") || argument.hasPrefix("—") {
        let name = argument.drop { "–—-".contains($0) }
        return
          "'\(argument)' begins with a dash that is not a hyphen: type two hyphens, as in '--\(name)'"
      }
      guard argument.hasPrefix("-"), argument.count > 1 else { continue }
      let name = argument.drop { $0 == "-" }.prefix { $0 != "=" }
      let option = argument.prefix { $0 != "=" }
      if let fix = Vocabulary.option(String(name), of: command) {
        return "unknown option '\(option)': \(fix)"
      }
    }
    return nil
  }

  /// The message for a negative number that does not follow an option; nil if there is none. The parser
  /// takes such a number for an option.
  private var negativeValue: String? {
    let words = arguments.prefix { $0 != "--" }
    guard
      let (_, value) = zip(words, words.dropFirst()).first(where: { previous, word in
        !previous.hasPrefix("-") && word.hasPrefix("-")
          && (try? DecimalNumber.value(of: word)) != nil
      })
    else { return nil }
    let fix =
      command == "badge"
      ? "put it last, after --, as in '\(program) -o badge.png -- \(value)'"
      : "name the option, as in --scale 2"
    return "'\(value)' begins with a hyphen, as options do: \(fix)"
  }

  /// The parser's message in one line, with a fix.
  private func sentence(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    var sentence = line.prefix(1).lowercased() + line.dropFirst()
    if sentence.hasSuffix(".") { sentence.removeLast() }
    if let match = sentence.wholeMatch(of: /(unknown option '(.+?)')(?:\. Did you mean '(.+)'\?)?/)
    {
      return match.1 + ": " + fix(ofOption: String(match.2), suggested: match.3.map { String($0) })
    }
    if let match = sentence.wholeMatch(
      of: /(?:\d+ )?unexpected arguments?: ?'(.+?)'.*|unexpected argument '(.+)'/)
    {
      return sentence + ": " + fix(ofArgument: String(match.1 ?? match.2 ?? ""))
    }
    if sentence.hasPrefix("missing value") {
      let quotes = sentence.contains("<color>") ? ", in quotes if it begins with #" : ""
      return sentence + ": give one after the option" + quotes
    }
    if sentence.hasPrefix("missing expected"), let example {
      return sentence + ": as in '\(example)'"
    }
    if sentence.contains("does not take any value") { return sentence + ": leave the value out" }
    return sentence.contains(": ") || sentence.hasSuffix("?") ? sentence : sentence + help
  }

  /// The parser suggests options that are up to three edits away, which relates `--dark` to `--gap`.
  private func fix(ofOption name: String, suggested: String?) -> String {
    let all = Mintmark.configuration.subcommands.compactMap { $0.configuration.commandName }
    if commands.isEmpty, let command = all.first(where: { arguments.contains($0) }) {
      return "options go behind the command, as in 'mintmark \(command) \(name)'"
    }
    func bare(_ name: String) -> String { String(name.drop { $0 == "-" }) }
    let lowercased = name.lowercased()
    if lowercased != name, let command = commands.last,
      Mintmark.helpMessage(for: command, includeHidden: true).contains(lowercased + " ")
    {
      return "did you mean '\(lowercased)'?"
    }
    guard let suggested, NearestName.of(bare(name), among: [bare(suggested)]) != nil else {
      return "see '\(program) --help'"
    }
    return "did you mean '\(suggested)'?"
  }

  private func fix(ofArgument argument: String) -> String {
    if ["true", "false", "yes", "no", "on", "off"].contains(argument) {
      return "a flag has no value, so leave it out"
    }
    let parts = argument.split(separator: "=", maxSplits: 1)
    if parts.count == 2 {
      return "an option begins with two hyphens, as in --\(parts[0]) \(parts[1])"
    }
    if PictureFormat(path: argument) != nil, command != "diff" {
      return "name the file with -o, as in -o \(argument)"
    }
    if let language = zip(arguments, arguments.dropFirst()).first(where: { $1 == argument })?.0,
      let locale = try? CurrencyLocale("\(language)_\(argument)")
    {
      return "did you mean '\(locale.identifier)'?"
    }
    return Vocabulary.answer(for: command, in: Vocabulary.extraArguments) ?? "leave it out"
  }

  private var help: String { ": see '\(program) --help'" }

  /// The first example in the help of the command.
  private var example: String? {
    commands.last?.configuration.discussion.firstMatch(of: /mintmark [^\n]+/).map {
      String($0.output)
    }
  }
}
