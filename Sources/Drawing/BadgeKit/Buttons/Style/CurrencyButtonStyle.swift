public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines
public import VectorGraphics

/// The looks of a currency button, independent of its symbol. Lengths are in points.
public struct CurrencyButtonStyle: Hashable, Sendable, Codable {
  /// The form of the ring.
  public enum Ring: String, CaseIterable, Hashable, Sendable, Codable {
    /// An open ring around the symbol.
    case outline
    /// A disc with the symbol cut out of it.
    case filled
    /// No ring: the symbol and the badge alone, in the whole live area.
    case none
    /// No ring, and drawings of one height, for a toolbar that has an enclosure of its own.
    ///
    /// The badge touches the edges of the live area, and a sign touches the edge opposite to it. So sign and
    /// badge together are as high as the live area for each currency. A word that is lower stands by the badge. The
    /// badge is required.
    case toolbar
  }

  /// The button's width and height, in points.
  public var size: Double
  /// The measures of ring, badge and symbol, as fractions of the live area: the size without the padding.
  public var proportions: ButtonProportions
  /// The form of the currency's symbol, such as `US$`, `$` or `USD`.
  public var symbolForm: CurrencySymbolForm
  /// Whether to draw the locale data's symbol, or the currency's new official sign if a font has it.
  public var signs: CurrencySigns
  /// The weight of the symbol; nil for the one with strokes as thick as the ring, or nearly so.
  ///
  /// Strokes that are too thin in the font's heaviest weight become thicker than that. Artwork has no weight. In a
  /// custom SF Symbol nil is semibold.
  public var weight: FontWeight?
  /// Whether an outline ring is as thick as the symbol's stems, at least 0.01 and at most 0.12 of the live area.
  /// It replaces ``/BadgeGeometry/ButtonProportions/ringThickness``. A ``weight`` of nil is then semibold.
  public var balancesRing: Bool
  /// The form of the ring.
  public var ring: Ring
  /// The ring's opening; nil for the default one at the badge, or for none without a badge.
  public var gap: RingGap?
  /// The mark that is cut out of the badge; nil for no badge.
  public var mark: BadgeMark?
  /// The corner of the badge in a left-to-right layout; see ``mirrorsInRightToLeft``.
  public var badgeCorner: BadgeCorner
  /// Whether badge and gap change sides in a right-to-left layout. The symbol is never mirrored.
  public var mirrorsInRightToLeft: Bool
  /// The action at the beginning of the accessible name; nil for the action that the mark stands for.
  public var action: ButtonAction?
  /// The text beside the button, which is also the accessible name; nil for none.
  public var label: String?
  /// The Dynamic Type style that button and label grow with; nil for a button of a fixed size, with a label in `body`.
  public var textStyle: TextStyle?
  /// The colour of ring, badge and symbol.
  public var tint: AdaptiveColor
  /// The colour behind everything; nil for none.
  public var background: AdaptiveColor?

  /// The weight of the mark and of strokes that don't follow the ring, unless the style has a ``weight``.
  package static let standardWeight = FontWeight.semibold

  /// The preset that has been applied; nil for the default proportions. Changing it changes nothing else.
  package var preset: ButtonPreset?

  /// A style. Omitted parameters have the looks of the default button.
  public init(
    size: Double = 50, proportions: ButtonProportions = ButtonProportions(),
    symbolForm: CurrencySymbolForm = .standard, signs: CurrencySigns = .letters,
    weight: FontWeight? = nil, balancesRing: Bool = false,
    ring: Ring = .outline, gap: RingGap? = nil,
    mark: BadgeMark? = .plus, badgeCorner: BadgeCorner = .bottomLeft,
    mirrorsInRightToLeft: Bool = false,
    action: ButtonAction? = nil, label: String? = nil, textStyle: TextStyle? = nil,
    tint: AdaptiveColor = SystemColor.blue.color, background: AdaptiveColor? = nil
  ) {
    self.size = size
    self.proportions = proportions
    self.symbolForm = symbolForm
    self.signs = signs
    self.weight = weight
    self.balancesRing = balancesRing
    self.ring = ring
    self.gap = gap
    self.mark = mark
    self.badgeCorner = badgeCorner
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
    self.action = action
    self.label = label
    self.textStyle = textStyle
    self.tint = tint
    self.background = background
  }

  /// The palette of an appearance, with the style's tint.
  public func palette(_ appearance: Appearance = .light) -> Palette {
    Palette(appearance, tint: tint)
  }
}

extension CurrencyButtonStyle {
  /// Whether the symbol has the weight with strokes as thick as the ring.
  package var balancesWeight: Bool { weight == nil && !balancesRing }
  /// The weight of the badge's mark.
  var markWeight: FontWeight { weight ?? Self.standardWeight }
}
