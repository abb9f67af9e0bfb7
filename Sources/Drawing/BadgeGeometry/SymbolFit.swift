package import VectorGraphics

/// The size and the position of a symbol within the ring.
public struct SymbolFit: Hashable, Sendable {
  /// The size of the symbol's em, in points.
  package let fontSize: Double
  /// The transformation from the symbol's own coordinates (1 em, y down) to points in the button.
  package let placement: Affine
  /// The bounds of the ink, in points in the button.
  package let inkBounds: Rect
  /// The smallest distance from the ink to the ring's inner edge and to the badge with its margin, in
  /// points.
  package let clearance: Double
}

extension SymbolFit {
  /// The fit of an outline that is placed already.
  ///
  /// - Parameters:
  ///   - outline: the symbol at 1 em, y down, with its bounds.
  ///   - fontSize: the size of the em, in points.
  ///   - placement: the transformation from the outline to points in the button.
  package init?(
    _ outline: VectorPath, fontSize: Double, placement: Affine, in geometry: ButtonGeometry
  ) {
    let placed = outline.transformed(by: placement)
    guard let bounds = placed.bounds else { return nil }
    self.fontSize = fontSize
    self.placement = placement
    inkBounds = bounds
    clearance = geometry.clearance(of: placed)
  }
}

extension ButtonGeometry {
  /// Fits a symbol's outline into the ring. The fit centres the outline and keeps the clearance.
  ///
  /// - Parameters:
  ///   - outline: the symbol at 1 em, y down.
  ///   - center: the point of the outline that is centred in the ring; nil for the centre of its bounds.
  ///   - characters: the number of visible characters, with a fraction for narrow ones.
  ///   - capHeight: the height of the font's capital letters, in em.
  ///   - largest: the greatest size of the em, as a fraction of the live area; nil for no limit.
  ///   - margin: the width of a strip around the badge, in points. The symbol keeps its clearance from
  ///     the strip.
  ///   - exactMargin: the width of the strip in measures that are not fitted to pixels, in points.
  /// - Returns: nil for an outline without ink, for one with more than 600,000 pieces, or if there is no
  ///   space for a symbol.
  /// - Complexity: O(n) for n pieces of the flattened outline.
  package func fit(
    _ outline: VectorPath, center middle: Point? = nil, characters: Double, capHeight: Double,
    largest: Double? = nil, margin: Double = 0, exactMargin: Double = 0
  ) -> SymbolFit? {
    guard symbolArea == .ring else {
      return fitInLiveArea(
        outline, center: middle, characters: characters, capHeight: capHeight,
        largest: largest, margin: margin)
    }
    return SymbolFit(
      outline, center: middle, characters: characters, capHeight: capHeight,
      largest: largest, in: space(measures, badgeCorner, margin),
      sizedIn: exactSpace(exactMargin))
  }

  /// The cap height that symbols with a number of characters share, in points, whatever their outlines; nil if there is no
  /// space. In a toolbar, where each is as large as it can be, it is that of symbols that share one.
  ///
  /// - Parameter margin: the width of a strip around the badge from which symbols keep their clearance, in measures that
  ///   are not fitted to pixels.
  package func sharedCapHeight(characters: Double, margin: Double) -> Double? {
    symbolArea == .ring
      ? exactSpace(margin).rhythm.capHeight(characters: characters) * liveHeight
      : liveAreaSpace(margin).rhythm(characters: characters)?.capHeight
  }

