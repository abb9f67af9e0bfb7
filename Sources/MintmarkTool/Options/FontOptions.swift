import ArgumentParser
import TextOutlines

/// The fonts of a command that lays out text.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A preferred font, a family or a file; repeatable, the first match wins.",
      valueName: "family|file"))
  var font: [String] = []

  func typesetter() throws -> Typesetter { try Typesetter(fonts: FontStack(names: font)) }
}
