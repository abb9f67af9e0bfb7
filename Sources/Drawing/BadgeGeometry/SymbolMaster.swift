internal import MathSupport
package import VectorGraphics

/// The geometry of a button as a custom SF Symbol, in one weight and at the symbol scale "small".
///
/// Coordinates are in the units of the SF Symbols template (100 units are 1 em), y down, relative to the
/// ring's centre.
///
/// The measures are those of the system's own circled and badged symbols, in templates exported from the SF
/// Symbols app. Each arc has a fixed number of curves, so every contour has the same elements at every
/// weight.
package struct SymbolMaster: Hashable, Sendable {
  /// The layers of a symbol, from back to front.
  package enum Part: Hashable, Sendable {
    /// The ring or the disc, with the letters.
    case base
    /// The part of the ring or the disc that is erased around the badge.
    case moat
    case badge
    case mark
  }

  /// The outer diameter of the ring, as in the system's circled symbols.
  package static let circleDiameter = 78.809

  /// The font weight, from 100 to 900.
  package let weight: Double
  /// The thickness of the ring.
  package let stem: Double
  /// The vector from the ring's centre to the badge's; nil without a badge.
  package let badgeOffset: Vector?
  /// The open part of the ring; always nil with a badge.
  private let gap: RingGap?
  private let measures: BadgeMeasures

  /// - Parameters:
  ///   - weight: the font weight, clamped to 100...900.
  ///   - stem: the thickness of the ring, clamped to a range from 0.1 to half the ring's radius.
  ///   - badgeCorner: the corner of the badge; nil for none.
  ///   - gap: the open part of the ring. It is ignored with a badge, because the badge's moat opens the
  ///     ring.
  package init(weight: Double, stem: Double, badgeCorner: BadgeCorner?, gap: RingGap? = nil) {
    self.weight = weight.isFinite ? min(max(weight, 100), 900) : 400
    self.stem = min(max(stem, 0.1), Self.circleDiameter / 4)
    self.gap = badgeCorner == nil ? gap : nil
    measures = BadgeMeasures(weight: self.weight)
    badgeOffset = badgeCorner.map { corner in
      // Leave the letters as much space as in a button. There the badge is smaller and has no moat.
      let space = Self.height * (0.3 * 2.0.squareRoot() - 0.2)
      let distance = (space + BadgeMeasures(weight: 400).clearedRadius) / 2.0.squareRoot()
      return corner.offset(distance)
    }
  }

  private static let radius = circleDiameter / 2
  /// The height of the button whose ring has this outer diameter.
  private static let height = circleDiameter / (1 - ButtonProportions().ringThickness)
  private var innerRadius: Double { Self.radius - stem }
  private var badgeCenter: Point? { badgeOffset.map { .zero + $0 } }

  /// The ring. With a badge it is closed, because the moat opens it.
  package var ring: VectorPath {
    guard let gap else {
      return .annulus(center: .zero, innerRadius: innerRadius, outerRadius: Self.radius)
    }
    return .annularSector(
      center: .zero, innerRadius: innerRadius, outerRadius: Self.radius, start: gap.end,
      sweep: gap.start + 360 - gap.end)
  }

  /// The disc of a filled ring.
  package var disc: VectorPath { .circle(center: .zero, radius: Self.radius) }

  /// The badge's disc; nil without a badge.
  package var badge: VectorPath? {
    badgeCenter.map { .circle(center: $0, radius: measures.radius) }
  }

  /// The badge's mark, wound clockwise; nil without a badge.
  package func mark(_ mark: BadgeMark) -> VectorPath? {
    badgeCenter.map {
      mark.symbolPath(
        thickness: measures.markThickness, length: measures.markLength,
        diameter: 2 * measures.radius, center: $0, weight: weight)
    }
  }

  /// The part of the ring or of the disc that lies within the moat, wound clockwise; nil without a badge.
  ///
  /// It is exactly the part that is erased. With its winding reversed, it also leaves a hole if a system joins
  /// all layers into one fill.
  package func moat(ofDisc isDisc: Bool) -> VectorPath? {
    guard let offset = badgeOffset, let badge = badgeCenter else { return nil }
    let toBadge = Degrees.angle(of: offset)
    let radius = measures.clearedRadius
    let distance = offset.length
    // Half the angle of the chord between a circle around the ring's centre and the moat's edge, seen from
    // the ring's centre and from the badge's (law of cosines).
    func angles(_ circle: Double) -> (center: Double, badge: Double) {
      let square = circle * circle - radius * radius
      return (
        Degrees.arcCosine((square + distance * distance) / (2 * circle * distance)),
        Degrees.arcCosine((distance * distance - square) / (2 * radius * distance))
      )
    }
    let outer = angles(Self.radius)
    var path = VectorPath()
    path.arc(
      center: .zero, radius: Self.radius, start: toBadge - outer.center,
      sweep: 2 * outer.center, pieces: 2)
    if isDisc {
      path.arc(
        center: badge, radius: radius, start: toBadge + 180 - outer.badge,
        sweep: 2 * outer.badge, pieces: 4)
    } else {
      let inner = angles(innerRadius)
      let turn = outer.badge - inner.badge
      path.arc(
        center: badge, radius: radius, start: toBadge + 180 - outer.badge, sweep: turn, pieces: 1)
      path.arc(
        center: .zero, radius: innerRadius, start: toBadge + inner.center,
        sweep: -2 * inner.center, pieces: 2)
      path.arc(
        center: badge, radius: radius, start: toBadge + 180 + inner.badge, sweep: turn, pieces: 1)
    }
    path.close()
    return path
  }

  /// Fits letters into the ring, away from the moat.
  ///
  /// - Parameters:
  ///   - outline: the letters at 1 em, y down.
  ///   - middle: the point that is centred in the ring; nil for the centre of the bounds.
  ///   - characters: the number of visible characters, with a fraction for narrow ones.
  ///   - capHeight: the height of capital letters, in em.
  ///   - steps: the greatest sizes of the letters; see ``ButtonProportions/symbolSteps``.
  ///   - largest: the greatest size of an em; nil for no limit.
  ///   - area: the space for the letters. Without a ring it is the square around the ring's outer edge, and the
  ///     letters are as large as it allows.
  /// - Returns: nil for an outline without ink, for one with too many pieces, or if there is no space for
  ///   the letters.
  package func fit(
    _ outline: VectorPath, center middle: Point?, characters: Double, capHeight: Double,
    steps: [Double], largest: Double? = nil, area: SymbolArea = .ring
  ) -> SymbolFit? {
    var proportions = ButtonProportions()
    proportions.symbolSteps = steps
    guard area == .ring else {
      return SymbolFit(
        outline, center: middle, capHeight: capHeight, largest: largest, around: .zero,
        in: LiveAreaSpace(
          half: Self.radius, badgeOffset: badgeOffset, badgeRadius: clearRadius,
          touchesEdge: area == .liveHeight),
        margin: clearRadius - measures.radius)
    }
    return SymbolFit(
      outline, center: middle, characters: characters, capHeight: capHeight,
      largest: largest.map { $0 / Self.height }, in: space(proportions))
  }

  /// The radius around the badge's centre that letters keep clear. The moat keeps them away from the badge, and a
  /// little more space makes the moat's edge visible.
  private var clearRadius: Double { measures.clearedRadius + 0.01 * Self.height }

  private func space(_ proportions: ButtonProportions) -> RingSpace {
    RingSpace(
      height: Self.height, center: .zero, innerRadius: innerRadius, badgeOffset: badgeOffset,
      badgeRadius: clearRadius - proportions.clearance * Self.height, proportions: proportions)
  }

  /// The size of a single letter in a ring that is as thick as its stem.
  ///
  /// - Parameters:
  ///   - stem: the thickness of the letter's stem, in em.
  ///   - steps: the greatest sizes of the letters; see ``ButtonProportions/symbolSteps``.
  package static func letterSize(
    weight: Double, stem: Double, steps: [Double], badgeCorner: BadgeCorner?
  ) -> Double {
    var proportions = ButtonProportions()
    proportions.symbolSteps = steps
    let largest = (steps.first ?? 0.5) * height
    // The ring is a little too thick here, which costs a letter hardly any space.
    let master = SymbolMaster(weight: weight, stem: largest * stem, badgeCorner: badgeCorner)
    return master.space(proportions).rhythm.capHeight(characters: 1)
      / ButtonProportions.capHeightOfInter * height
  }
}

/// The measures of the system's badges at a weight, at the symbol scale "small".
///
/// They were measured at ultralight, regular and black. Other weights are interpolated linearly.
private struct BadgeMeasures: Hashable, Sendable {
  let radius: Double
  /// The radius of the erased disc around the badge.
  let clearedRadius: Double
  let markThickness: Double
  let markLength: Double

  init(weight: Double) {
    func between(_ a: Double, _ b: Double, _ c: Double) -> Double {
      weight < 400 ? a + (b - a) * (weight - 100) / 300 : b + (c - b) * (weight - 400) / 500
    }
    radius = between(18.27, 19.678, 20.947)
    clearedRadius = between(21.349, 25.391, 27.295)
    markThickness = between(3.035, 5.078, 7.813)
    markLength = between(23.74, 24.51, 27.93)
  }
}