  /// The space for which the sizes of symbols are chosen: with a badge at the lower left and measures that are not fitted to
  /// pixels. So a symbol has the same size for every corner and pixel grid, unless the space is too small.
  private func exactSpace(_ margin: Double) -> RingSpace {
    space(unfitted.measures, badgeCorner.map { _ in .bottomLeft }, margin)
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

/// The ring and the badge between which a symbol has to fit, as points in the button. ``SymbolSpace`` is the
/// same space in fractions of the live area, with the symbol's outline.
struct RingSpace {
  /// The length that the proportions are fractions of: the live area's height.
  var height: Double
  var center: Point
  var innerRadius: Double
  /// The vector from the ring's centre to the badge's; nil without a badge.
  var badgeOffset: Vector?
  /// The radius around the badge's centre from which the symbol keeps its clearance.
  var badgeRadius: Double
  var proportions: ButtonProportions

  /// The measures that all symbols in the space share.
  var rhythm: SymbolRhythm {
    SymbolRhythm(
      in: SymbolSpace([], middle: .zero, in: self),
      largest: proportions.largestCapHeight(characters:))
  }
}

extension SymbolFit {
  /// Fits a symbol's outline; see ``ButtonGeometry`` for the other parameters.
  ///
  /// - Parameters:
  ///   - ring: the space for the symbol.
  ///   - reference: the space for which the size is chosen; nil for `ring`.
  init?(
    _ outline: VectorPath, center middle: Point?, characters: Double, capHeight: Double,
    largest: Double?, in ring: RingSpace, sizedIn reference: RingSpace? = nil
  ) {
    guard let bounds = outline.bounds, ButtonGeometry.isSimpleEnough(outline) else { return nil }
    let height = ring.height
    let middle = middle ?? bounds.center
    // Lengths in a `SymbolSpace` are fractions of the live area, relative to the ring's centre.
    let points = outline.fittedPoints
    let own = SymbolSpace(points, middle: middle, in: ring)
    let reference = reference ?? ring
    let common = SymbolSpace(points, middle: middle, in: reference)
    let rhythm = reference.rhythm
    let wanted = rhythm.capHeight(characters: characters) / (capHeight > 0 ? capHeight : 1)
    let shift = own.away * rhythm.offset
    let size = min(
      wanted, largest ?? .infinity, common.largestSize(at: common.away * rhythm.offset),
      own.largestSize(at: shift))
    guard size > 0, size.isFinite else { return nil }
    let origin = ring.center + shift * height
    fontSize = size * height
    placement =
      Affine.translation(origin - .zero) * .scale(fontSize)
      * .translation(Point.zero - middle)
    inkBounds = Rect(
      center: origin + (bounds.center - middle) * fontSize,
      size: Size(width: bounds.width * fontSize, height: bounds.height * fontSize))
    clearance = (own.slack(size: size, shift: shift) + ring.proportions.clearance) * height
  }
}

extension VectorPath {
  /// Closely spaced points on an outline at 1 em, which it is fitted by.
  var fittedPoints: [Point] {
    flattenedPoints(tolerance: ButtonGeometry.tolerance, maxSegment: ButtonGeometry.maxSegment)
  }
}

extension ButtonGeometry {
  /// The tolerance, in em, for flattening an outline before it is fitted.
  static let tolerance = 1e-4
  /// The length of the pieces into which straight lines are divided, in em. The middle of a chord of this length lies
  /// within the tolerance of a circle with a diameter of 1 em through its ends.
  static let maxSegment = 2 * tolerance.squareRoot()

  /// Whether an outline at 1 em is short enough to be fitted and drawn within 2 s. The limit is 600,000
  /// pieces, or 12,000 em of lines.
  ///
  /// The time for the fit is linear in the number of pieces. But the time for Cairo's rasterizer is
  /// quadratic in the number of long edges that cross each other.
  package static func isSimpleEnough(_ outline: VectorPath) -> Bool {
    outline.flattenedCount(tolerance: tolerance, maxSegment: maxSegment) <= 600_000
  }
}

extension ButtonGeometry {
  /// The smallest distance of an outline from the ring's inner edge and from the badge, in points. Without a
  /// ring, it is the distance from the badge, and negative outside the live area.
  package func clearance(of outline: VectorPath) -> Double {
    guard symbolArea == .ring else { return clearanceInLiveArea(of: outline) }
    let (ring, badge) = clearances(of: outline)
    return min(ring, badge ?? ring)
  }

  /// The smallest distances of an outline from the ring's inner edge and from the badge, in points; nil without
  /// a badge.
  package func clearances(of outline: VectorPath) -> (ring: Double, badge: Double?) {
    let points = outline.flattenedPoints(
      tolerance: Self.tolerance * height, maxSegment: Self.maxSegment * height)
    func least(_ distance: (Point) -> Double) -> Double {
      points.reduce(.infinity) { min($0, distance($1)) }
    }
    return (
      least { ringInnerRadius - ($0 - center).length },
      badgeCenter.map { center in least { ($0 - center).length - badgeRadius } }
    )
  }

  /// The symbol with its straight stems on whole pixels.
  ///
  /// The symbol stays unchanged if `grid` is nil, or if its distance from the ring or the badge would become less than half
  /// the clearance.
  package func fittedToPixels(
    _ outline: VectorPath, _ grid: PixelGrid?
  ) -> VectorPath {
    guard let grid else { return outline }
    let fitted = outline.stemsFitted(toPixelsAt: grid.scale)
    let least = min(proportions.clearance * liveHeight / 2, clearance(of: outline))
    return clearance(of: fitted) >= least ? fitted : outline
  }
}

/// A symbol's outline, and the space available to it: within the circle of the ring, and outside the circle of
/// the badge.
///
/// Lengths are fractions of the button's live area. Points are relative to the ring's centre.
struct SymbolSpace {
  /// Closely spaced points on the symbol's outline at 1 em.
  let points: [Point]
  /// The point of the symbol that is centred in the ring, at 1 em.
  let middle: Point
  let radius: Double
  let badge: Vector?
  let badgeRadius: Double

  init(_ points: [Point], middle: Point, in ring: RingSpace) {
    let clearance = ring.proportions.clearance
    self.points = points
    self.middle = middle
    radius = ring.innerRadius / ring.height - clearance
    badge = ring.badgeOffset.map { $0 * (1 / ring.height) }
    badgeRadius = ring.badgeRadius / ring.height + clearance
  }

  /// The distance that is left in addition to the clearance; negative if the symbol is too close.
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
