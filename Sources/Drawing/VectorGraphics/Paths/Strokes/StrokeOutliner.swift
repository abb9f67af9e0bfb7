internal import MathSupport

/// Joins the pieces of stroked contours into outlines.
///
/// An outline is the sum of the areas of its pieces, joins and caps, each wound clockwise on screen. So no
/// winding number is negative. Where pieces overlap, it is 2 or more.
struct StrokeOutliner {
  let style: StrokeStyle
  let tolerance: Double

  var halfWidth: Double { style.width / 2 }

  /// Adds the outline of a contour.
  func append(_ contour: StrokedContour, to outline: inout VectorPath) {
    let pieces = contour.pieces
    guard let first = pieces.first, let last = pieces.last else {
      if contour.isDrawn, let dot = dot(at: contour.start) { outline.append(dot) }
      return
    }
    var left = StrokeSide(.left, tolerance: tolerance)
    var right = StrokeSide(.right, tolerance: tolerance)
    for index in pieces.indices {
      if index > 0 { join(pieces[index - 1], pieces[index], &left, &right) }
      left.append(pieces[index])
      right.append(pieces[index])
    }
    if contour.isClosed {
      join(last, first, &left, &right)
      left.close()
      right.close()
      outline.append(contour: left.segments)
      outline.append(contour: right.segments.reversedChain)
    } else {
      left.finish()
      right.finish()
      var segments = left.segments
      segments += cap(at: last.end, last.endDirection)
      segments += right.segments.reversedChain
      segments += cap(at: first.start, -first.startDirection)
      outline.append(contour: segments)
    }
    for fold in left.folds + right.folds { outline.append(contour: fold) }
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
    case .round: return arc(around: p, from: -direction.normal, to: direction.normal, sweep: 180)
    case .square:
      return [
        .line(left, left + ahead), .line(left + ahead, right + ahead), .line(right + ahead, right),
      ]
    }
  }

  /// Adds the outer and the inner side of the corner between two pieces.
  private func join(
    _ a: StrokePiece, _ b: StrokePiece, _ left: inout StrokeSide, _ right: inout StrokeSide
  ) {
    let from = a.endDirection
    let to = b.startDirection
    let cosine = from.dot(to)
    let sine = from.cross(to)
    // A turn that moves the sides by less than the tolerance is no corner.
    if cosine > 0, abs(sine) * halfWidth <= tolerance { return }
    let turnsRight = sine >= 0
    let outer = outerJoin(at: b.start, from, to, turnsRight, isRound: b.continuesCurve)
    let inner = innerJoin(a, b, isRight: turnsRight)
    if turnsRight {
      left.append(outer)
      right.append(inner)
    } else {
      right.append(outer)
      left.append(inner)
    }
  }

  /// The outer side of a corner.
  private func outerJoin(
    at p: Point, _ from: Vector, _ to: Vector, _ turnsRight: Bool, isRound: Bool
  ) -> StrokeCorner {
    let sign = turnsRight ? -1.0 : 1
    let start = from.normal * sign
    let end = to.normal * sign
    let cosine = from.dot(to)
    if isRound || style.join == .round {
      let angle = Degrees.arcCosine(min(max(cosine, -1), 1))
      return .segments(
        arc(around: p, from: start, to: end, sweep: turnsRight ? angle : -angle))
    }
    // A miter's length in widths is 1 / cos(φ/2) for the turn φ, and cos²(φ/2) = (1 + cos φ) / 2.
    let limit = style.miterLimit
    if style.join == .miter, limit * limit * (1 + cosine) >= 2 * (1 - 1e-9) {
      let tip = p + (start + end) * (halfWidth / (1 + cosine))
      return .segments([
        .line(p + start * halfWidth, tip), .line(tip, p + end * halfWidth),
      ])
    }
    return .segments([.line(p + start * halfWidth, p + end * halfWidth)])
  }

  /// The inner side of a corner.
  ///
  /// Both pieces reach beyond the corner there. If they are long enough, their overlap is cut off. The stroke
  /// covers it twice, so its winding number stays at least 1. Otherwise the side goes through the corner
  /// itself, which is the sum of the two pieces.
  private func innerJoin(_ a: StrokePiece, _ b: StrokePiece, isRight: Bool) -> StrokeCorner {
    let from = a.endDirection
    let to = b.startDirection
    let cosine = from.dot(to)
    let sign = isRight ? 1.0 : -1
    let start = from.normal * sign
    let end = to.normal * sign
    // The overlap's length along both pieces is r tan(φ/2), and tan²(φ/2) = (1 − cos φ) / (1 + cos φ). Half of
    // a piece is for the corner at its other end.
    let cut = halfWidth * ((1 - cosine) / (1 + cosine)).squareRoot()
    let length = min(a.start.distance(to: a.end), b.start.distance(to: b.end))
    if a.isLine, b.isLine, cut * 2 <= length {
      return .cut(b.start + (start + end) * (halfWidth / (1 + cosine)))
    }
    if a.fold == nil, b.fold == nil, cosine > 0.9, cut * 4 <= length {
      return .segments([.line(b.start + start * halfWidth, b.start + end * halfWidth)])
    }
    return .segments([
      .line(b.start + start * halfWidth, b.start), .line(b.start, b.start + end * halfWidth),
    ])
  }

  /// An arc between two vectors of length 1, as curves of up to 90°. They are within 3e-4 of the radius.
  private func arc(
    around center: Point, from start: Vector, to end: Vector, sweep: Double
  ) -> [VectorPath.Segment] {
    guard sweep.isFinite, Degrees.angle(of: start).isFinite else { return [] }
    var path = VectorPath()
    path.arc(
      center: center, radius: halfWidth, start: Degrees.angle(of: start), sweep: sweep,
      pieces: max(1, Int((abs(sweep) / 90 - 1e-6).rounded(.up))))
    var segments: [VectorPath.Segment] = []
    var current = center + start * halfWidth
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
