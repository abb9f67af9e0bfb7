package import BadgeGeometry
public import TextOutlines

/// The changes to a button that is fitted to few pixels.
///
/// The badge is larger and the symbol is heavier. The symbol has the largest legible size that fits. If it is
/// not legible at any size, another form of it is drawn that people write for the currency: the narrow symbol
/// or the code. If none is legible, the whole symbol is drawn. In an even rhythm, a symbol is no larger than others
/// with as many characters, unless it is legible only then.
public struct SmallDrawing: Hashable, Sendable, Codable {
  /// The form of the symbol to draw.
  public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
    /// The first legible form of these: the whole symbol, the narrow symbol, the currency code. The whole
    /// symbol if none is legible.
    ///
    /// The form is the one that is legible in the default style at the button's height. So it is the same
    /// for each ring, badge, weight and direction.
    case automatic = "auto"
    /// The whole symbol.
    case full
    /// The currency's narrow symbol, such as `$` for `US$`; the whole symbol if there is no narrow one.
    case narrow
  }

  /// The height in pixels below which a fitted button has these changes; 0 for never. Nil stands for as long
  /// as its symbol would be smaller or less legible without them.
  public var below: Double?
  /// The smallest diameter of the badge, as a fraction of the live area. It applies if the style's diameter
  /// is smaller.
  public var badgeDiameter = 0.42
  /// The weight of symbol and mark if the style's weight is lighter. The symbol has the style's weight or a
  /// regular one if it is not legible in the heavier one, or much larger without it, and a balanced weight
  /// always.
  public var weight = FontWeight.bold
  /// The form of the symbol.
  public var form = Form.automatic

  /// The default changes, which looked best at 16 to 27 pixels.
  public init() {}

  /// The valid values of ``below``, in pixels.
  package static let belowRange = 0.0...128
  /// The height in pixels from which badge and symbol keep their size, until they are as large without the
  /// changes.
  static let steadyHeight = 28.0
  /// The height in pixels from which every symbol is legible without the changes.
  static let end = 65.0
  /// The lowest button, in pixels, from which a badge is taken so that a symbol gets more space.
  static let lowest = 16.0
  /// The smallest badge that leaves its space to a symbol that has none, as a fraction of the live area.
  static let narrowestBadge = 0.25
}

extension CurrencyButton {
  /// Whether the button is fitted to pixels and low enough for the changes of ``SmallDrawing``.
  package var isSmall: Bool {
    style.fitsPixels == true && pixelHeight >= ButtonGeometry.smallestFittedHeight
      && pixelHeight < style.small.below ?? SmallDrawing.end
  }

  /// The height of a button that is fitted to pixels, in pixels.
  package var pixelHeight: Double { (drawnHeight * (style.displayScale ?? 1)).rounded() }

  /// The height in points. If the style says so, it has grown with the text.
  package var drawnHeight: Double {
    guard let textStyle = style.scaledRelativeTo else { return style.size }
    return ScaledLength(style.size, relativeTo: textStyle).points(
      at: style.contentSize ?? .large, scale: style.displayScale ?? 1)
  }

  /// The cap height up to which the symbol of a small drawing grows, as a fraction of the live area. The
  /// style can allow a greater one.
  private static let largestCapHeight = 0.4
  /// The smallest distance of a small drawing's symbol from ring and badge before it moves to whole pixels, in
  /// pixels.
  private static let clearance = 1.0

  /// The style to draw with: changed by ``SmallDrawing`` if ``isSmall`` is true.
  var drawnStyle: CurrencyButtonStyle {
    guard isSmall else { return style }
    var style = style
    style.proportions.badgeDiameter = max(
      style.proportions.badgeDiameter, steadyBadge(style.small.badgeDiameter))
    // Use the largest size for which there is space. Move the symbol away from the badge instead of
    // shrinking it.
    style.fit = .optical
    style.proportions.largestCapHeight = max(
      style.proportions.largestCapHeight, Self.largestCapHeight)
    style.proportions.smallestSymbol = 1
    // With a distance of less than a pixel, letters merge with the ring.
    style.proportions.clearance = min(
      max(style.proportions.clearance, Self.clearance / pixelHeight),
      ButtonProportions.Limits.clearance.range.upperBound)
    style.weight = max(style.weight, style.small.weight)
    return style
  }

  /// The diameter of a badge that grows with the button only up to ``SmallDrawing/steadyHeight``.
  private func steadyBadge(_ diameter: Double) -> Double {
    style.small.below == nil ? diameter * min(1, SmallDrawing.steadyHeight / pixelHeight) : diameter
  }

  /// The forms of a symbol that a small drawing can show, in order of preference.
  ///
  /// - Parameter symbol: the whole symbol, with a sign already resolved to a text.
  func smallForms(of symbol: BadgeSymbol) -> [BadgeSymbol] {
    switch style.small.form {
    case .full: return [symbol]
    case .narrow: return [narrowSymbol ?? symbol]
    case .automatic:
      var forms = [symbol]
      for case let form? in [narrowSymbol, currencyCode.map(BadgeSymbol.text)]
      where !forms.contains(form) {
        forms.append(form)
      }
      return forms
    }
  }

  /// The weights to draw a small drawing's symbol in.
  var smallWeights: [FontWeight] {
    style.balancesWeight || style.weight >= style.small.weight
      ? [style.weight]
      : [style.small.weight, style.weight] + (style.weight > .regular ? [.regular] : [])
  }
}

extension ButtonDrawing {
  /// The symbol's legibility in the pixels that the button is fitted to; nil without such pixels.
  package var legibility: Legibility? {
    pixelScale.flatMap { Legibility(of: symbolOutline, scale: $0) }
  }
}
