/// Fits cubic Bézier curves to the offset curves of a curve.
struct OffsetFitter {
  let curve: StrokedCurve
  let halfWidth: Double
  /// The greatest distance from the exact offset curves.
  let tolerance: Double

  /// The number of halvings of a span after which a piece need not be within the tolerance.
  private static let fitDepth = 6
  /// The greatest number of halvings of a span. A span that then still turns by more than 60° is next to a
  /// cusp, and shorter than 1e-6 of the curve.
  private static let turnDepth = 12
  /// The number of parts of the curve that can still be tried. Rounding can make a part of a curve with extreme
  /// coordinates turn however short it is.
  private(set) var attempts = 1000

  /// A part of the curve with the piece that was fitted to it.
  typealias FittedPart = (span: StrokedCurve.CurveSpan, piece: StrokePiece)

  /// The parts of the curve that one piece each can be fitted to, as few as possible.
  var parts: [FittedPart] {
    var fitter = self
    var parts: [FittedPart] = []
    // A fold that is narrower than the tolerance needs no contour of its own.
    fitter.append(curve.spans(radius: halfWidth - tolerance)[...], to: &parts)
    return parts
  }

  private mutating func append(
    _ spans: ArraySlice<StrokedCurve.CurveSpan>, to parts: inout [FittedPart]
  ) {
    guard let first = spans.first, let last = spans.last else { return }
    if spans.allSatisfy({ $0.tightSide == first.tightSide }) {
      let whole = StrokedCurve.CurveSpan(
        low: first.low, high: last.high, tightSide: first.tightSide)
      if let piece = flatPiece(of: whole, tolerance) { return parts.append((whole, piece)) }
    }
    if spans.count == 1 { return append(first, to: &parts, depth: 0) }
    let middle = spans.startIndex + spans.count / 2
    append(spans[..<middle], to: &parts)
    append(spans[middle...], to: &parts)
  }

  private mutating func append(
    _ span: StrokedCurve.CurveSpan, to parts: inout [FittedPart], depth: Int
  ) {
    attempts -= 1
    if let piece = flatPiece(of: span, depth < Self.fitDepth ? tolerance : .infinity) {
      parts.append((span, piece))
    } else if depth < Self.turnDepth, attempts > 0 {
      var low = span
      var high = span
      low.high = (span.low + span.high) / 2
      high.low = low.high
      append(low, to: &parts, depth: depth + 1)
      append(high, to: &parts, depth: depth + 1)
    }
    // A span that is left here turns by more than 60° in a point. The join of the pieces around it draws the
    // turn.
  }

  /// The piece of a span that other curves are divided at too, whatever its distance from the exact offset curves.
  ///
  /// - Parameter side: the side on which the stroke of one of the curves is folded there. The fold of a piece that
  ///   is not folded itself has no area.
  func piece(of span: StrokedCurve.CurveSpan, foldedOn side: StrokedCurve.Side?) -> StrokePiece? {
    let part = CurvePart(curve, span.low, span.high)
    guard var piece = piece(of: part, nil, .infinity) else { return nil }
    if let side {
      let offset = side == .right ? piece.right : piece.left
      let line = VectorPath.Segment.line(part.start, part.end)
      piece.fold = StrokeFold(
        side: side,
        evolute: span.tightSide == nil
          ? offset
          : (evolute(of: part, tolerance) ?? evolute(of: part, .infinity) ?? line).elevated)
    }
    return piece
  }

  /// A part of the curve with the samples that its offset curves are fitted to.
  private struct CurvePart {
    var start, end: Point
    var startDirection, endDirection: Vector
    /// The points with their directions at the inner sixths of the parameter.
    var samples: [(point: Point, direction: Vector)]
    /// The signed radii of curvature at both ends and in the middle.
    var radii: (start: Double, middle: Double, end: Double)

    init(_ curve: StrokedCurve, _ low: Double, _ high: Double) {
      start = curve.point(at: low)
      end = curve.point(at: high)
      startDirection = curve.direction(at: low, isEnd: false)
      endDirection = curve.direction(at: high, isEnd: true)
      samples = (1...5).map { step in
        let t = low + (high - low) * Double(step) / 6
        return (curve.point(at: t), curve.direction(at: t, isEnd: false))
      }
      radii = (
        curve.radius(at: low), curve.radius(at: (low + high) / 2), curve.radius(at: high)
      )
    }

    /// Whether all directions are within 60° of the first one.
    var isFlat: Bool {
      startDirection.dot(endDirection) > 0.5
        && samples.allSatisfy { startDirection.dot($0.direction) > 0.5 }
    }
  }

  /// The piece of a span; nil if it turns too far, or if a curve is not within the tolerance.
  private func flatPiece(of span: StrokedCurve.CurveSpan, _ tolerance: Double) -> StrokePiece? {
    let part = CurvePart(curve, span.low, span.high)
    return part.isFlat ? piece(of: part, span.tightSide, tolerance) : nil
  }

