internal import MathSupport

/// Joins the pieces of stroked contours into outlines.
///
/// An outline is the sum of the areas of its pieces, joins and caps, each wound clockwise on screen. So no
/// winding number is negative. Where pieces overlap, it is 2 or more.
struct StrokeOutliner {
  let style: StrokeStyle
  let tolerance: Double

  var halfWidth: Double { style.width / 2 }

  init(_ stroke: Stroke) {
    style = stroke.style
    let extent = stroke.path.bounds.map { max($0.width, $0.height) } ?? 0
    tolerance = min((extent + style.width) / 5000, max(style.width / 20, extent * 1e-7))
  }

  /// Adds the outline of each contour with its pen. The outlines have the same structure.
  ///
  /// - Parameter contours: contours with equally many pieces.
  static func append(
    _ contours: [StrokedContour], _ pens: [StrokeOutliner], to outlines: inout [VectorPath]
  ) {
    let pieces = contours.map(\.pieces)
    let isClosed = contours[0].isClosed
    if pieces[0].isEmpty {
      for index in contours.indices where contours[index].isDrawn {
        if let dot = pens[index].dot(at: contours[index].start) { outlines[index].append(dot) }
      }
      return
    }
    var joints: [StrokeJoint] = []
    for index in pieces[0].indices.dropFirst(isClosed ? 0 : 1) {
      var joint = StrokeJoint.smooth(hasGap: false)
      for (pen, pieces) in zip(pens, pieces) {
        let before = pieces[index > 0 ? index - 1 : pieces.count - 1]
        joint = joint.merged(with: pen.joint(before, pieces[index]))
      }
      joints.append(joint)
    }
    var chains = zip(pens, pieces).map { $0.contours(of: $1, joints, isClosed: isClosed) }
    if isClosed, contours.count > 1 { joinTurning(&chains) }
    for index in chains[0].indices {
      var alike = chains.map { $0[index] }
      [VectorPath.Segment].simplify(&alike, isClosed: isClosed)
      for (pen, chain) in alike.enumerated() { outlines[pen].append(contour: chain) }
    }
  }

  /// Joins the two sides of closed contours if one of them winds differently at different widths, as an inner side
  /// does that is smaller than the pen. Interpolation would turn it inside out.
  private static func joinTurning(_ chains: inout [[[VectorPath.Segment]]]) {
    let areas = chains.map { sides in sides.map { VectorPath(contours: [$0]).area } }
    guard areas.contains(where: { zip($0, areas[0]).contains { $0 * $1 < 0 } }) else { return }
    for index in chains.indices {
      let (left, right) = (chains[index][0], chains[index][1])
      guard let start = left.first?.start, let end = right.first?.start else { continue }
      chains[index] = [left + [.line(start, end)] + right + [.line(end, start)]]
    }
  }

  /// The closed contours around pieces.
  ///
  /// - Parameter joints: the joint before each piece; for an open contour without that before the first one.
  private func contours(
    of pieces: [StrokePiece], _ joints: [StrokeJoint], isClosed: Bool
  ) -> [[VectorPath.Segment]] {
    var left = StrokeSide(.left)
    var right = StrokeSide(.right)
    let first = pieces[0]
    let last = pieces[pieces.count - 1]
    for (index, piece) in pieces.enumerated() {
      var hasGap = false
      if index > 0 {
        hasGap = append(
          joints[isClosed ? index : index - 1], pieces[index - 1], piece, &left, &right)
      }
      left.append(piece, hasGap: hasGap)
      right.append(piece, hasGap: hasGap)
    }
    if isClosed {
      _ = append(joints[0], last, first, &left, &right)
      left.close()
      right.close()
      return [left.segments, right.segments.reversedChain]
    }
    left.finish()
    right.finish()
    let ends = [cap(at: last.end, last.endDirection), cap(at: first.start, -first.startDirection)]
    return [left.segments + ends[0] + right.segments.reversedChain + ends[1]]
  }

  /// The outline of a contour of length 0; nil for no cap.
  private func dot(at p: Point) -> VectorPath? {
    switch style.cap {
    case .butt: nil
    case .round: .circle(center: p, radius: halfWidth)
    case .square: .rectangle(Rect(center: p, size: Size(width: style.width, height: style.width)))
    }
  }

  /// The line around an end, from the left side to the right one.
  private func cap(at p: Point, _ direction: Vector) -> [VectorPath.Segment] {
    let ahead = direction * halfWidth
    let side = direction.normal * halfWidth
    let left = p - side
    let right = p + side
    switch style.cap {
    case .butt: return [.line(left, right)]
    case .round:
      return arc(around: p, from: -direction.normal, to: direction.normal, sweep: 180, pieces: 2)
    case .square:
      return [
        .line(left, left + ahead), .line(left + ahead, right + ahead), .line(right + ahead, right),
      ]
    }
  }

  /// The joint that two successive pieces need.
  private func joint(_ a: StrokePiece, _ b: StrokePiece) -> StrokeJoint {
    let from = a.endDirection
    let to = b.startDirection
    let cosine = from.dot(to)
    let sine = from.cross(to)
    // A turn that moves the sides by less than the tolerance is no corner.
    if cosine > 0, abs(sine) * halfWidth <= tolerance {
      guard let fold = a.fold, let next = b.fold, fold.side == next.side else {
        return .smooth(hasGap: false)
      }
      return .smooth(hasGap: fold.evolute.end.distance(to: next.evolute.start) > tolerance)
    }
    return .corner(
      side: sine >= 0 ? .right : .left, outer: outer(b, cosine), inner: inner(a, b, cosine))
  }

