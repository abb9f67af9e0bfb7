/// An axis-parallel rectangle in points, y down; `minX <= maxX` and `minY <= maxY`.
public struct Rect: Hashable, Encodable, Sendable {
  /// The left edge, in points.
  public let minX: Double
  /// The top edge, in points.
  public let minY: Double
  /// The right edge, in points.
  public let maxX: Double
  /// The bottom edge, in points.
  public let maxY: Double

  /// The rectangle between two opposite corners, given in any order.
  public init(_ a: Point, _ b: Point) {
    minX = min(a.x, b.x)
    minY = min(a.y, b.y)
    maxX = max(a.x, b.x)
    maxY = max(a.y, b.y)
  }

  /// The rectangle with a corner at (x, y); negative lengths extend to the left and upwards.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(Point(x: x, y: y), Point(x: x + width, y: y + height))
  }

  /// The rectangle with the given centre and size.
  public init(center: Point, size: Size) {
    self.init(
      Point(x: center.x - size.width / 2, y: center.y - size.height / 2),
      Point(x: center.x + size.width / 2, y: center.y + size.height / 2))
  }

  /// The rectangle with the given size and its top left corner at `origin`.
  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(.zero, .zero)

  /// The distance from the left edge to the right one, in points; never negative.
  public var width: Double { maxX - minX }
  /// The distance from the top edge to the bottom one, in points; never negative.
  public var height: Double { maxY - minY }
  /// The horizontal coordinate of the centre.
  public var midX: Double { (minX + maxX) / 2 }
  /// The vertical coordinate of the centre.
  public var midY: Double { (minY + maxY) / 2 }
  /// The top left corner.
  public var origin: Point { Point(x: minX, y: minY) }
  /// The centre.
  public var center: Point { Point(x: midX, y: midY) }
  /// The width and the height, in points.
  public var size: Size { Size(width: width, height: height) }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      Point(x: min(minX, other.minX), y: min(minY, other.minY)),
      Point(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// The smallest rectangle that also contains a point.
  public func union(_ p: Point) -> Rect { union(Rect(p, p)) }

  /// The rectangle moved by a vector.
  public func translated(by v: Vector) -> Rect { Rect(origin + v, Point(x: maxX, y: maxY) + v) }

  /// The rectangle with each side moved inwards by an amount in points, but never past the centre; a
  /// negative amount moves the sides outwards.
  public func inset(by amount: Double) -> Rect {
    Rect(
      center: center,
      size: Size(width: max(0, width - 2 * amount), height: max(0, height - 2 * amount)))
  }
}

extension Sequence<Rect> {
  /// The smallest rectangle around all; nil if there is none.
  package var union: Rect? { reduce(nil) { $0?.union($1) ?? $1 } }
}
