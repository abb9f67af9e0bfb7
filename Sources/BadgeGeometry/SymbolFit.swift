package import VectorGraphics

/// The size and the position of a symbol in the ring.
public struct SymbolFit: Hashable, Sendable {
  /// The rule by which the size is chosen.
  public enum Rule: String, CaseIterable, Hashable, Sendable, Codable {
    /// The original's steps by the number of characters, smaller where that comes too close.
    case stepped
    /// As large as the clearance allows, up to a greatest cap height.
    case optical
    /// Stepped; and in a set of buttons, the smallest size of all symbols with as many characters.
    case uniform
  }

  /// The height of a text that belongs in the middle of the ring.
  public enum Centering: String, CaseIterable, Hashable, Sendable, Codable {
    /// The middle of the ink.
    case ink
    /// Half the height of capital letters, so that texts with and without descenders stand on one
    /// line; the middle of the ink where the first font does not draw the text.
    case capHeight = "cap-height"
  }

  /// The size of the symbol's em, in points.
  package let fontSize: Double
  /// The map from the symbol's own coordinates (1 em, y down) to the button's points.
  package let placement: Affine
  /// The bounds of the ink, in the button's points.
  package let inkBounds: Rect
  /// The smallest distance from the ink to the ring's inner edge and to the badge, in points.
  package let clearance: Double
}

extension ButtonGeometry {
  /// Fits a symbol's outline into the ring: its ink or another point is centred, and its clearance kept.
  ///
  /// - Parameters:
  ///   - outline: the symbol at 1 em, y down.
  ///   - center: the point of the outline that belongs in the middle; nil for that of its bounds.
  ///   - characterCount: the number of visible characters.
  ///   - capHeight: the height of the font's capital letters, in em.
  ///   - rule: the rule by which the size is chosen.
  ///   - largest: the greatest size of the em, as a fraction of the live area; nil for any.
  ///   - margin: the width of a strip around the badge that the symbol keeps clear of too, in
  ///     points.
  /// - Returns: nil for an outline without ink, or with more pieces than can be fitted in time.
  /// - Complexity: O(n) for n pieces of the flattened outline, at most 600,000.
  package func fit(
    _ outline: VectorPath, center middle: Point? = nil, characterCount: Int, capHeight: Double,
    rule: SymbolFit.Rule = .stepped, largest: Double? = nil, margin: Double = 0
  ) -> SymbolFit? {
    // A symbol has one size, that of the original's corner and of the exact proportions.
    let exact = ButtonMeasures(height: measures.height, proportions)
    return SymbolFit(
      outline, center: middle, characterCount: characterCount, capHeight: capHeight, rule: rule,
      largest: largest, in: space(measures, badgeCorner, margin),
      sizedIn: space(exact, badgeCorner.map { _ in .bottomLeft }, margin))
  }

  private func space(
    _ measures: ButtonMeasures, _ corner: BadgeCorner?, _ margin: Double
  ) -> RingSpace {
    RingSpace(
      height: liveHeight, center: center,
      innerRadius: measures.ringRadius - measures.ringThickness / 2,
      badgeOffset: corner.map { measures.badgeOffset($0) },
      badgeRadius: (corner == nil ? 0 : measures.badgeDiameter / 2) + margin,
      proportions: proportions)
  }
}

/// The space within a ring, beside a badge, that a symbol is fitted into.
struct RingSpace {
  /// The length that proportions are fractions of.
  var height: Double
  var center: Point
  var innerRadius: Double
  /// From the centre to the badge's; nil without a badge.
  var badgeOffset: Vector?
  /// The radius that the symbol keeps clear of.
  var badgeRadius: Double
  var proportions: ButtonProportions
}

extension SymbolFit {
  /// Fits a symbol's outline, as `ButtonGeometry` does.
  ///
  /// - Parameters:
  ///   - ring: the space that the symbol is in.
  ///   - reference: the space for which the size is chosen; nil for the same one.
  init?(
    _ outline: VectorPath, center middle: Point?, characterCount: Int, capHeight: Double,
    rule: SymbolFit.Rule, largest: Double? = nil, in ring: RingSpace,
    sizedIn reference: RingSpace? = nil
  ) {
    guard let bounds = outline.bounds, ButtonGeometry.canFit(outline) else { return nil }
    let (height, proportions) = (ring.height, ring.proportions)
    let middle = middle ?? bounds.center
    // Everything below is in fractions of the live area, around the ring's centre.
    let points = outline.flattenedPoints(
      tolerance: ButtonGeometry.tolerance, maxSegment: ButtonGeometry.maxSegment)
    func space(_ ring: RingSpace) -> SymbolSpace {
      SymbolSpace(
        points: points, middle: middle, radius: ring.innerRadius / height - proportions.clearance,
        badge: ring.badgeOffset.map { $0 * (1 / height) },
        badgeRadius: ring.badgeRadius / height + proportions.clearance)
    }
    let own = space(ring)
    let common = reference.map(space) ?? own
    let steps = proportions.symbolSteps
    let ruled =
      switch rule {
      case .stepped, .uniform:
        steps.isEmpty ? .infinity : steps[min(max(characterCount, 1), steps.count) - 1]
      case .optical: capHeight > 0 ? proportions.largestCapHeight / capHeight : .infinity
      }
    let wanted = min(ruled, largest ?? .infinity)
    var (size, shift) = common.resolve(wanted: wanted, smallest: proportions.smallestSymbol)
    if own != common { (size, shift) = own.resolve(wanted: size, smallest: size) }
    guard size > 0, size.isFinite else { return nil }
    let origin = ring.center + shift * height
    fontSize = size * height
    placement =
      Affine.translation(origin - .zero) * .scale(size * height)
      * .translation(Point.zero - middle)
    inkBounds = Rect(
      center: origin + (bounds.center - middle) * (size * height),
      size: Size(width: bounds.width * size * height, height: bounds.height * size * height))
    clearance = (own.slack(size: size, shift: shift) + proportions.clearance) * height
  }
}

