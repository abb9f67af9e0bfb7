import VectorGraphics

/// A piece of a circle that cubic curves of a contour follow.
struct CircularArc {
  private(set) var center: Point
  private(set) var radius: Double
  private(set) var start: Point
  private(set) var end: Point
  /// In degrees, positive where the arc runs clockwise on screen.
  private(set) var sweep: Double

  /// The arc of a curve that is nowhere further from a circle than the tolerance; nil for any other.
  init?(_ segment: VectorPath.Segment, tolerance: Double) {
    guard case .cubic(let p0, let p1, let p2, let p3) = segment else { return nil }
    let (tangent, last) = (p1 - p0, p3 - p2)
    // The centre is where the normals at both ends meet.
    let turn = tangent.dx * last.dy - tangent.dy * last.dx
    guard turn.magnitude > 1e-9 else { return nil }
    let chord = p3 - p0
    let t = (chord.dx * last.dx + chord.dy * last.dy) / turn
    let center = Point(x: p0.x - tangent.dy * t, y: p0.y + tangent.dx * t)
    let radius = center.distance(to: p0)
    guard radius.isFinite, radius > tolerance, radius < 1e6 else { return nil }
    for parameter in [0.25, 0.5, 0.75, 1] {
      let distance = center.distance(to: segment.point(at: parameter))
      guard (distance - radius).magnitude <= tolerance else { return nil }
    }
    let (from, to) = (p0 - center, p3 - center)
    let sweep = Degrees.angle(
      of: Vector(
        dx: from.dx * to.dx + from.dy * to.dy, dy: from.dx * to.dy - from.dy * to.dx))
    // The middle is on the side that the sweep says.
    let middle = segment.point(at: 0.5) - center
    guard (middle.dx * (from.dx + to.dx) + middle.dy * (from.dy + to.dy)) > 0, sweep != 0 else {
      return nil
    }
    (self.center, self.radius, self.start, self.end, self.sweep) = (center, radius, p0, p3, sweep)
  }

  /// Extends the arc by one that continues the circle; false where that is another one.
  mutating func extend(by next: CircularArc, tolerance: Double) -> Bool {
    guard center.distance(to: next.center) <= 4 * tolerance,
      (radius - next.radius).magnitude <= 4 * tolerance, (sweep > 0) == (next.sweep > 0),
      (sweep + next.sweep).magnitude <= 360.001
    else { return false }
    end = next.end
    sweep += next.sweep
    return true
  }

  /// The ends of pieces of at most 120°: nearer to a half circle, the rounding of the ends would move
  /// the centre.
  var ends: [Point] {
    let count = max(1, Int(((sweep.magnitude - 0.001) / 120).rounded(.up)))
    let first = Degrees.angle(of: start - center)
    return (1..<count).map {
      center + Degrees.unitVector(first + sweep * Double($0) / Double(count)) * radius
    } + [end]
  }
}
