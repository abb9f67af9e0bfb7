public import BadgeKit
public import RasterImage
public import VectorGraphics

/// The contents of a `mintmark.yml`, checked.
public struct Configuration: Sendable {
  /// The folder everything is written into.
  public var output: String
  public var locales = LocaleSelector()
  public var button = CurrencyButtonStyle()
  /// The fonts before the standard ones, families or files.
  public var fonts: [String] = []
  public var optimization = PNG.Optimization.standard
  /// The text beside the button by language or locale.
  public var labels: [String: String] = [:]
  /// The symbols that replace those of currencies, by currency code or locale.
  public var symbols: [String: SymbolOverride] = [:]
  var targets: [any AssetTarget] = []

  public init(output: String) { self.output = output }
}

/// A symbol that replaces that of a currency.
public enum SymbolOverride: Hashable, Sendable {
  case text(String)
  /// A drawing of the user's own, and the name it has among the drawings.
  case artwork(VectorPath, name: String)
}
