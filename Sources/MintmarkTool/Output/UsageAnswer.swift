import ArgumentParser
import Messages

/// The messages for wrong arguments: one line each, with the mistake and how to fix it.
enum UsageAnswer {
  /// The message for arguments that the parser refuses.
  static func text(for arguments: [String], refusedBy error: any Error) -> String {
    negativeValue(in: arguments) ?? sentence(Mintmark.message(for: error))
  }

  /// The message for an unknown command, with a suggestion; nil if all commands are known.
  ///
  /// The parser itself would complain about an unexpected argument. After `help` it would print the general
  /// help.
  static func unknownCommand(in arguments: [String]) -> String? {
    var commands = Mintmark.configuration.subcommands
    for name in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      guard !commands.isEmpty, !name.hasPrefix("-"), !name.isEmpty else { return nil }
      guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
        let names = commands.compactMap { $0.configuration.commandName }
        return "unknown command '\(name)': " + NearestName.suggestion(for: name, among: names)
      }
      commands = command.configuration.subcommands
    }
    return nil
  }

  /// The message for a negative number that does not follow an option; nil if there is none. The parser
  /// takes such a number for an option.
  private static func negativeValue(in arguments: [String]) -> String? {
    let words = arguments.prefix { $0 != "--" }
    guard let command = words.first,
      let (_, value) = zip(words, words.dropFirst()).first(where: { previous, word in
        !previous.hasPrefix("-") && word.hasPrefix("-")
          && (try? DecimalNumber.value(of: word)) != nil
      })
    else { return nil }
    return "'\(value)' begins with a hyphen, as options do: put it behind --, as in "
      + "'mintmark \(command) -- \(value)'"
  }

  /// The parser's message in one line, with a hint if the message names no fix.
  private static func sentence(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    var sentence = line.prefix(1).lowercased() + line.dropFirst()
    if sentence.hasSuffix(".") { sentence.removeLast() }
    if sentence.hasPrefix("missing value") { return sentence + ": give one behind the option" }
    if sentence.contains("unexpected argument") {
      let those = sentence.contains("arguments") ? "them" : "it"
      return sentence + ": leave \(those) out, or put a text with spaces in quotes"
    }
    return sentence.contains(": ") || sentence.hasSuffix("?") ? sentence : sentence + ": see --help"
  }
}
