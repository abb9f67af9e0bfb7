import ArgumentParser
import AssetPipeline
import Messages

/// The texts for `--help` and `--help-all`, and the completion scripts.
enum HelpText {
  /// Whether help shows the common options only. It decides the visibility of `.rare` options.
  @TaskLocal static var showsCommonOptions = false

  /// The arguments for the parser, which knows `--help` only and would list `--help-all` as a synonym. It knows
  /// `help` before a command only.
  static func parserArguments(_ arguments: [String]) -> [String] {
    if arguments.last == "help", arguments.count > 1,
      UsageAnswer(for: arguments).command == arguments.dropLast().joined(separator: " ")
    {
      return ["help"] + arguments.dropLast()
    }
    let options = arguments.prefix { $0 != "--" }
    return options.map { $0 == "--help-all" ? "--help" : $0 } + arguments[options.endIndex...]
  }

  /// The answer to `mintmark help targets` and `mintmark help targets web`: how an app uses the files of a
  /// target. Nil for other arguments.
  static func targets(_ arguments: [String]) throws -> String? {
    guard arguments.starts(with: ["help", "targets"]), arguments.count < 4 else { return nil }
    let pages = AssetTargets.pages
    guard arguments.count == 3 else {
      return pages.map { "mintmark help targets \($0.kind)\n" }.joined()
        + "\n" + pages.map(\.text).joined(separator: "\n")
    }
    guard let page = pages.first(where: { $0.kind == arguments[2] }) else {
      throw CommandError.usage(
        "there is no page for the target '\(arguments[2])': give one of "
          + Alternatives.text(pages.map(\.kind)))
    }
    return page.text
  }

  /// The text that a request for help asks for: `--help` shows the common options, anything else shows all.
  static func text(for request: any Error, requestedBy arguments: [String]) -> String {
    let all = Mintmark.fullMessage(for: request)
    guard ["-h", "--help", "help"].contains(where: { arguments.contains($0) }) else { return all }
    let common = $showsCommonOptions.withValue(true) { Mintmark.fullMessage(for: request) }
    return common == all
      ? all : common + "\nThese are the common options: --help-all shows all.\n"
  }
}
