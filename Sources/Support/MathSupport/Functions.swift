internal import CMath

/// `x` to the power of `y`, by C's `pow`.
package func power(_ x: Double, _ y: Double) -> Double { cmath_pow(x, y) }

/// The cube root, by C's `cbrt`; negative for a negative number.
package func cubeRoot(_ x: Double) -> Double { cmath_cbrt(x) }

/// *e* to the power of `x`, by C's `exp`.
package func exponential(_ x: Double) -> Double { cmath_exp(x) }
