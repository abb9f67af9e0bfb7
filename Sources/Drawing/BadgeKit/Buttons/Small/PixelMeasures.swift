internal import BadgeGeometry
internal import VectorGraphics

/// What buttons of few pixels share, whatever their symbols. Use one for many drawings on a thread: it keeps the measures
/// of their styles.
package final class SmallDrawingCache {
  /// What the measures of a button depend on.
  private struct StyleKey: Hashable {
    let proportions: ButtonProportions
    let ring: CurrencyButtonStyle.Ring
    let corner: BadgeCorner?
    let gap: RingGap?
    let markThickness: Double?
    /// Pixels per point; nil if the proportions don't depend on the height in points.
    let scale: Double?
  }

  private var known: [StyleKey: PixelMeasures] = [:]

  package init() {}

  func measures(of button: ResolvedButton, _ proportions: ButtonProportions) -> PixelMeasures {
    let key = StyleKey(
      proportions: proportions, ring: button.style.ring, corner: button.badgeCorner,
      gap: button.gap, markThickness: button.markThickness,
      scale: button.style.preset?.hasStrokeSteps == true ? button.scale : nil)
    if let measures = known[key] { return measures }
    let measures = PixelMeasures(button, proportions)
    known[key] = measures
    return measures
  }
}

/// What all symbols share in buttons of one style, at each height in pixels.
final class PixelMeasures {
  /// A height with its measures.
  struct Level {
    let space: PixelSpace
    /// The place of the middle of all symbols in a ring.
    let middle: Point
    /// The greatest cap height of a symbol with a number of characters that is as wide as most.
    let capHeight: (Double) -> Double

    /// The thickness of strokes that letters of a cap height have space for, at most that of the ring, in pixels: a letter
    /// such as E has three bars and two gaps, which need a fifth of its height each.
    func stroke(capHeight: Int) -> Int {
      max(1, min(Int(space.geometry.strokeWidth.rounded()), (capHeight + 2) / 5))
    }
  }

  let proportions: ButtonProportions
  private let button: ResolvedButton
  private var known: [Int: Level] = [:]

  /// The least cap height of a sign, in pixels, if there is space for it. Below 9, ₱ fails: its four bars, the gaps
  /// between them and its stem need as many.
  private static let leastSign = 9.0

  init(_ button: ResolvedButton, _ proportions: ButtonProportions) {
    self.button = button
    self.proportions = proportions
  }

  func level(_ height: Int) throws(DrawingError) -> Level {
    if let level = known[height] { return level }
    let proportions =
      button.style.balancesRing
      ? proportions : button.style.placedProportions(height: Double(height) / button.scale)
    let geometry = try button.geometry(pixels: height, proportions)
    let live = geometry.exactLiveHeight
    let space = PixelSpace(
      geometry, margin: button.margin(in: geometry),
      moat: button.style.ring == .filled ? geometry.discMoat : 0)
    let (middle, capHeight) = space.rhythm {
      Self.wanted(characters: $0, proportions, live)
    }
    let level = Level(space: space, middle: middle, capHeight: capHeight)
    known[height] = level
    return level
  }

  /// A height, and all taller ones of small drawings.
  func levels(from height: Int) throws(DrawingError) -> [Level] {
    try (height...SmallDrawing.greatest).map(level)
  }

  /// The cap height that all texts with a number of characters have in a ring, in pixels.
  ///
  /// It is a pixel more than the exact one if strokes that are a pixel thicker then have space.
  func capHeight(characters: Double, at height: Int) throws(DrawingError) -> Int {
    let levels = try levels(from: height)
    let live = levels[0].space.geometry.exactLiveHeight
    let space = levels.map { $0.capHeight(characters) }.min() ?? 0
    let wanted = Self.wanted(characters: characters, proportions, live)
    let size = Int(min(wanted, space).rounded())
    // A style can have no greatest cap height.
    let larger = Int(min(proportions.largestCapHeight(characters: characters) * live, space)) + 1
    let isThicker = levels[0].stroke(capHeight: larger) > levels[0].stroke(capHeight: larger - 1)
    return isThicker && Double(larger) <= space ? max(larger, size) : size
  }

  /// The thickness of the strokes of all texts in a ring, in pixels: that of the ring, if a code of three letters has space
  /// for it.
  func stroke(at height: Int) throws(DrawingError) -> Int {
    try level(height).stroke(capHeight: capHeight(characters: 3, at: height))
  }

  /// The cap height of symbols with a number of characters, in pixels, if they have the space.
  ///
  /// - Parameter live: the side of the live area, not rounded: in whole pixels, it can be smaller in a taller button.
  static func wanted(
    characters: Double, _ proportions: ButtonProportions, _ live: Double
  ) -> Double {
    max(
      proportions.largestCapHeight(characters: characters) * live,
      characters > 1 ? PixelSymbol.leastDiagonals : leastSign)
  }
}
