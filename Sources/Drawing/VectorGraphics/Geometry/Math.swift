internal import CMath

/// Trigonometry in degrees, exact at the multiples of 90°, so that symmetrical drawings stay
/// symmetrical.
package enum Degrees {
  /// The sine of an angle in degrees.
  package static func sin(_ degrees: Double) -> Double { unitVector(degrees).dy }

  /// The cosine of an angle in degrees.
  package static func cos(_ degrees: Double) -> Double { unitVector(degrees).dx }

  /// The tangent of an angle in degrees.
  package static func tan(_ degrees: Double) -> Double { sin(degrees) / cos(degrees) }

  /// The vector of length 1 at an angle in degrees: 0° is +x, and angles grow clockwise on screen.
  package static func unitVector(_ degrees: Double) -> Vector {
    // Only angles from 0° to 45° are computed, so mirrored angles give exactly mirrored vectors.
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let positive = turn < 0 ? turn + 360 : turn
    let quadrant = (positive / 90).rounded(.down)
    let rest = positive - quadrant * 90
    let v: Vector
    if rest == 0 {
      v = Vector(dx: 1, dy: 0)
    } else if rest <= 45 {
      v = Vector(dx: cosine(rest * .pi / 180), dy: sine(rest * .pi / 180))
    } else {
      let other = (90 - rest) * .pi / 180
      v = Vector(dx: sine(other), dy: cosine(other))
    }
    switch quadrant {
    case 1: return Vector(dx: -v.dy, dy: v.dx)
    case 2: return Vector(dx: -v.dx, dy: -v.dy)
    case 3: return Vector(dx: v.dy, dy: -v.dx)
    default: return v
    }
  }

  /// The angle of a vector in degrees, from −180 to 180.
  package static func angle(of v: Vector) -> Double { arcTangent(v.dy, v.dx) * 180 / .pi }

  /// The angle from 0° to 180° with the given cosine, which must lie between −1 and 1.
  package static func arcCosine(_ cosine: Double) -> Double {
    arcTangent((1 - cosine * cosine).squareRoot(), cosine) * 180 / .pi
  }
}

private func sine(_ x: Double) -> Double { cmath_sin(x) }
private func cosine(_ x: Double) -> Double { cmath_cos(x) }
private func arcTangent(_ y: Double, _ x: Double) -> Double { cmath_atan2(y, x) }

/// `x` to the power of `y`, by C's `pow`.
package func power(_ x: Double, _ y: Double) -> Double { cmath_pow(x, y) }

/// The cube root, by C's `cbrt`; negative for a negative number.
package func cubeRoot(_ x: Double) -> Double { cmath_cbrt(x) }

/// *e* to the power of `x`, by C's `exp`.
package func exponential(_ x: Double) -> Double { cmath_exp(x) }
