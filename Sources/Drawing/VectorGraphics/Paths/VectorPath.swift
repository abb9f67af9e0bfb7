/// A filled outline: a list of drawing elements, interpreted with the nonzero rule.
///
/// Coordinates are in points, y down. A fill treats every contour as closed, even one without a `close`.
/// A path has no stroke, so the order of its points only decides the direction of the winding.
public struct VectorPath: Hashable, Sendable {
  /// One drawing command; the current point is the end of the element before it.
  public enum Element: Hashable, Sendable {
    /// Begins a contour.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve: control point, end.
    case quad(Point, Point)
    /// A cubic Bézier curve: two control points, end.
    case cubic(Point, Point, Point)
    /// A straight line back to the contour's beginning, which becomes the current point.
    case close
  }

  /// The drawing commands, in order; the first one, if any, is a `move`.
  public private(set) var elements: [Element]

  /// A path without elements, which paints nothing.
  public init() { elements = [] }

  /// The path with the given elements. If the first one is not a `move`, a `move` to its end is added
  /// before it; a `close` at the beginning is left out.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }

  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour at a point.
  public mutating func move(to p: Point) { append(.move(p)) }

  /// Adds a straight line from the current point.
  public mutating func line(to p: Point) { append(.line(p)) }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - control: the control point.
  ///   - p: the end, which becomes the current point.
  public mutating func quad(_ control: Point, to p: Point) { append(.quad(control, p)) }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - c1: the control point of the start.
  ///   - c2: the control point of the end.
  ///   - p: the end, which becomes the current point.
  public mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) { append(.cubic(c1, c2, p)) }

  /// Ends the contour with a straight line back to its beginning.
  public mutating func close() { append(.close) }

  /// Adds all contours of another path.
  public mutating func append(_ other: VectorPath) { elements.append(contentsOf: other.elements) }

  /// Reserves memory for a number of elements to be added.
  public mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }

  private mutating func append(_ element: Element) {
    if elements.isEmpty {
      switch element {
      case .move: break
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): elements.append(.move(p))
      case .close: return
      }
    }
    elements.append(element)
  }

  /// The path with the map applied to every point.
  public func transformed(by m: Affine) -> VectorPath { mapped { m * $0 } }

  /// The path with a function applied to every point.
  package func mapped(_ map: (Point) -> Point) -> VectorPath {
    var result = VectorPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(map(p))
      case .line(let p): .line(map(p))
      case .quad(let c, let p): .quad(map(c), map(p))
      case .cubic(let c1, let c2, let p): .cubic(map(c1), map(c2), map(p))
      case .close: .close
      }
    }
    return result
  }

  /// The path moved by a vector.
  public func translated(by v: Vector) -> VectorPath { transformed(by: .translation(v)) }

  /// The path with the contours of `a` and then those of `b`.
  public static func + (a: VectorPath, b: VectorPath) -> VectorPath {
    var sum = a
    sum.append(b)
    return sum
  }
}
