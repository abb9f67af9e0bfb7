/// A cubic Bézier curve with the derivatives that its offset curves need.
struct StrokedCurve {
  let points: (Point, Point, Point, Point)
  /// The first derivative is `d0 + d1 t + d2 t²`.
  private let d0, d1, d2: Vector
  /// The length below which a derivative counts as 0: 1e-4 of the largest coefficient. The parameter of a cusp
  /// is a triple root, so it is known to only a third of a number's digits.
  private let least: Double
  /// The cross product of the first and the second derivative. Its sign is the side to which the curve bends.
  private let bend: Polynomial

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    points = (a, b, c, d)
    d0 = (b - a) * 3
    d1 = ((c - b) - (b - a)) * 6
    d2 = ((d - a) - (c - b) * 3) * 3
    least = max(d0.length, d1.length, d2.length) * 1e-4
    bend = Polynomial([d0.cross(d1), 2 * d0.cross(d2), d1.cross(d2)])
  }

  func point(at t: Double) -> Point {
    VectorPath.Segment.cubic(points.0, points.1, points.2, points.3).point(at: t)
  }

  private func velocity(at t: Double) -> Vector { d0 + d1 * t + d2 * (t * t) }

  /// The direction of the curve at a parameter, as a vector of length 1.
  ///
  /// - Parameter isEnd: whether the direction is that of the curve before the parameter and not after it. The
  ///   two are opposite at a cusp.
  func direction(at t: Double, isEnd: Bool) -> Vector {
    // At a cusp, and where a control point lies on an end point, the first derivative is 0. There the first
    // derivative of higher order that is not 0 gives the direction.
    let second = d1 + d2 * (2 * t)
    let candidates = [velocity(at: t), isEnd ? -second : second]
    return (candidates.first { $0.length > least } ?? d2).unit
  }

  /// The signed radius of curvature. It is positive if the curve bends to the side of its normal, clockwise on
  /// screen; infinite where the curve is straight, and 0 at a cusp.
  func radius(at t: Double) -> Double {
    let length = velocity(at: t).length
    return length > least ? length * length * length / bend(t) : 0
  }

  /// Whether all points lie on one line.
  var isStraight: Bool {
    bend.coefficients.allSatisfy { abs($0) <= least * least * 0.1 }
  }

  /// The parameters where a straight curve turns back.
  var reversals: [Double] {
    let axis = [d0, d1, d2].max { $0.length < $1.length } ?? d0
    return Polynomial([d0.dot(axis), d1.dot(axis), d2.dot(axis)]).signChanges
  }

  /// A range of parameters in which the curve bends to one side, and its radius is monotonic and does not cross
  /// a limit.
  struct CurveSpan {
    var low, high: Double
    /// The side to which the curve bends with a radius below the limit; nil for a larger radius.
    var tightSide: Side?
  }

  /// A side of the curve, seen in its direction.
  enum Side { case left, right }

  /// The spans for a limit of the radius, in rising order.
  func spans(radius limit: Double) -> [CurveSpan] {
    let x = [d0.dx, d1.dx, d2.dx]
    let y = [d0.dy, d1.dy, d2.dy]
    let square = Polynomial(x) * Polynomial(x) + Polynomial(y) * Polynomial(y)
    // The numerator of the curvature's derivative: the curvature is bend / square^1.5.
    let change = bend.derivative * square * 2 + bend * square.derivative * -3
    let knots = ([0, 1] + bend.signChanges + change.signChanges).sorted()
    let crossings = zip(knots, knots.dropFirst()).compactMap { low, high in
      // At a cusp the function is 0, so its sign is that beside the knots.
      let margin = (high - low) * 1e-6
      return signChange(in: low + margin, high - margin) { t in
        let length = velocity(at: t).length
        return abs(bend(t)) * limit - length * length * length
      }
    }
    let ends = (knots + crossings).sorted()
    return zip(ends, ends.dropFirst()).filter { $1 - $0 > 1e-9 }.map { low, high in
      let radius = radius(at: (low + high) / 2)
      return CurveSpan(
        low: low, high: high, tightSide: abs(radius) < limit ? radius > 0 ? .right : .left : nil)
    }
  }
}

extension Vector {
  /// The cross product with another vector: positive if the other one points to the right of this one, on
  /// screen.
  func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The vector turned by 90° clockwise on screen.
  var normal: Vector { Vector(dx: -dy, dy: dx) }

  /// The vector of length 1 in the same direction. It is not finite for a vector of length 0.
  var unit: Vector { self * (1 / length) }
}
