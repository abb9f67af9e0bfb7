extension VectorPath {
  /// Adds a circular arc as cubics, beginning with a line from the current point (or a new
  /// contour).
  ///
  /// Angles are degrees from +x, growing clockwise on screen; a negative sweep runs the other way.
  /// Each cubic spans at most 45°, which keeps the radial error below 5e-6 of the radius. An arc of
  /// an angle that is not finite adds nothing; a sweep beyond ±360° counts as a full circle.
  public mutating func arc(center: Point, radius: Double, start: Double, sweep: Double) {
    guard start.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -360), 360)
    arc(
      center: center, radius: radius, start: start, sweep: sweep,
      pieces: max(1, Int((abs(sweep) / 45).rounded(.up))))
  }

  /// Adds a circular arc as a number of cubics, so that arcs of other angles have the same elements.
  ///
  /// - Precondition: angles are finite, and `pieces` is above 0.
  package mutating func arc(
    center: Point, radius: Double, start: Double, sweep: Double, pieces: Int
  ) {
    let step = sweep / Double(pieces)
    // The handle length that puts the cubic's middle on the circle.
    let handle = radius * 4 / 3 * Degrees.tan(step / 4)
    var from = Degrees.unitVector(start)
    let first = center + from * radius
    if isEmpty || endsContour { move(to: first) } else { line(to: first) }
    for piece in 1...pieces {
      let to = Degrees.unitVector(piece == pieces ? start + sweep : start + step * Double(piece))
      let (p0, p3) = (center + from * radius, center + to * radius)
      cubic(
        p0 + Vector(dx: -from.dy, dy: from.dx) * handle,
        p3 - Vector(dx: -to.dy, dy: to.dx) * handle,
        to: p3)
      from = to
    }
  }

  private var endsContour: Bool { elements.last == .close }
}
