extension VectorPath {
  /// A self-contained piece of an outline: unlike an element, it has a start point.
  public enum Segment: Hashable, Sendable {
    /// A straight line: start, end.
    case line(Point, Point)
    /// A quadratic Bézier curve: start, control point, end.
    case quad(Point, Point, Point)
    /// A cubic Bézier curve: start, two control points, end.
    case cubic(Point, Point, Point, Point)

    /// The first point.
    public var start: Point {
      switch self {
      case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
      }
    }

    /// The last point.
    public var end: Point {
      switch self {
      case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
      }
    }

    /// The point at parameter `t`, from 0 at the start to 1 at the end.
    public func point(at t: Double) -> Point {
      let u = 1 - t
      switch self {
      case .line(let a, let b):
        return a.interpolated(to: b, t)
      case .quad(let a, let b, let c):
        return Point(
          x: u * u * a.x + 2 * u * t * b.x + t * t * c.x,
          y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
      case .cubic(let a, let b, let c, let d):
        let k0 = u * u * u
        let k1 = 3 * u * u * t
        let k2 = 3 * u * t * t
        let k3 = t * t * t
        return Point(
          x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x,
          y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y)
      }
    }

    /// Whether all coordinates are finite. This has to be tested, because comparisons ignore NaN.
    var isFinite: Bool {
      switch self {
      case .line(let a, let b): a.isFinite && b.isFinite
      case .quad(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
      case .cubic(let a, let b, let c, let d):
        a.isFinite && b.isFinite && c.isFinite && d.isFinite
      }
    }

    /// The same piece drawn from its end to its start.
    public var reversed: Segment {
      switch self {
      case .line(let a, let b): .line(b, a)
      case .quad(let a, let b, let c): .quad(c, b, a)
      case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
      }
    }
  }

  /// The contours as segments. A line closes each contour whose end is not its start.
  ///
  /// A contour that is only a point is left out, because it has no area. Each access takes O(n) for n
  /// elements.
  public var contours: [[Segment]] {
    var contours: [[Segment]] = []
    forEachContour { contour in
      // A copy without the buffer's spare capacity.
      var copy: [Segment] = []
      copy.reserveCapacity(contour.count)
      copy.append(contentsOf: contour)
      contours.append(copy)
    }
    return contours
  }

  /// Calls a closure with each of the ``contours``, and holds only one of them in memory at a time.
  func forEachContour(_ body: ([Segment]) -> Void) {
    var contour: [Segment] = []
    var start = Point.zero
    var current = Point.zero
    func finish() {
      if current != start, !contour.isEmpty { contour.append(.line(current, start)) }
      if !contour.isEmpty { body(contour) }
      contour.removeAll(keepingCapacity: true)
      current = start
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        start = p
        current = p
      case .line(let p):
        if p != current { contour.append(.line(current, p)) }
        current = p
      case .quad(let c, let p):
        contour.append(.quad(current, c, p))
        current = p
      case .cubic(let c1, let c2, let p):
        contour.append(.cubic(current, c1, c2, p))
        current = p
      case .close:
        finish()
      }
    }
    finish()
  }

  /// The path with the given contours, each of which is closed.
  public init(contours: [[Segment]]) {
    self.init()
    for contour in contours { append(contour: contour) }
  }

  /// A path for each contour.
  package var parts: [VectorPath] { contours.map { VectorPath(contours: [$0]) } }

  /// Adds a closed contour of segments. Each segment has to begin at the end of the one before it.
  mutating func append(contour: some Collection<Segment>) {
    guard let first = contour.first else { return }
    move(to: first.start)
    for segment in contour {
      switch segment {
      case .line(_, let p): line(to: p)
      case .quad(_, let c, let p): quad(c, to: p)
      case .cubic(_, let c1, let c2, let p): cubic(c1, c2, to: p)
      }
    }
    close()
  }

  /// The same outline with every contour wound the other way, which turns a shape into a hole. Every contour
  /// of the result is closed.
  public var reversed: VectorPath {
    var path = VectorPath()
    path.reserve(elements.count)
    forEachContour { path.append(contour: $0.lazy.map(\.reversed).reversed()) }
    return path
  }
}
