import ArgumentParser
import TextOutlines

/// The fonts of a command that lays out text.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A preferred font, a family or a file; repeatable, the first match wins.",
      valueName: "family|file"))
  var font: [String] = []

  /// A typesetter with the preferred fonts.
  ///
  /// - Parameter others: the fonts of a configuration, which come behind the options'.
  func typesetter(over others: [String] = []) throws -> Typesetter {
    try Typesetter(fonts: FontStack(names: font + others))
  }
}
