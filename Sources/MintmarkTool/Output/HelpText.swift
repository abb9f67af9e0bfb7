import ArgumentParser

/// The texts for `--help`, `--help-all` and `--version`, and the completion scripts.
enum HelpText {
  /// Whether help shows the common options only. It decides the visibility of `.rare` options.
  @TaskLocal static var showsCommonOptions = false

  /// The arguments for the parser, which knows `--help` only and would list `--help-all` as a synonym.
  static func parserArguments(_ arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    return options.map { $0 == "--help-all" ? "--help" : $0 } + arguments[options.endIndex...]
  }

  /// The text that a request for help asks for: `--help` shows the common options, anything else shows all.
  static func text(for request: any Error, requestedBy arguments: [String]) -> String {
    let all = Mintmark.fullMessage(for: request)
    guard ["-h", "--help", "help"].contains(where: { arguments.contains($0) }) else { return all }
    let common = $showsCommonOptions.withValue(true) { Mintmark.fullMessage(for: request) }
    return common == all
      ? all : common + "\n\nThese are the common options: --help-all shows all.\n"
  }
}
