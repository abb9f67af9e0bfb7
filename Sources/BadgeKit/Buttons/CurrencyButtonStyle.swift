public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines
public import VectorGraphics

/// The looks of a currency button, whatever its symbol; lengths in points.
public struct CurrencyButtonStyle: Hashable, Sendable, Codable {
  /// The form of the ring.
  public enum Ring: String, CaseIterable, Hashable, Sendable, Codable {
    /// An open ring around the symbol.
    case outline
    /// A disc with the symbol cut out of it.
    case filled
    /// No ring: the symbol and the badge alone.
    case none
  }

  /// The button's width and height, in points.
  public var size: Double
  /// The measures of ring, badge and symbol as fractions of the size.
  public var proportions: ButtonProportions
  /// The form of the currency's symbol, such as `US$`, `$` or `USD`.
  public var symbolForm: SymbolForm
  /// Letters, or the currency's own sign where Unicode has a new one and a font draws it.
  public var signs: CurrencySigns
  /// The rule for the symbol's size.
  public var fit: SymbolFit.Rule
  /// The height of a text that belongs in the middle of the ring.
  public var symbolCentering: SymbolFit.Centering
  /// The weight of the symbol and of the badge's mark.
  public var weight: FontWeight
  /// Whether the symbol has the weight of its font whose stems are nearest to the ring's thickness,
  /// instead of ``weight``. A drawing and a custom SF Symbol keep theirs.
  public var balancesWeight: Bool
  /// Whether an outline ring is as thick as the symbol's stems, from 0.01 to 0.12 of the live area,
  /// instead of the proportion; not together with ``balancesWeight``.
  public var balancesRing: Bool
  /// The form of the ring.
  public var ring: Ring
  /// The ring's opening; nil for the one that belongs to the badge.
  public var gap: RingGap?
  /// The mark cut out of the badge; nil for no badge.
  public var mark: BadgeMark?
  /// The corner of the badge, before it is mirrored.
  public var badgeCorner: BadgeCorner
  /// Whether badge and gap change sides in a right-to-left layout; glyphs never flip.
  public var mirrorsInRightToLeft: Bool
  /// The layout's direction; nil for the locale's.
  public var direction: WritingDirection?
  /// The action that the accessible name begins with; nil for the one of the mark.
  public var action: ButtonAction?
  /// Text beside the button, which is the accessible name too; nil for none.
  public var label: String?
  /// The Dynamic Type style of the label.
  public var labelStyle: TextStyle
  /// The Dynamic Type size in force; nil for the context's.
  public var contentSize: ContentSize?
  /// The text style the button itself grows with; nil where it keeps its size.
  public var scaledRelativeTo: TextStyle?
  /// Pixels per point; nil for the context's. A button that grows with the text is rounded to these
  /// pixels, and a fitted one is fitted to them.
  public var displayScale: Double?
  /// Whether ring, badge, mark and straight stems of the symbol are fitted to whole device pixels;
  /// nil where that is up to the picture: PNG files of at most 32 pixels are fitted.
  public var fitsPixels: Bool?
  /// The differences of a button that is fitted to few pixels.
  public var small: SmallDrawing
  /// The colour of ring, badge and symbol.
  public var tint: AdaptiveColor
  /// The colour behind everything; nil for none.
  public var background: AdaptiveColor?

  /// A style; the defaults are those of the original button.
  public init(
    size: Double = 50, proportions: ButtonProportions = ButtonProportions(),
    symbolForm: SymbolForm = .standard, signs: CurrencySigns = .letters,
    fit: SymbolFit.Rule = .stepped, symbolCentering: SymbolFit.Centering = .ink,
    weight: FontWeight = .semibold, balancesWeight: Bool = false, balancesRing: Bool = false,
    ring: Ring = .outline, gap: RingGap? = nil,
    mark: BadgeMark? = .plus, badgeCorner: BadgeCorner = .bottomLeft,
    mirrorsInRightToLeft: Bool = false,
    direction: WritingDirection? = nil, action: ButtonAction? = nil, label: String? = nil,
    labelStyle: TextStyle = .body,
    contentSize: ContentSize? = nil, scaledRelativeTo: TextStyle? = nil,
    displayScale: Double? = nil, fitsPixels: Bool? = nil,
    small: SmallDrawing = SmallDrawing(),
    tint: AdaptiveColor = SystemColor.blue.color,
    background: AdaptiveColor? = nil
  ) {
    self.size = size
    self.proportions = proportions
    self.symbolForm = symbolForm
    self.signs = signs
    self.fit = fit
    self.symbolCentering = symbolCentering
    self.weight = weight
    self.balancesWeight = balancesWeight
    self.balancesRing = balancesRing
    self.ring = ring
    self.gap = gap
    self.mark = mark
    self.badgeCorner = badgeCorner
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
    self.direction = direction
    self.action = action
    self.label = label
    self.labelStyle = labelStyle
    self.contentSize = contentSize
    self.scaledRelativeTo = scaledRelativeTo
    self.displayScale = displayScale
    self.fitsPixels = fitsPixels
    self.small = small
    self.tint = tint
    self.background = background
  }

  /// The palette of an appearance with the style's tint.
  public func palette(_ appearance: Appearance = .light) -> Palette {
    Palette(appearance, tint: tint)
  }
}

extension CurrencyButtonStyle {
  /// The badge's corner and the gap in a layout direction; no corner without a badge, no gap for the
  /// badge's own.
  func placement(
    in direction: WritingDirection
  ) -> (badgeCorner: BadgeCorner?, gap: RingGap?) {
    let corner = mark == nil ? nil : badgeCorner
    guard mirrorsInRightToLeft, direction == .rightToLeft else { return (corner, gap) }
    return (corner?.mirrored, gap?.mirrored)
  }

  /// - Throws: ``/BadgeGeometry/GeometryError/balancedTwice`` where weight and ring are to follow
  ///   each other.
  package func validateBalance() throws(GeometryError) {
    if balancesWeight, balancesRing { throw .balancedTwice }
  }
}
