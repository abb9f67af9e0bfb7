internal import VectorGraphics

/// The shape of a sign in the units of its own grid, y down.
///
/// The top of the grid is at the height of a capital letter, its bottom on the baseline. The shapes fill the grid
/// from edge to edge.
struct SignConstruction {
  var width: Double
  var height: Double
  /// The strokes and other parts. They may overlap; they are wound clockwise, and their holes the other way.
  var shapes: [VectorPath]

  /// The outline of all shapes together.
  var outline: VectorPath {
    let joined = shapes.reduce(VectorPath(), +)
    // Without a limit, uniting never fails.
    return (try? joined.united()) ?? joined
  }
}

extension VectorPath {
  /// A closed contour of straight lines.
  static func polygon(_ corners: Point...) -> VectorPath {
    var path = VectorPath()
    for corner in corners { path.line(to: corner) }
    path.close()
    return path
  }

  /// Adds a slightly curved line, bent to the left on screen as seen along it.
  ///
  /// - Parameters:
  ///   - start: the current point.
  ///   - end: the end of the line.
  ///   - bend: the line's greatest distance from the straight line, as a part of its length.
  mutating func bentLine(from start: Point, to end: Point, bend: Double) {
    let middle = start.interpolated(to: end, 0.5)
    let along = end - start
    quad(middle + Vector(dx: along.dy, dy: -along.dx) * (2 * bend), to: end)
  }

  /// Adds a straight line that ends in a rounded corner.
  ///
  /// - Parameters:
  ///   - corner: the corner, which the line would reach without the rounding.
  ///   - start: the start of the line, or any point on it before the corner.
  ///   - next: a point on the line after the corner.
  ///   - reach: how far from the corner the rounding begins and ends.
  mutating func roundedCorner(
    _ corner: Point, from start: Point, toward next: Point, reach: Double
  ) {
    line(to: corner.interpolated(to: start, reach / corner.distance(to: start)))
    quad(corner, to: corner.interpolated(to: next, reach / corner.distance(to: next)))
  }
}
