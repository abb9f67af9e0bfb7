extension VectorPath {
  /// A full circle, wound clockwise on screen.
  public static func circle(center: Point, radius: Double) -> VectorPath {
    var path = VectorPath()
    path.arc(center: center, radius: radius, start: 0, sweep: 360)
    path.close()
    return path
  }

  /// A piece of a ring with square ends, wound clockwise: the outline of a stroked arc.
  ///
  /// `start` and `sweep` are in degrees, clockwise on screen; 0° is +x. `sweep` is above 0 and below 360.
  public static func annularSector(
    center: Point, innerRadius: Double, outerRadius: Double, start: Double, sweep: Double
  ) -> VectorPath {
    var path = VectorPath()
    path.arc(center: center, radius: outerRadius, start: start, sweep: sweep)
    path.arc(center: center, radius: innerRadius, start: start + sweep, sweep: -sweep)
    path.close()
    return path
  }

  /// A closed ring: a disc with a round hole.
  public static func annulus(center: Point, innerRadius: Double, outerRadius: Double) -> VectorPath
  {
    circle(center: center, radius: outerRadius)
      + circle(center: center, radius: innerRadius).reversed
  }

  /// A rectangle, wound clockwise.
  public static func rectangle(_ rect: Rect) -> VectorPath {
    VectorPath([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: Rect) -> VectorPath {
    roundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The transition from a straight edge to a rounded corner.
  public enum CornerStyle: String, CaseIterable, Sendable {
    /// A quarter circle.
    case circular
    /// A curve whose curvature grows gradually, as on app icons.
    case continuous
  }

  /// A rectangle with rounded corners, wound clockwise.
  ///
  /// The radius is limited to half the shorter side. A continuous corner takes up 1.52866499 times the
  /// radius on each edge. If a side is too short for two of them, all corners are circular.
  public static func roundedRectangle(
    _ rect: Rect, radius: Double, style: CornerStyle = .circular
  ) -> VectorPath {
    let shorter = min(rect.width, rect.height)
    let r = min(max(0, radius), shorter / 2)
    guard r > 0 else { return rectangle(rect) }
    let isSmooth = style == .continuous && shorter >= 2 * ContinuousCorner.reach * r
    // Each corner, with the directions of the edges before and after it and the start angle of its arc.
    let corners: [(Point, into: Vector, out: Vector, angle: Double)] = [
      (Point(x: rect.maxX, y: rect.minY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1), -90),
      (Point(x: rect.maxX, y: rect.maxY), Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0), 0),
      (Point(x: rect.minX, y: rect.maxY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1), 90),
      (Point(x: rect.minX, y: rect.minY), Vector(dx: 0, dy: -1), Vector(dx: 1, dy: 0), 180),
    ]
    var path = VectorPath()
    for (corner, into, out, angle) in corners {
      if isSmooth {
        path.continuousCorner(corner, into: into, out: out, radius: r)
      } else {
        path.arc(center: corner - into * r + out * r, radius: r, start: angle, sweep: 90)
      }
    }
    path.close()
    return path
  }

  private mutating func continuousCorner(
    _ corner: Point, into: Vector, out: Vector, radius r: Double
  ) {
    // The point at two distances from the corner, in radii: back along the incoming edge, and forward
    // along the outgoing one.
    func at(_ back: Double, _ on: Double) -> Point { corner - into * (back * r) + out * (on * r) }
    let k = ContinuousCorner.self
    if isEmpty { move(to: at(k.reach, 0)) } else { line(to: at(k.reach, 0)) }
    cubic(at(k.first, 0), at(k.second, 0), to: at(k.knee.0, k.knee.1))
    cubic(at(k.middle.0, k.middle.1), at(k.middle.1, k.middle.0), to: at(k.knee.1, k.knee.0))
    cubic(at(0, k.second), at(0, k.first), to: at(0, k.reach))
  }
}

/// The control points of a continuous corner: their distances from the corner along its edges, in radii,
/// measured on app icons.
private enum ContinuousCorner {
  static let reach = 1.52866499
  static let first = 1.08849296
  static let second = 0.86840694
  static let knee = (0.63149379, 0.07491139)
  static let middle = (0.37282383, 0.16905956)
}
