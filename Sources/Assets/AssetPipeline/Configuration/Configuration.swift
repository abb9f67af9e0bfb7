import BadgeKit
import CurrencyLocale
import RasterImage
import SystemSupport
import TextOutlines
import VectorGraphics

/// The contents of a `mintmark.yml`, checked.
package struct Configuration: Encodable, Sendable {
  /// The folder that all files are written to.
  package var output: FilePath
  /// The folder as the configuration names it, relative to its own folder; `.` for that one.
  package var outputName = standardOutput
  /// Identifies the configuration in its output folder, which other configurations may share.
  package var owner = OutputOwner.standard
  package var locales = LocaleSelector()
  /// The day whose currencies apply, and the currencies that the configuration sets for regions and locales.
  package var rules = CurrencyRules()
  /// The common style of all buttons.
  package var button = ButtonSettings()
  /// Font families or font files. They take precedence over the standard fonts.
  package var fonts: [String] = []
  /// Where font families are looked up.
  package var fontSource = FontSource.automatic
  package var optimization = PNG.Optimization.standard
  /// Which drawing lookups return for locales that are not planned.
  package var fallback = Fallback.neutral
  package var naming = Naming.currency
  /// The text beside the buttons, by language or locale. A button with its own `label` or `labels` ignores it.
  package var labels: [String: String] = [:]
  /// Accessible names that are not drawn, by language or locale. A button with its own `names` ignores them.
  package var names: [String: String] = [:]
  /// The symbols that replace the standard ones, by currency code or locale.
  package var symbols: [String: SymbolOverride] = [:]
  package var targets: [TargetEntry] = []
  /// Warnings about button options that a target ignores, and about targets whose generated code may conflict.
  package var targetWarnings: [String] = []
  /// The keys of `symbols`, `labels` and `names`, in the file's order.
  package var keys: [LocaleKey] = []

  package init(output: FilePath) { self.output = output }

  /// The fonts that texts are drawn with.
  package var fontStack: FontStack { FontStack(names: fonts, source: fontSource) }

  /// The only button of a configuration without `buttons`, and the base of the buttons listed there.
  var defaultButton: ButtonVariant {
    ButtonVariant(
      style: button.style, contentSize: button.contentSize, labels: labels, names: names)
  }

  /// The distinct buttons of all targets, in the order of their first use.
  package var variants: [ButtonVariant] {
    var known: Set<ButtonVariant> = []
    return targets.flatMap(\.buttons).filter { known.insert($0).inserted }
  }

  /// The symbol that replaces the standard one for a locale; nil for none. An entry for the locale takes
  /// precedence over one for its currency.
  package func symbol(of locale: CurrencyLocale) -> SymbolOverride? {
    symbols[locale.identifier] ?? symbols[locale.currencyCode]
  }
}

/// A symbol that replaces the standard one of a currency or a locale.
package enum SymbolOverride: Hashable, Encodable, Sendable {
  case text(String)
  /// A drawing from an SVG file.
  ///
  /// `frame` is the rectangle that is laid out like a letter; nil for the bounds. `name` is the file's name
  /// without extension, from which drawings get names.
  case artwork(VectorPath, frame: Rect?, name: String)

  /// The symbol as a button draws it.
  package var symbol: BadgeSymbol {
    switch self {
    case .text(let text): .text(text)
    case .artwork(let path, let frame, _): .artwork(path, frame: frame)
    }
  }
}
