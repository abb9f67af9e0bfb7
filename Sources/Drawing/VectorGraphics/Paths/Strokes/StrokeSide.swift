/// One side of a stroked contour, in the drawing direction, as a chain of segments.
struct StrokeSide {
  let side: StrokedCurve.Side
  let tolerance: Double
  private(set) var segments: [VectorPath.Segment] = []
  /// The closed contours of the areas beyond the evolutes, wound clockwise.
  private(set) var folds: [[VectorPath.Segment]] = []
  /// The inner offset curves and the evolutes of the last pieces, which are folded on this side.
  private var offsets: [VectorPath.Segment] = []
  private var evolutes: [VectorPath.Segment] = []

  init(_ side: StrokedCurve.Side, tolerance: Double) {
    self.side = side
    self.tolerance = tolerance
  }

  /// Adds the side of a piece.
  mutating func append(_ piece: StrokePiece) {
    let offset = side == .right ? piece.right : piece.left
    if let fold = piece.fold, fold.side == side {
      offsets.connect(offset)
      appendEvolute(fold.evolute)
    } else {
      finish()
      segments.connect(offset)
    }
  }

  /// Adds a corner.
  mutating func append(_ corner: StrokeCorner) {
    finish()
    switch corner {
    case .cut(let p): if let last = segments.popLast() { segments.connect(.line(last.start, p)) }
    case .segments(let list): for segment in list { segments.connect(segment) }
    }
  }

  /// Adds the folded pieces so far. The chain goes along their evolute, and the area beyond it becomes a contour
  /// of its own.
  mutating func finish() {
    guard let start = offsets.first?.start, let end = offsets.last?.end,
      let first = evolutes.first?.start, let last = evolutes.last?.end
    else { return }
    let chain = [.line(start, first)] + evolutes + [.line(last, end)]
    for segment in chain { segments.connect(segment) }
    // The area is on the other side of the curve, where the normals are in reverse order.
    let fold = side == .right ? offsets + chain.reversedChain : chain + offsets.reversedChain
    folds.append(fold)
    offsets = []
    evolutes = []
  }

  /// Closes the chain. Its last segment then ends where its first one starts.
  mutating func close() {
    if segments.isEmpty {
      // All pieces are folded, so the inner offset curves and the evolutes are closed.
      folds.append(side == .right ? offsets : offsets.reversedChain)
      folds.append(side == .right ? evolutes.reversedChain : evolutes)
      segments = evolutes
      offsets = []
      evolutes = []
    }
    finish()
    guard segments.count > 1, let last = segments.last else { return }
    segments[0] = segments[0].starting(at: last.end)
    if case .line(_, let p) = segments[0], case .line(let q, let corner) = last,
      areCollinear(q, corner, p)
    {
      segments[0] = .line(q, p)
      segments.removeLast()
    }
  }

  private mutating func appendEvolute(_ segment: VectorPath.Segment) {
    if let last = evolutes.last?.end, last.distance(to: segment.start) > tolerance {
      evolutes.connect(.line(last, segment.start))
    }
    evolutes.connect(segment)
  }
}

/// One side of a corner.
enum StrokeCorner {
  /// The straight pieces on both sides of the corner end at this point.
  case cut(Point)
  /// The segments between the ends of the two sides.
  case segments([VectorPath.Segment])
}

extension [VectorPath.Segment] {
  /// Adds a segment, whose start moves to the end of the last one. Successive lines in one direction, or back and
  /// forth, become one line.
  mutating func connect(_ segment: VectorPath.Segment) {
    guard let last else { return append(segment) }
    let segment = segment.starting(at: last.end)
    guard case .line(let corner, let p) = segment else { return append(segment) }
    if corner == p { return }
    if case .line(let q, _) = last, areCollinear(q, corner, p) {
      removeLast()
      if q != p || isEmpty { append(.line(q, p)) }
    } else {
      append(segment)
    }
  }

  /// The chain from its end to its start.
  var reversedChain: [VectorPath.Segment] { reversed().map(\.reversed) }
}

extension VectorPath.Segment {
  /// The segment with another start point.
  func starting(at p: Point) -> VectorPath.Segment {
    switch self {
    case .line(_, let b): .line(p, b)
    case .quad(_, let b, let c): .quad(p, b, c)
    case .cubic(_, let b, let c, let d): .cubic(p, b, c, d)
    }
  }
}

/// Whether the lines from `a` to `b` and from `b` to `c` are parallel.
private func areCollinear(_ a: Point, _ b: Point, _ c: Point) -> Bool {
  let u = b - a
  let v = c - b
  return abs(u.cross(v)) <= 1e-9 * u.length * v.length
}
