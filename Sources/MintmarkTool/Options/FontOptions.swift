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

  /// A typesetter with the preferred fonts. Warns if the first family is missing.
  ///
  /// - Parameter others: the fonts of a configuration, which come after those of the options.
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
    completion: .list(names), transform: ValueFix.only(source(named:)))
  var fonts: FontSource?

  /// The names of the sources. Using both has no name: it is the default.
  private static let names = FontSource.names.filter { $0 != FontSource.automatic.rawValue }
  private static let variable = "MINTMARK_FONTS"

  /// The choice of the option, or else of the environment variable.
  ///
  /// - Throws: `CommandError` for another text in the variable.
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
