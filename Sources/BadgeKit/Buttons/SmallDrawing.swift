package import BadgeGeometry
internal import CurrencyLocale
public import TextOutlines
internal import VectorGraphics

/// The differences of a button that is fitted to few pixels.
///
/// The badge is larger, and the symbol heavier. The symbol has the size that ring and badge leave, and its
/// longest legible form.
public struct SmallDrawing: Hashable, Sendable, Codable {
  /// The choice among the forms of a symbol.
  public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
    /// The first of whole symbol, narrow symbol and first letter whose pixels can be told apart; where
    /// none can, the one that comes nearest.
    case automatic = "auto"
    /// The whole symbol.
    case full
    /// The currency's narrow symbol, such as `$` for `US$`; the whole one where there is no other.
    case narrow
    /// The first letter.
    case initial
  }

  /// The height in pixels below which the drawing is a small one; 0 for none.
  public var below = 28.0
  /// The badge's diameter as a fraction of the live area, where the style's is smaller.
  public var badgeDiameter = 0.44
  /// The weight of symbol and mark, where the style's is lighter and not balanced; the symbol keeps the
  /// style's where that can be read better.
  public var weight = FontWeight.bold
  /// The form of the symbol.
  public var form = Form.automatic

  /// The small drawing that looked best at 16 to 27 pixels.
  public init() {}

  /// The greatest height that can be a small drawing's, in pixels.
  package static let limits = 0.0...128
}

extension CurrencyButton {
  /// Whether the button is fitted to so few pixels that it has a small drawing.
  package var isSmall: Bool {
    style.fitsPixels == true && pixelHeight < style.small.below
  }

  private var pixelHeight: Double { (drawnHeight * (style.displayScale ?? 1)).rounded() }

  /// The height in points, grown with the text where the style wants that.
  package var drawnHeight: Double {
    guard let textStyle = style.scaledRelativeTo else { return style.size }
    return ScaledLength(style.size, relativeTo: textStyle).points(
      at: style.contentSize ?? .large, scale: style.displayScale ?? 1)
  }

  /// The greatest height of a small drawing's capital letters, as a fraction of the live area.
  private static let largestCapHeight = 0.4
  /// The least distance of a small drawing's symbol from ring and badge, in pixels.
  private static let clearance = 1.2
  /// The sizes that are tried, as fractions of the largest. Letters of some sizes fit the pixels better
  /// than those of others.
  private static let sizes = [1, 0.94, 0.88, 0.82]

  /// The style with the proportions and the weight of a small drawing, where this is one.
  var drawnStyle: CurrencyButtonStyle {
    guard isSmall else { return style }
    var style = style
    style.proportions.badgeDiameter = max(
      style.proportions.badgeDiameter, style.small.badgeDiameter)
    // As large as there is space, and off the badge rather than smaller.
    style.fit = .optical
    style.proportions.largestCapHeight = max(
      style.proportions.largestCapHeight, Self.largestCapHeight)
    style.proportions.smallestSymbol = 1
    // Nearer than a pixel, letters run into the ring.
    style.proportions.clearance = min(
      max(style.proportions.clearance, Self.clearance / pixelHeight),
      ButtonProportions.Limits.clearance.range.upperBound)
    style.weight = max(style.weight, style.small.weight)
    return style
  }

  /// The forms of a symbol that a small drawing may show, longest first.
  ///
  /// - Parameter symbol: the whole symbol, resolved.
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

  /// The drawing of the first form that can be read, or of the one that comes nearest.
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
        // The whole symbol has to be there, whatever is shown of it.
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

  /// The drawing in the size and the weight that can be read best.
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
  /// How well the symbol can be read in the pixels that the button is fitted to.
  package var legibility: Legibility? {
    pixelScale.flatMap { Legibility(of: symbolOutline, scale: $0) }
  }
}
