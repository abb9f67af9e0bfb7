import BadgeKit
import CurrencyLocale
import RasterImage
import SystemSupport
import TextOutlines
import VectorGraphics

/// The contents of a `mintmark.yml`, checked.
package struct Configuration: Encodable, Sendable {
  /// The folder everything is written into.
  package var output: FilePath
  /// The identity of the configuration in its output.
  var owner = OutputOwner.standard
  package var locales = LocaleSelector()
  /// The day, and the configuration's own choices of currencies.
  package var rules = CurrencyRules()
  /// The common style of all buttons.
  package var button = CurrencyButtonStyle()
  /// The fonts before the standard ones, families or files.
  package var fonts: [String] = []
  /// Where font families are looked up.
  package var fontSource = FontSource.automatic
  package var optimization = PNG.Optimization.standard
  /// The drawing for locales that are not planned.
  var fallback = Fallback.neutral
  var naming = Naming.currency
  /// The text beside every button without texts of its own, by language or locale.
  package var labels: [String: String] = [:]
  /// The symbols that replace those of currencies, by currency code or locale.
  package var symbols: [String: SymbolOverride] = [:]
  var targets: [TargetEntry] = []
  /// A sentence for each option of the buttons that the files of a target ignore, and for each target whose
  /// generated code may conflict with another's.
  var targetWarnings: [String] = []
  /// The keys of `symbols` and `labels`, in the file's order.
  var keys: [LocaleKey] = []

  package init(output: FilePath) { self.output = output }

  /// The fonts that texts are drawn with.
  package var fontStack: FontStack { FontStack(names: fonts, source: fontSource) }

  /// The button of a configuration that names none.
  var defaultButton: ButtonVariant { ButtonVariant(style: button, labels: labels) }

  /// Every button of the targets, each once, in order.
  var variants: [ButtonVariant] {
    var known: Set<ButtonVariant> = []
    return targets.flatMap(\.buttons).filter { known.insert($0).inserted }
  }

  /// The symbol that replaces that of a locale's currency; nil for none.
  package func symbol(of locale: CurrencyLocale) -> SymbolOverride? {
    symbols[locale.identifier] ?? symbols[locale.currencyCode]
  }
}

/// A symbol that replaces that of a currency.
package enum SymbolOverride: Hashable, Encodable, Sendable {
  case text(String)
  /// A drawing of the user, the part of it that counts as a letter, and its name among the drawings.
  case artwork(VectorPath, frame: Rect?, name: String)

  /// The symbol as a button draws it.
  package var symbol: BadgeSymbol {
    switch self {
    case .text(let text): .text(text)
    case .artwork(let path, let frame, _): .artwork(path, frame: frame)
    }
  }
}
