import Messages
import ArgumentParser
import SystemSupport

/// The answer to arguments that are refused: for the mistakes of many people by a look at the arguments,
/// and otherwise the parser's.
enum UsageAnswer {
  /// One line: the fault and how to fix it.
  static func text(for arguments: [String], refusedBy error: any Error) -> String {
    unknownCommand(in: arguments) ?? negativeValue(in: arguments)
      ?? sentence(Mintmark.message(for: error))
  }

  /// A name that is no command's, with the nearest one. The parser takes it for an argument too many.
  private static func unknownCommand(in arguments: [String]) -> String? {
    var commands = Mintmark.configuration.subcommands
    for name in arguments {
      guard !commands.isEmpty, !name.hasPrefix("-"), !name.isEmpty else { return nil }
      guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
        let names = commands.compactMap { $0.configuration.commandName }
        return "unknown command '\(name)': " + NearestName.suggestion(for: name, among: names)
      }
      commands = command.configuration.subcommands
    }
    return nil
  }

  /// A negative number that is not an option's value. The parser takes it for options.
  private static func negativeValue(in arguments: [String]) -> String? {
    let words = arguments.prefix { $0 != "--" }
    guard let command = words.first,
      let (_, value) = zip(words, words.dropFirst()).first(where: { previous, word in
        !previous.hasPrefix("-") && word.hasPrefix("-") && Double(word) != nil
      })
    else { return nil }
    return "'\(value)' begins with a hyphen, as options do: put it behind --, as in "
      + "'mintmark \(command) -- \(value)'"
  }

  /// The parser's message in one line, with a hint where it names no fix.
  private static func sentence(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    var sentence = line.prefix(1).lowercased() + line.dropFirst()
    if sentence.hasSuffix(".") { sentence.removeLast() }
    return sentence.contains(": ") || sentence.hasSuffix("?") ? sentence : sentence + ": see --help"
  }
}
