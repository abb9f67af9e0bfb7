internal import MathSupport

extension VectorPath {
  /// Adds a circular arc as cubic curves. A line leads to its start from the current point; if no contour
  /// is open, a new one begins.
  ///
  /// Angles are in degrees from +x, clockwise on screen; a negative sweep runs counterclockwise. Each
  /// cubic curve spans at most 45°, which keeps the radial error below 5e-6 of the radius. If an angle is
  /// not finite, nothing is added. A sweep beyond ±360° counts as a full circle.
  public mutating func arc(center: Point, radius: Double, start: Double, sweep: Double) {
    guard start.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -360), 360)
    arc(
      center: center, radius: radius, start: start, sweep: sweep,
      pieces: max(1, Int((abs(sweep) / 45).rounded(.up))))
  }

  /// Adds a circular arc as a given number of cubic curves, so that arcs with different angles have the same
  /// types of elements.
  ///
  /// - Precondition: angles are finite, and `pieces` is above 0.
  package mutating func arc(
    center: Point, radius: Double, start: Double, sweep: Double, pieces: Int
  ) {
    let step = sweep / Double(pieces)
    // With this handle length, the middle of each cubic curve lies on the circle.
    let handle = radius * 4 / 3 * Degrees.tan(step / 4)
    var from = Degrees.unitVector(start)
    let first = center + from * radius
    if isEmpty || endsContour { move(to: first) } else { line(to: first) }
    for piece in 1...pieces {
      let to = Degrees.unitVector(piece == pieces ? start + sweep : start + step * Double(piece))
      let p0 = center + from * radius
      let p3 = center + to * radius
      cubic(
        p0 + Vector(dx: -from.dy, dy: from.dx) * handle,
        p3 - Vector(dx: -to.dy, dy: to.dx) * handle,
        to: p3)
      from = to
    }
  }

  private var endsContour: Bool { elements.last == .close }
}