  private func outer(_ piece: StrokePiece, _ cosine: Double) -> StrokeJoint.Outer {
    if piece.continuesCurve || style.join == .round {
      // Arcs of up to 90° are within 3e-4 of the radius.
      let angle = Degrees.arcCosine(min(max(cosine, -1), 1))
      return .arc(pieces: max(1, Int((angle / 90 - 1e-6).rounded(.up))))
    }
    return style.join == .miter && isMiter(cosine) ? .miter : .bevel
  }

  /// Whether the miter of a turn is within the limit.
  private func isMiter(_ cosine: Double) -> Bool {
    // A miter's length in widths is 1 / cos(φ/2) for the turn φ, and cos²(φ/2) = (1 + cos φ) / 2.
    style.miterLimit * style.miterLimit * (1 + cosine) >= 2 * (1 - 1e-9)
  }

  /// The inner side of a corner.
  ///
  /// Both pieces reach beyond the corner there. If they are long enough, their overlap is cut off. The stroke
  /// covers it twice, so its winding number stays at least 1. Otherwise the side goes through the corner
  /// itself, which is the sum of the two pieces.
  private func inner(_ a: StrokePiece, _ b: StrokePiece, _ cosine: Double) -> StrokeJoint.Inner {
    // The overlap's length along both pieces is r tan(φ/2), and tan²(φ/2) = (1 − cos φ) / (1 + cos φ). Half of
    // a piece is for the corner at its other end.
    let cut = halfWidth * ((1 - cosine) / (1 + cosine)).squareRoot()
    let length = min(a.start.distance(to: a.end), b.start.distance(to: b.end))
    if a.isLine, b.isLine, cut * 2 <= length { return .cut }
    return a.fold == nil && b.fold == nil && cosine > 0.9 && cut * 4 <= length ? .bevel : .center
  }

  /// Adds the outer and the inner side of a corner between two pieces.
  ///
  /// - Returns: whether the joint is no corner, and has a gap between evolutes.
  private func append(
    _ joint: StrokeJoint, _ a: StrokePiece, _ b: StrokePiece, _ left: inout StrokeSide,
    _ right: inout StrokeSide
  ) -> Bool {
    let (side, outer, inner): (StrokedCurve.Side?, StrokeJoint.Outer, StrokeJoint.Inner)
    switch joint {
    case .smooth(let hasGap): return hasGap
    case .corner(let innerSide, let outerForm, let innerForm):
      (side, outer, inner) = (innerSide, outerForm, innerForm)
    }
    let turnsRight = side.map { $0 == .right } ?? (a.endDirection.cross(b.startDirection) >= 0)
    let p = b.start
    let sign = turnsRight ? 1.0 : -1
    let start = a.endDirection.normal * sign
    let end = b.startDirection.normal * sign
    let cosine = a.endDirection.dot(b.startDirection)
    // From a corner to the tip of its miter.
    let tip = (start + end) * (halfWidth / (1 + cosine))
    func line(_ points: Point...) -> [VectorPath.Segment] {
      zip(points, points.dropFirst()).map { .line($0, $1) }
    }
    let (from, to) = (start * halfWidth, end * halfWidth)
    var outerSide: [VectorPath.Segment] =
      switch outer {
      case .bevel: line(p - from, p - to)
      case .miter: line(p - from, p - (isMiter(cosine) ? tip : (from + to) * 0.5), p - to)
      case .arc(let pieces):
        arc(
          around: p, from: -start, to: -end,
          sweep: Degrees.arcCosine(min(max(cosine, -1), 1)) * sign, pieces: pieces)
      }
    var innerSide =
      inner == .center ? line(p + from, p, p + to) : line(p + from, p + to)
    func appendInner(to chain: inout StrokeSide) {
      if inner == .cut { chain.cut(at: p + tip) } else { chain.append(corner: innerSide) }
    }
    if side == nil {
      // Both sides get the segments of both forms. Those that a side doesn't need have no length.
      let unneeded = outerSide.map { $0.collapsed(to: p) }
      innerSide = line(p + from, p) + unneeded + line(p, p + to)
      outerSide = line(p - from, p - from) + outerSide + line(p - to, p - to)
    }
    if turnsRight {
      left.append(corner: outerSide)
      appendInner(to: &right)
    } else {
      right.append(corner: outerSide)
      appendInner(to: &left)
    }
    return false
  }

  /// An arc between two vectors of length 1, as curves.
  private func arc(
    around center: Point, from start: Vector, to end: Vector, sweep: Double, pieces: Int
  ) -> [VectorPath.Segment] {
    var current = center + start * halfWidth
    guard sweep.isFinite, Degrees.angle(of: start).isFinite else {
      // Keeps the number of segments.
      return (0..<pieces).map { _ in .cubic(current, current, current, current) }
    }
    var path = VectorPath()
    path.arc(
      center: center, radius: halfWidth, start: Degrees.angle(of: start), sweep: sweep,
      pieces: pieces)
    var segments: [VectorPath.Segment] = []
    for case .cubic(let c1, let c2, let p) in path.elements {
      segments.append(.cubic(current, c1, c2, p))
      current = p
    }
    if case .cubic(let p, let c1, let c2, _)? = segments.popLast() {
      segments.append(.cubic(p, c1, c2, center + end * halfWidth))
    }
    return segments
  }
}
