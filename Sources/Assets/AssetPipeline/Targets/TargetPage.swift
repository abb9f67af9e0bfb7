import CurrencyLocale
import Messages

/// The page of a target, which tells how an app uses its files.
///
/// The template is the page of the configuration that `mintmark init` writes for the target. The folders and names of
/// another configuration replace those.
struct TargetPage {
  /// The end that all pages have.
  private static let end = String(decoding: EmbeddedFile.bytes("committing.md"), as: UTF8.self)

  let text: String

  /// - Parameters:
  ///   - template: the name of the template's file.
  ///   - words: the replacements of words.
  ///   - parts: the replacements of other texts, in the order of replacement.
  init(_ template: StaticString, words: [String: String] = [:], _ parts: [(String, String)] = []) {
    let filled = SourceTemplate(template).filled([:], words: words)
    text = parts.reduce(filled) { $0.replacing($1.0, with: $1.1) } + Self.end
  }
}

extension RenderedTarget {
  /// The path of a file or folder of a target, from the folder of the configuration: `icons/web`.
  func place(_ path: String) -> String {
    let names = (plan.configuration.outputName.split(separator: "/") + path.split(separator: "/"))
      .filter { $0 != "." }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// What the examples of a page show instead of those of the template: a locale of the configuration, its currency, and
  /// the first button's drawing and accessible name. It is the template's locale if that is drawn.
  ///
  /// - Parameter constant: how code writes the name of a drawing.
  func example(_ constant: (String) -> String = { $0 }) -> [(String, String)] {
    let button = buttons[0]
    let locales = button.locales.filter { !$0.locale.identifier.contains("@") }
    guard let entry = locales.first(where: { $0.locale.identifier == "fr_CH" }) ?? locales.first,
      let english = try? CurrencyLocale("en")
    else { return [] }
    let titles = Lookups.titles(of: button)
    let title = (titles.first { $0.key == "en" } ?? titles.first)?.value ?? "%@"
    let drawing = button.name.prefix + entry.nameForOthers.key(in: button.variant)
    return [
      ("fr-CH", entry.locale.languageTag), ("fr_CH", entry.locale.identifier),
      ("CHF", entry.locale.currencyCode), ("chf", constant(drawing)),
      (
        "Add Swiss Franc",
        XML.escaped(title.replacing("%@", with: entry.locale.currencyName(in: english)))
      ),
    ]
  }
}
