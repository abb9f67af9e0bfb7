package import BadgeGeometry
internal import TextOutlines

/// The changes to a button that is fitted to few pixels, as long as its symbol would be smaller or less legible
/// without them.
///
/// The symbol is heavier and has the largest legible size that fits, up to that of others with as many characters
/// unless it is legible only above it. If it is not legible at any size, another form of it is drawn that people
/// write for the currency: the narrow symbol or the code. If none is legible, the whole symbol is drawn. The form is
/// the one that is legible in the default style at the button's height. So it is the same for each ring, badge,
/// weight and direction.
enum SmallDrawing {
  /// The weight of the symbol if the style's weight is lighter. The symbol has the style's weight or a
  /// regular one if it is not legible in the heavier one, or much larger without it. A balanced weight comes first.
  static let weight = FontWeight.bold
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
    style.adaptsToFewPixels && style.fitsPixels == true
      && pixelHeight >= ButtonGeometry.smallestFittedHeight && pixelHeight < SmallDrawing.end
  }

  /// The height of a button that is fitted to pixels, in pixels.
  package var pixelHeight: Double { (drawnHeight * (style.displayScale ?? 1)).rounded() }

  /// The height in points. If the style says so, it has grown with the text.
  package var drawnHeight: Double {
    guard let textStyle = style.scaledRelativeTo else { return style.size }
    return ScaledLength(style.size, relativeTo: textStyle).points(
      at: style.contentSize ?? .large, scale: style.displayScale ?? 1)
  }

  /// The size up to which the symbol of a small drawing grows, as a fraction of the live area. The style can
  /// allow a greater one.
  private static let largestStep = 0.55
  /// The smallest distance of a small drawing's symbol from ring and badge before it moves to whole pixels, in
  /// pixels.
  private static let clearance = 1.0

  /// The style to draw with: changed by ``SmallDrawing`` if ``isSmall`` is true.
  var drawnStyle: CurrencyButtonStyle {
    guard isSmall else { return style }
    var style = style
    // Use the largest size for which there is space.
    if let step = style.proportions.symbolSteps.max() {
      style.proportions.symbolSteps = [max(step, Self.largestStep)]
    }
    // With a distance of less than a pixel, letters merge with the ring.
    style.proportions.clearance = min(
      max(style.proportions.clearance, Self.clearance / pixelHeight),
      ButtonProportions.Limits.clearance.range.upperBound)
    return style
  }

  /// The forms of a symbol that a small drawing can show, in order of preference.
  ///
  /// - Parameter symbol: the whole symbol, with a sign already resolved to a text.
  func smallForms(of symbol: BadgeSymbol) -> [BadgeSymbol] {
    var forms = [symbol]
    for case let form? in [narrowSymbol, currencyCode.map(BadgeSymbol.text)]
    where !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  /// The weights to draw a small drawing's symbol in, for a balanced weight after that.
  var smallWeights: [FontWeight] {
    let weight = style.weight ?? CurrencyButtonStyle.standardWeight
    return weight >= SmallDrawing.weight
      ? [weight] : [SmallDrawing.weight, weight] + (weight > .regular ? [.regular] : [])
  }
}

extension ButtonDrawing {
  /// The symbol's legibility in the pixels that the button is fitted to; nil without such pixels.
  package var legibility: Legibility? {
    pixelScale.flatMap { Legibility(of: symbolOutline, scale: $0) }
  }
}
