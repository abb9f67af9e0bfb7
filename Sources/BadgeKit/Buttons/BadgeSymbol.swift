public import VectorGraphics

/// The symbol in the middle of a button or a tile.
public enum BadgeSymbol: Hashable, Sendable {
  /// A text, such as a currency's symbol.
  case text(String)
  /// A custom drawing, filled by the nonzero rule, in any unit, y down.
  case artwork(VectorPath)
}
