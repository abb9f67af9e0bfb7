package import MathSupport

extension Degrees {
  /// The vector of length 1 at an angle in degrees: 0° is +x, and angles grow clockwise on screen.
  package static func unitVector(_ degrees: Double) -> Vector {
    let (sine, cosine) = sineAndCosine(degrees)
    return Vector(dx: cosine, dy: sine)
  }

  /// The angle of a vector in degrees, from −180 to 180.
  package static func angle(of v: Vector) -> Double { arcTangent(y: v.dy, x: v.dx) }
}
