import ArgumentParser
import Messages
import SystemSupport
import TextOutlines

/// The options for the fonts of a command that lays out text.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A preferred font: a family or a file. Repeatable: each character uses the first font that has it.",
      valueName: "family|file"))
  var font: [String] = []

  @OptionGroup var sourceOptions: FontSourceOptions

  /// Makes a typesetter with the preferred fonts. Without any, prints a warning if the default font family is
  /// missing and another one replaces it.
  ///
  /// - Parameter others: the fonts of a configuration. The fonts of the options take precedence.
  func typesetter(over others: [String] = []) throws -> Typesetter {
    let typesetter = try Typesetter(
      fonts: FontStack(names: font + others, source: sourceOptions.source))
    FontCheck.warn(typesetter)
    return typesetter
  }
}

/// The option for the place where font families are looked up.
struct FontSourceOptions: ParsableArguments {
  @Option(
    help: OptionHelp.text(
      "The fonts to use. bundled: only Mintmark's own; system: only those of this machine.", names,
      default: "the environment variable MINTMARK_FONTS, or else both", valueName: "fonts"),
    completion: .list(names), transform: OptionValue.reader(source(named:)))
  var fonts: FontSource?

  /// The names of the sources. To use both is the default, which has no name as a value.
  private static let names = FontSource.names.filter { $0 != FontSource.automatic.rawValue }
  private static let variable = "MINTMARK_FONTS"

  /// The source that the option names, or else the environment variable; both sources by default.
  ///
  /// - Throws: `CommandError` if the variable has an unknown value.
  var source: FontSource {
    get throws(CommandError) {
      if let fonts { return fonts }
      guard let text = Environment.nonEmptyValue(Self.variable) else { return .automatic }
      do { return try Self.source(named: text) } catch {
        throw .usage("\(Self.variable): \(error)")
      }
    }
  }

  private static func source(named text: String) throws(UnknownNameError) -> FontSource {
    guard names.contains(text), let source = FontSource(rawValue: text) else {
      throw UnknownNameError(text, names: names)
    }
    return source
  }
}
