/// A position in points; y grows downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, top left.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance to another point.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point a fraction `t` of the way to `other`.
  public func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  public static func + (p: Point, v: Vector) -> Point { Point(x: p.x + v.dx, y: p.y + v.dy) }
  public static func - (p: Point, v: Vector) -> Point { Point(x: p.x - v.dx, y: p.y - v.dy) }
  public static func - (a: Point, b: Point) -> Vector { Vector(dx: a.x - b.x, dy: a.y - b.y) }
}
