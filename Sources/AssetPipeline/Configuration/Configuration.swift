import BadgeKit
import RasterImage
import SystemSupport
import VectorGraphics

/// The contents of a `mintmark.yml`, checked.
package struct Configuration: Sendable {
  /// The folder everything is written into.
  package var output: FilePath
  package var locales = LocaleSelector()
  package var button = CurrencyButtonStyle()
  /// The fonts before the standard ones, families or files; these in the form of `ArgumentText`.
  package var fonts: [String] = []
  package var optimization = PNG.Optimization.standard
  /// The text beside the button by language or locale.
  package var labels: [String: String] = [:]
  /// The symbols that replace those of currencies, by currency code or locale.
  package var symbols: [String: SymbolOverride] = [:]
  var targets: [any AssetTarget] = []

  package init(output: FilePath) { self.output = output }
}

/// A symbol that replaces that of a currency.
package enum SymbolOverride: Hashable, Sendable {
  case text(String)
  /// A drawing of the user's own, and the name it has among the drawings.
  case artwork(VectorPath, name: String)
}