  private func piece(
    of part: CurvePart, _ tightSide: StrokedCurve.Side?, _ tolerance: Double
  ) -> StrokePiece? {
    guard let left = side(of: part, -halfWidth, tolerance),
      let right = side(of: part, halfWidth, tolerance)
    else {
      return nil
    }
    var fold: StrokeFold?
    if let tightSide {
      guard let evolute = evolute(of: part, tolerance) else { return nil }
      fold = StrokeFold(side: tightSide, evolute: evolute)
    }
    return StrokePiece(
      start: part.start, end: part.end, startDirection: part.startDirection,
      endDirection: part.endDirection, left: left, right: right, fold: fold)
  }

  /// The offset curve at a distance along the normal.
  ///
  /// It has the exact end points and directions. The lengths of its two handles are those with the least sum
  /// of squared distances from the samples, after W. Tiller and E. Hanson, "Offsets of Two-Dimensional
  /// Profiles", 1984, who scale the handles of the curve instead.
  private func side(
    of part: CurvePart, _ distance: Double, _ tolerance: Double
  ) -> VectorPath.Segment? {
    let start = part.start + part.startDirection.normal * distance
    let end = part.end + part.endDirection.normal * distance
    // The products of the basis functions of the two handles, and their products with the rest.
    var aa = 0.0
    var ab = 0.0
    var bb = 0.0
    var ar = 0.0
    var br = 0.0
    for (index, sample) in part.samples.enumerated() {
      let (k0, k1, k2, k3) = Self.weights[index]
      let a = part.startDirection * k1
      let b = part.endDirection * -k2
      let target = sample.point + sample.direction.normal * distance
      let rest = (target - start) * (k0 + k1) + (target - end) * (k2 + k3)
      aa += a.dot(a)
      ab += a.dot(b)
      bb += b.dot(b)
      ar += a.dot(rest)
      br += b.dot(rest)
    }
    let determinant = aa * bb - ab * ab
    let a = (ar * bb - br * ab) / determinant
    let b = (br * aa - ar * ab) / determinant
    let c1 = start + part.startDirection * a
    let c2 = end - part.endDirection * b
    for (index, sample) in part.samples.enumerated() {
      let (k0, k1, k2, k3) = Self.weights[index]
      let target = sample.point + sample.direction.normal * distance
      let error =
        (start - target) * k0 + (c1 - target) * k1 + (c2 - target) * k2 + (end - target) * k3
      // An error along the curve only means that the parameters differ.
      guard abs(error.cross(sample.direction)) <= tolerance,
        abs(error.dot(sample.direction)) <= tolerance * 10
      else { return nil }
    }
    return .cubic(start, c1, c2, end)
  }

  /// The weights of a cubic curve's points at the inner sixths of its parameter.
  private static let weights = (1...5).map { step in
    let t = Double(step) / 6
    let u = 1 - t
    return (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  }

  /// The curve of the centres of curvature. The normals at its ends are its tangents.
  private func evolute(of part: CurvePart, _ tolerance: Double) -> VectorPath.Segment? {
    let middle = part.samples[2]
    let startNormal = part.startDirection.normal
    let normal = middle.direction.normal
    let endNormal = part.endDirection.normal
    let start = part.start + startNormal * part.radii.start
    let center = middle.point + normal * part.radii.middle
    let end = part.end + endNormal * part.radii.end
    if max(start.distance(to: end), start.distance(to: center)) <= tolerance {
      return .line(start, end)
    }
    // The lengths of the control point's handles, from the intersection of the two normals.
    let sine = startNormal.cross(endNormal)
    let a = (end - start).cross(endNormal) / sine
    let b = startNormal.cross(end - start) / sine
    guard a.isFinite, b.isFinite, a * b >= 0 else {
      return tolerance == .infinity ? .line(start, end) : nil
    }
    // The point of the curve whose tangent is the middle normal.
    let first = a * startNormal.cross(normal)
    let last = b * normal.cross(endNormal)
    let t = first / (first + last)
    let curve = VectorPath.Segment.quad(start, start + startNormal * a, end)
    guard tolerance == .infinity || curve.point(at: t).distance(to: center) <= tolerance else {
      return nil
    }
    return curve
  }
}

extension VectorPath.Segment {
  /// The segment as a cubic curve.
  fileprivate var elevated: VectorPath.Segment {
    switch self {
    case .line(let a, let b):
      .cubic(a, a.interpolated(to: b, 1 / 3), a.interpolated(to: b, 2 / 3), b)
    case .quad(let a, let b, let c):
      .cubic(a, a.interpolated(to: b, 2 / 3), c.interpolated(to: b, 2 / 3), c)
    case .cubic: self
    }
  }
}
