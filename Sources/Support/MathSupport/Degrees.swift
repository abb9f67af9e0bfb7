internal import CMath

/// Trigonometry in degrees, exact at the multiples of 90°, so that symmetrical drawings stay
/// symmetrical.
package enum Degrees {
  /// The sine of an angle in degrees.
  package static func sin(_ degrees: Double) -> Double { sineAndCosine(degrees).sine }

  /// The cosine of an angle in degrees.
  package static func cos(_ degrees: Double) -> Double { sineAndCosine(degrees).cosine }

  /// The tangent of an angle in degrees.
  package static func tan(_ degrees: Double) -> Double { sin(degrees) / cos(degrees) }

  /// The sine and the cosine of an angle in degrees.
  package static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    // Only angles from 0° to 45° are computed, so mirrored angles give exactly mirrored results.
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let positive = turn < 0 ? turn + 360 : turn
    let quadrant = (positive / 90).rounded(.down)
    let rest = positive - quadrant * 90
    let x: Double
    let y: Double
    if rest == 0 {
      x = 1
      y = 0
    } else if rest <= 45 {
      x = cmath_cos(rest * .pi / 180)
      y = cmath_sin(rest * .pi / 180)
    } else {
      x = cmath_sin((90 - rest) * .pi / 180)
      y = cmath_cos((90 - rest) * .pi / 180)
    }
    switch quadrant {
    case 1: return (sine: x, cosine: -y)
    case 2: return (sine: -y, cosine: -x)
    case 3: return (sine: -x, cosine: y)
    default: return (sine: y, cosine: x)
    }
  }

  /// The angle of the vector (`x`, `y`) in degrees, from −180 to 180.
  package static func arcTangent(y: Double, x: Double) -> Double { cmath_atan2(y, x) * 180 / .pi }

  /// The angle from 0° to 180° with the given cosine, which must lie between −1 and 1.
  package static func arcCosine(_ cosine: Double) -> Double {
    arcTangent(y: (1 - cosine * cosine).squareRoot(), x: cosine)
  }
}
