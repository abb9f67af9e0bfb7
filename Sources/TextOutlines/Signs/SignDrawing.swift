import VectorGraphics

/// A currency sign that Mintmark draws itself, because few fonts have it: som, riyal, rufiyaa, dirham and Omani
/// rial.
///
/// A drawing stands on the baseline beside Inter's digits, is as tall as a capital letter, and has a stem for
/// every weight. Its outline is in em, y down, with the baseline at 0, and has no overlapping contours.
package struct SignDrawing: Hashable, Sendable {
  /// The outline, wound clockwise on screen with its holes the other way.
  package let outline: VectorPath
  /// The distance that the pen moves, in em.
  package let advance: Double

  /// The signs with a drawing.
  static let signs: ClosedRange<Unicode.Scalar> = "\u{20C0}"..."\u{20C4}"

  /// The drawing of a sign; nil for a character that is not one of ``signs``.
  ///
  /// - Parameters:
  ///   - weight: limited to Inter's weights, 100 to 900.
  ///   - capHeight: the height of the drawing, in em.
  package init?(_ sign: Unicode.Scalar, weight: FontWeight, capHeight: Double) {
    let weight = SignWeight(weight)
    let construction: SignConstruction
    switch sign {
    case "\u{20C0}": construction = .som(weight)
    case "\u{20C1}": construction = .riyal(weight)
    case "\u{20C2}": construction = .rufiyaa(weight)
    case "\u{20C3}": construction = .dirham(weight)
    case "\u{20C4}": construction = .omaniRial(weight)
    default: return nil
    }
    // Inter's dollar and euro signs have about this much space on either side.
    let sideBearing = weight(0.08, 0.07, 0.05) * capHeight
    let unit = capHeight / construction.height
    let placement =
      Affine.translation(Vector(dx: sideBearing, dy: -capHeight)) * Affine.scale(unit)
    outline = construction.outline.transformed(by: placement)
    advance = construction.width * unit + 2 * sideBearing
  }
}

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

/// A weight at which a sign is drawn.
///
/// As in Inter, every measure of a sign is given for the weights 100, 400 and 900, and is linear between them.
/// Stems follow Inter's vertical and horizontal strokes (0.031, 0.121 and 0.271, and 0.031, 0.108 and 0.219 of the
/// cap height, measured in Inter 4.0) as far as a sign's narrowest counter allows.
struct SignWeight {
  private let value: Double

  init(_ weight: FontWeight) { value = min(max(weight.value, 100), 900) }

  /// A measure at this weight.
  ///
  /// - Parameters:
  ///   - thin: the measure at weight 100.
  ///   - regular: the measure at weight 400.
  ///   - black: the measure at weight 900.
  func callAsFunction(_ thin: Double, _ regular: Double, _ black: Double) -> Double {
    value <= 400
      ? thin + (regular - thin) * (value - 100) / 300
      : regular + (black - regular) * (value - 400) / 500
  }

  /// A point at this weight, from its coordinates at the weights 100, 400 and 900.
  func point(
    _ thin: (x: Double, y: Double), _ regular: (x: Double, y: Double),
    _ black: (x: Double, y: Double)
  ) -> Point {
    Point(x: self(thin.x, regular.x, black.x), y: self(thin.y, regular.y, black.y))
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
