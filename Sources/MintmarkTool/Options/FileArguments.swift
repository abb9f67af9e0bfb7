import ArgumentParser
import SystemSupport

/// A command with arguments that name files, whose names may be any bytes.
protocol FileArguments {
  /// The arguments, in the form of ``ArgumentText``; nil for one that is not given.
  var fileArguments: [String?] { get }
}

/// The check that every argument but the name of a file is UTF-8.
enum FileArgumentCheck {
  /// Refuses arguments that are not UTF-8 and not the name of a file that the command takes as
  /// bytes.
  ///
  /// - Throws: `CommandError` with the first such argument.
  static func run(_ arguments: ArraySlice<String>, of command: any ParsableCommand) throws {
    let others = arguments.filter { !ArgumentText.isUTF8($0) }
    guard !others.isEmpty else { return }
    var files = (command as? any FileArguments)?.fileArguments.compactMap { $0 } ?? []
    for argument in others {
      guard let index = files.firstIndex(where: { isValue($0, in: argument) }) else {
        throw CommandError.usage(
          "the argument '\(argument)' is not UTF-8: give a text or a path in UTF-8")
      }
      // Each file is the value of one argument: another one like it is something else.
      files.remove(at: index)
    }
  }

  /// Whether an argument is the name of a file, or ends in it as `--output=name` does.
  private static func isValue(_ file: String, in argument: String) -> Bool {
    let option = argument.utf8.dropLast(file.utf8.count)
    return !ArgumentText.isUTF8(file)
      && ArgumentText.isUTF8(String(decoding: option, as: UTF8.self))
      && argument.utf8.dropFirst(option.count).elementsEqual(file.utf8)
  }
}
