/// An axis-parallel rectangle in points, y down; `minX <= maxX` and `minY <= maxY` always hold.
public struct Rect: Hashable, Sendable {
  public let minX: Double
  public let minY: Double
  public let maxX: Double
  public let maxY: Double

  /// The rectangle between two opposite corners, given in any order.
  public init(_ a: Point, _ b: Point) {
    minX = min(a.x, b.x)
    minY = min(a.y, b.y)
    maxX = max(a.x, b.x)
    maxY = max(a.y, b.y)
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(Point(x: x, y: y), Point(x: x + width, y: y + height))
  }

  /// The rectangle of a size around a centre.
  public init(center: Point, size: Size) {
    self.init(
      Point(x: center.x - size.width / 2, y: center.y - size.height / 2),
      Point(x: center.x + size.width / 2, y: center.y + size.height / 2))
  }

  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public static let zero = Rect(.zero, .zero)

  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }
  public var midX: Double { (minX + maxX) / 2 }
  public var midY: Double { (minY + maxY) / 2 }
  public var origin: Point { Point(x: minX, y: minY) }
  public var center: Point { Point(x: midX, y: midY) }
  public var size: Size { Size(width: width, height: height) }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      Point(x: min(minX, other.minX), y: min(minY, other.minY)),
      Point(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// The smallest rectangle that also holds a point.
  public func union(_ p: Point) -> Rect { union(Rect(p, p)) }

  public func translated(by v: Vector) -> Rect { Rect(origin + v, Point(x: maxX, y: maxY) + v) }

  /// The rectangle with each side moved inwards (outwards where negative), never past the centre.
  public func inset(by amount: Double) -> Rect {
    Rect(
      center: center,
      size: Size(width: max(0, width - 2 * amount), height: max(0, height - 2 * amount)))
  }
}
