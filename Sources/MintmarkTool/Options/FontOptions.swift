import ArgumentParser
import Messages
import SystemSupport
import TextOutlines

/// The fonts of a command that lays out text.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A preferred font, a family or a file; repeatable, the first match wins.",
      valueName: "family|file"))
  var font: [String] = []

  @OptionGroup var choice: FontSourceOptions

  func validate() throws { try choice.validate() }

  /// A typesetter with the preferred fonts; warns where the first family is missing.
  ///
  /// - Parameter others: the fonts of a configuration, which come behind the options'.
  func typesetter(over others: [String] = []) throws -> Typesetter {
    let typesetter = try Typesetter(fonts: FontStack(names: font + others, source: choice.source))
    FontCheck.warn(typesetter)
    return typesetter
  }
}

/// Where font families are looked up.
struct FontSourceOptions: ParsableArguments {
  @Option(
    help: OptionHelp.text(
      "Draw with the fonts of the installation alone, or with those of the system alone.", names,
      default: "MINTMARK_FONTS, or both, the installation's first", valueName: "fonts"),
    completion: .list(names))
  var fonts: String?

  /// Both sources together are what no name stands for.
  private static let names = FontSource.names.filter { $0 != FontSource.automatic.rawValue }
  private static let variable = "MINTMARK_FONTS"

  func validate() throws { try OptionText.validate { _ = try given(fonts, "--fonts") } }

  /// The choice of the option, or else of the environment variable.
  ///
  /// - Throws: `CommandError` for another text.
  var source: FontSource {
    get throws {
      try given(fonts, "--fonts") ?? given(Environment.nonEmptyValue(Self.variable), Self.variable)
        ?? .automatic
    }
  }

  private func given(_ text: String?, _ origin: String) throws -> FontSource? {
    try OptionText.value(text, origin) { text in
      guard Self.names.contains(text) else { throw UnknownNameError(text, names: Self.names) }
      return try FontSource(name: text)
    }
  }
}
