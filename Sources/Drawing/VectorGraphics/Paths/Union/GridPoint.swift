/// A point of the grid of an ``Arrangement``.
///
/// Coordinates stay within ±2²⁵, so products of differences fit into an `Int`.
package struct GridPoint: Hashable, Comparable {
  package var x: Int32
  package var y: Int32

  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// From left to right, and from top to bottom in a column.
  package static func < (p: GridPoint, q: GridPoint) -> Bool {
    p.x == q.x ? p.y < q.y : p.x < q.x
  }
}
