/// A position in points; y grows downwards.
public struct Point: Hashable, Encodable, Sendable {
  /// The horizontal coordinate, in points, growing to the right.
  public var x: Double
  /// The vertical coordinate, in points, growing downwards.
  public var y: Double

  /// A point with two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, top left.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite: not infinite and not NaN.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance to another point.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point a fraction `t` of the way to `other`.
  public func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  /// The point moved by a vector.
  public static func + (p: Point, v: Vector) -> Point { Point(x: p.x + v.dx, y: p.y + v.dy) }

  /// The point moved by the opposite of a vector.
  public static func - (p: Point, v: Vector) -> Point { Point(x: p.x - v.dx, y: p.y - v.dy) }

  /// The vector from `b` to `a`.
  public static func - (a: Point, b: Point) -> Vector { Vector(dx: a.x - b.x, dy: a.y - b.y) }
}