extension ButtonGeometry {
  /// The precision, in em, with which an outline is flattened to be fitted.
  fileprivate static let tolerance = 1e-4
  fileprivate static let maxSegment = 0.02

  /// Whether an outline at 1 em is short enough to be fitted and drawn within 2 s: up to 600,000
  /// pieces, which are 12,000 em of lines.
  ///
  /// The fit is linear in that number, but Cairo's rasterizer is quadratic in the number of long
  /// edges that cross each other.
  package static func canFit(_ outline: VectorPath) -> Bool {
    outline.flattenedCount(tolerance: tolerance, maxSegment: maxSegment) <= 600_000
  }
}

extension ButtonGeometry {
  /// The smallest distance of an outline from the ring's inner edge and from the badge, in points.
  package func clearance(of outline: VectorPath) -> Double {
    outline.flattenedPoints(
      tolerance: Self.tolerance * height, maxSegment: Self.maxSegment * height
    )
    .reduce(.infinity) { least, point in
      let inRing = ringInnerRadius - (point - center).length
      return min(least, inRing, badgeCenter.map { (point - $0).length - badgeRadius } ?? inRing)
    }
  }

  /// The smallest em, in pixels, whose stems can be fitted.
  ///
  /// Letters of a smaller em are four pixels high, which leaves no pixel for their counters. Scripts other
  /// than Latin have smaller letters for their em, and more strokes.
  private static func smallestFittedEm(isLatin: Bool) -> Double { isLatin ? 7.5 : 12 }

  /// A symbol with its straight stems on whole pixels.
  ///
  /// It is unchanged without a grid, where it is too small, and where it would come nearer to ring or
  /// badge than half the clearance.
  ///
  /// - Parameter isLatin: whether the first font draws the symbol, or it is a drawing.
  package func fittedToPixels(
    _ outline: VectorPath, fontSize: Double, isLatin: Bool, _ grid: PixelGrid?
  ) -> VectorPath {
    guard let grid, fontSize * grid.scale >= Self.smallestFittedEm(isLatin: isLatin) else {
      return outline
    }
    let fitted = outline.stemsFitted(toPixelsAt: grid.scale)
    let least = min(proportions.clearance * liveHeight / 2, clearance(of: outline))
    return clearance(of: fitted) >= least ? fitted : outline
  }
}

/// The space available to a symbol: a circle it stays within and another it stays out of.
///
/// Lengths are fractions of the button's live area, points are around the ring's centre.
private struct SymbolSpace: Equatable {
  /// The symbol's outline at 1 em, finely divided.
  let points: [Point]
  /// The centre of the symbol's ink.
  let middle: Point
  let radius: Double
  let badge: Vector?
  let badgeRadius: Double

  /// The size nearest to the wanted one that keeps clear, and how far the symbol moves for it.
  func resolve(wanted: Double, smallest: Double) -> (size: Double, shift: Vector) {
    let centred = min(wanted, largestCentredSize)
    let floor = min(wanted, smallest)
    guard centred < floor, let badge, badge.length > 0 else { return (centred, .zero) }
    let away = badge * (-1 / badge.length)
    if let shift = shift(size: floor, along: away) { return (floor, away * shift) }
    // The largest size that keeps clear lies between: find it by halving.
    var (low, high) = (centred, floor)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if shift(size: middle, along: away) != nil { low = middle } else { high = middle }
    }
    return (low, away * (shift(size: low, along: away) ?? 0))
  }

  private var largestCentredSize: Double {
    var size = Double.infinity
    for point in points {
      let p = point - middle
      let square = p.dot(p)
      guard square > 0 else { continue }
      size = min(size, radius / square.squareRoot())
      if let badge {
        // |s p − badge|² = r², the smaller root: where the growing point meets the badge.
        let along = p.dot(badge)
        let rest = badge.dot(badge) - badgeRadius * badgeRadius
        let discriminant = along * along - square * rest
        if along > 0, discriminant > 0 {
          size = min(size, rest / (along + discriminant.squareRoot()))
        }
      }
    }
    return size
  }

  /// The least shift along a direction that brings the symbol clear of the badge; nil where the
  /// ring leaves no space for it.
  private func shift(size: Double, along direction: Vector) -> Double? {
    guard let badge else { return 0 }
    var least = 0.0
    var most = Double.infinity
    for point in points {
      let inRing = (point - middle) * size
      let fromBadge = inRing - badge
      let toward = fromBadge.dot(direction)
      let inside = toward * toward - fromBadge.dot(fromBadge) + badgeRadius * badgeRadius
      if inside > 0 { least = max(least, inside.squareRoot() - toward) }
      let onward = inRing.dot(direction)
      let within = onward * onward - inRing.dot(inRing) + radius * radius
      guard within >= 0 else { return nil }
      most = min(most, within.squareRoot() - onward)
    }
    return least <= most ? least : nil
  }

  /// The distance left beyond the clearance; negative where the symbol is too close.
  func slack(size: Double, shift: Vector) -> Double {
    var slack = Double.infinity
    for point in points {
      let q = (point - middle) * size + shift
      slack = min(slack, radius - q.length)
      if let badge { slack = min(slack, (q - badge).length - badgeRadius) }
    }
    return slack
  }
}
