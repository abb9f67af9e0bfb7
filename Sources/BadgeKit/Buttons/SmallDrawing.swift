package import BadgeGeometry
internal import CurrencyLocale
public import TextOutlines
internal import VectorGraphics

/// The changes to a button that is fitted to few pixels.
///
/// The badge is larger and the symbol is heavier. The symbol has its longest legible form, at the most
/// legible of the largest sizes that fit.
public struct SmallDrawing: Hashable, Sendable, Codable {
  /// The form of the symbol to draw.
  public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
    /// The first legible form of these: the whole symbol, the narrow symbol, the first letter. If none is
    /// legible, the one with the highest contrast.
    case automatic = "auto"
    /// The whole symbol.
    case full
    /// The currency's narrow symbol, such as `$` for `US$`; the whole symbol if there is no narrow one.
    case narrow
    /// The first letter, digit or currency sign; the whole symbol without any.
    case initial
  }

  /// The height in pixels below which a fitted button has these changes; 0 for never.
  public var below = 28.0
  /// The smallest diameter of the badge, as a fraction of the live area. It applies if the style's diameter
  /// is smaller.
  public var badgeDiameter = 0.44
  /// The weight of symbol and mark if the style's weight is lighter. The symbol keeps the style's weight if
  /// that is more legible, and a balanced weight always.
  public var weight = FontWeight.bold
  /// The form of the symbol.
  public var form = Form.automatic

  /// The default changes, which looked best at 16 to 27 pixels.
  public init() {}

  /// The valid values of ``below``, in pixels.
  package static let belowRange = 0.0...128
}

extension CurrencyButton {
  /// Whether the button is fitted to pixels and low enough for the changes of ``SmallDrawing``.
  package var isSmall: Bool {
    style.fitsPixels == true && pixelHeight < style.small.below
  }

  private var pixelHeight: Double { (drawnHeight * (style.displayScale ?? 1)).rounded() }

  /// The height in points. If the style says so, it has grown with the text.
  package var drawnHeight: Double {
    guard let textStyle = style.scaledRelativeTo else { return style.size }
    return ScaledLength(style.size, relativeTo: textStyle).points(
      at: style.contentSize ?? .large, scale: style.displayScale ?? 1)
  }

  /// The cap height up to which the symbol of a small drawing grows, as a fraction of the live area. The
  /// style can allow a greater one.
  private static let largestCapHeight = 0.4
  /// The smallest clearance of a small drawing's symbol from ring and badge, in pixels.
  private static let clearance = 1.2
  /// The sizes to try, as fractions of the largest one. At certain sizes letters fit the pixels better.
  private static let sizes = [1, 0.94, 0.88, 0.82]

  /// The style to draw with: changed by ``SmallDrawing`` if ``isSmall`` is true.
  var drawnStyle: CurrencyButtonStyle {
    guard isSmall else { return style }
    var style = style
    style.proportions.badgeDiameter = max(
      style.proportions.badgeDiameter, style.small.badgeDiameter)
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

  /// The forms of a symbol that a small drawing can show, longest first.
  ///
  /// - Parameter symbol: the whole symbol, with a sign already resolved to a text.
  package func smallForms(of symbol: BadgeSymbol) -> [BadgeSymbol] {
    guard case .text(let text) = symbol else { return [symbol] }
    let initial = text.first { $0.isLetter || $0.isNumber || $0.isCurrencySymbol }
      .map { BadgeSymbol.text(String($0)) }
    switch style.small.form {
    case .full: return [symbol]
    case .narrow: return [narrowSymbol ?? symbol]
    case .initial: return [initial ?? symbol]
    case .automatic:
      var forms = [symbol]
      for case let form? in [narrowSymbol, initial] where !forms.contains(form) {
        forms.append(form)
      }
      return forms
    }
  }

  /// The drawing of the first legible form. If no form is legible, the one with the highest contrast.
  func smallDrawing(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    var best: ButtonDrawing?
    for form in smallForms(of: symbol.resolved(typesetter)) {
      var button = self
      button.symbol = form
      let drawing: ButtonDrawing
      do {
        drawing = try button.clearestDrawing(typesetter)
      } catch {
        if let best { return best }
        // A form can't be drawn, and no other has been drawn yet. If space is the only problem, draw this form
        // without the changes for few pixels.
        guard error == .geometry(.noSpaceForSymbol) else { throw error }
        button.style.small.below = 0
        return try button.drawing(typesetter)
      }
      guard let legibility = drawing.legibility, !legibility.isLegible else { return drawing }
      if legibility.contrast > best?.legibility?.contrast ?? -1 { best = drawing }
    }
    guard let best else { throw .emptySymbol }
    return best
  }

  /// The drawing with the size and the weight that give the highest contrast.
  private func clearestDrawing(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    var button = self
    button.largestSymbol = nil
    var best = try button.formDrawing(typesetter)
    let natural = best.fit.fontSize / best.geometry.liveHeight
    let weights =
      style.balancesWeight || style.weight >= style.small.weight
      ? [drawnStyle.weight] : [drawnStyle.weight, style.weight]
    for weight in weights {
      for size in Self.sizes {
        button.largestSymbol = size * natural
        let drawing = try button.formDrawing(typesetter, weight: weight)
        if drawing.legibility?.contrast ?? 0 > best.legibility?.contrast ?? 0 { best = drawing }
      }
    }
    return best
  }
}

extension ButtonDrawing {
  /// The symbol's legibility in the pixels that the button is fitted to; nil without such pixels.
  package var legibility: Legibility? {
    pixelScale.flatMap { Legibility(of: symbolOutline, scale: $0) }
  }
}
