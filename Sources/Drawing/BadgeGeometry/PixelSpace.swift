package import VectorGraphics

/// The space for symbols in a button of whole pixels, and the measures that all symbols in it share.
///
/// Lengths are in pixels, and points are relative to the upper left corner of the button. Everything follows from the
/// preset's proportions and the height, and nothing from the currency.
package final class PixelSpace {
  package let geometry: ButtonGeometry
  /// The distances that a symbol keeps from the ring's inner edge and from the badge.
  private let ringDistance: Double
  private let badgeDistance: Double
  private let radius: Double
  /// The width of a strip around the badge that is empty, in a filled ring.
  private let moat: Double
  /// The pixels of ring and badge, and of the moat in a filled ring; nil for an outline that can't be measured.
  private lazy var occupied = OccupiedPixels(painted)

  /// The least distance of a symbol from ring and badge, in pixels. Below 0.9, an empty pixel between them fails to be as
  /// pale as the background.
  package static let least = 0.95

  /// - Parameters:
  ///   - geometry: the geometry of a button that is fitted to a grid of one pixel per point.
  ///   - margin: the width of a strip around the badge from which the symbol keeps its clearance.
  ///   - moat: the width of a strip around the badge that is empty, in a filled ring.
  package init(_ geometry: ButtonGeometry, margin: Double, moat: Double) {
    self.geometry = geometry
    self.moat = moat
    let clearance = geometry.proportions.clearance * geometry.liveHeight
    // That much of the wanted distance can get lost when a symbol moves to whole pixels.
    func distance(_ wanted: Double) -> Double { max(Self.least, wanted - PixelGrid.halfDiagonal) }
    ringDistance = distance(clearance)
    // The margin of a filled ring is its moat: the symbol keeps its clearance from the edge of the moat.
    badgeDistance = geometry.badgeRadius + distance(clearance + margin)
    radius = geometry.ringInnerRadius
  }

  /// Whether a moved outline keeps its distances from ring and badge. Without a ring, it also has to lie within
  /// the live area.
  ///
  /// - Parameters:
  ///   - points: the corners of the flattened outline.
  ///   - shift: the vector by which the outline moves.
  ///   - coverage: the pixels of the outline. An empty pixel has to separate them from those of ring and badge.
  package func isFree(
    _ points: [Point], _ coverage: OutlineCoverage, movedBy shift: Vector
  ) -> Bool {
    // A symbol that touches an edge can lie between two rows.
    isInside(points, movedBy: shift)
      && Set([shift.dy.rounded(.down), shift.dy.rounded(.up)]).allSatisfy { y in
        occupied?.isApart(from: coverage, movedBy: (x: Int(shift.dx.rounded()), y: Int(y))) != false
      }
  }

  private var painted: VectorPath {
    var outline = geometry.symbolArea == .ring ? geometry.ring : VectorPath()
    if let center = geometry.badgeCenter {
      outline.append(.circle(center: center, radius: geometry.badgeRadius + moat))
    }
    return outline
  }

  /// Whether moved points keep their distances from ring and badge.
  private func isInside(_ points: [Point], movedBy shift: Vector) -> Bool {
    let center = geometry.center
    let toRing = radius - ringDistance
    let toBadge = max(badgeDistance, geometry.badgeRadius + moat)
    let half = geometry.liveHeight / 2 + 1e-6
    func square(_ x: Double, _ y: Double) -> Double { x * x + y * y }
    guard geometry.symbolArea != .ring || toRing > 0 else { return false }
    return points.allSatisfy { point in
      let (x, y) = (point.x + shift.dx, point.y + shift.dy)
      let isInside =
        geometry.symbolArea == .ring
        ? square(x - center.x, y - center.y) <= toRing * toRing
        : abs(x - center.x) <= half && abs(y - center.y) <= half
      guard isInside, let badge = geometry.badgeCenter else { return isInside }
      return square(x - badge.x, y - badge.y) >= toBadge * toBadge
    }
  }

  /// The point that is the middle of every symbol in a ring, and the greatest cap height for a number of
  /// characters.
  ///
  /// All symbols have the same distance from the badge. The cap height is that of a symbol of typical width:
  /// see ``SymbolRhythm``.
  ///
  /// - Parameter wanted: the greatest cap height for a number of characters. It decides how far symbols move
  ///   away from the badge.
  package func rhythm(
    _ wanted: @escaping @Sendable (Double) -> Double
  ) -> (middle: Point, capHeight: (Double) -> Double) {
    let live = geometry.liveHeight
    var proportions = geometry.proportions
    proportions.clearance = ringDistance / live
    let space = SymbolSpace(
      [], middle: .zero,
      in: RingSpace(
        height: live, center: geometry.center, innerRadius: radius,
        badgeOffset: geometry.badgeOffset, badgeRadius: badgeDistance - ringDistance,
        proportions: proportions))
    let rhythm = SymbolRhythm(in: space) { wanted($0) / live }
    return (
      geometry.center + space.away * (rhythm.offset * live),
      { rhythm.largestCapHeight(characters: $0) * live }
    )
  }
}
