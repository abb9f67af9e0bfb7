/// A displacement in points; y grows downwards.
public struct Vector: Hashable, Sendable {
  /// The horizontal part, in points, positive to the right.
  public var dx: Double
  /// The vertical part, in points, positive downwards.
  public var dy: Double

  /// A vector with two parts, in points.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 0.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The length, in points: √(dx² + dy²).
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The scalar product with another vector.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The sum of two vectors.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

  /// The difference of two vectors.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

  /// The vector scaled by a factor.
  public static func * (v: Vector, k: Double) -> Vector { Vector(dx: v.dx * k, dy: v.dy * k) }

  /// The vector of the same length in the opposite direction.
  public static prefix func - (v: Vector) -> Vector { Vector(dx: -v.dx, dy: -v.dy) }
}
