public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines
public import VectorGraphics

/// How a currency button looks, whatever its symbol; lengths in points.
public struct ButtonStyle: Hashable, Sendable {
  /// How the ring is drawn.
  public enum Ring: String, CaseIterable, Hashable, Sendable {
    /// An open ring around the symbol.
    case outline
    /// A disc with the symbol cut out of it.
    case filled
    /// No ring: the symbol and the badge alone.
    case none
  }

  /// The button's width and height.
  public var size = 50.0
  public var proportions = ButtonProportions()
  public var symbolForm = SymbolForm.standard
  public var fit = SymbolFit.Rule.stepped
  public var weight = FontWeight.semibold
  public var ring = Ring.outline
  /// The ring's opening; nil for the one that belongs to the badge.
  public var gap: RingGap?
  /// The mark cut out of the badge; nil for no badge.
  public var mark: BadgeMark? = .plus
  public var badgeCorner = BadgeCorner.bottomLeft
  /// Whether badge and gap change sides in a right-to-left layout; glyphs never flip.
  public var isMirrored = false
  /// The layout's direction; nil for the locale's.
  public var direction: LayoutDirection?
  /// Text beside the button.
  public var label: String?
  public var labelStyle = TextStyle.body
  /// The Dynamic Type size in force.
  public var contentSize = ContentSize.large
  /// The text style the button itself grows with; nil where it keeps its size.
  public var scaledRelativeTo: TextStyle?
  /// Pixels per point, to which a button that grows is rounded.
  public var displayScale = 1.0
  public var tint = SystemColor.blue.color
  /// What is painted behind everything; nil for nothing.
  public var background: AdaptiveColor?

  /// The style of the original button.
  public init() {}

  /// The colours in an appearance.
  public func palette(_ appearance: Appearance = .light) -> Palette {
    Palette(appearance, tint: tint)
  }
}
