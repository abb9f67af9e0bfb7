package import VectorGraphics

extension VectorPath {
  /// The thickness of an outline's upright strokes, in its own unit.
  ///
  /// Lines across the outline pass through its strokes: those count whose two edges are steeper than
  /// 45° and nearly parallel and whose ink is taller than wide, each measured at right angles to the
  /// edges. These are stems in any script, and the steep parts of curves, but no bars. The result is
  /// the thickness up to which three fifths of their ink lie, as the eye goes by the thicker strokes.
  /// An outline that has only flat strokes, such as a dash, is measured across them.
  ///
  /// - Returns: nil for an outline without ink, without such strokes, or of more than 60,000 pieces.
  /// - Complexity: O(n log n) for n pieces of the flattened outline.
  package var stemThickness: Double? {
    guard let bounds, max(bounds.width, bounds.height) > 0 else { return nil }
    let tolerance = max(bounds.width, bounds.height) * 5e-4
    guard flattenedCount(tolerance: tolerance, maxSegment: .infinity) <= 60_000 else { return nil }
    let polygons = flattened(tolerance: tolerance)
    let rows = InkScanner(polygons)
    let columns = InkScanner(polygons, isTransposed: true)
    return Self.stem(rows, across: columns, from: bounds.minY, to: bounds.maxY)
      ?? Self.stem(columns, across: rows, from: bounds.minX, to: bounds.maxX)
  }

  /// The number of lines across an outline.
  private static let lines = 64

  private static func stem(
    _ scanner: InkScanner, across other: InkScanner, from start: Double, to end: Double
  ) -> Double? {
    let step = (end - start) / Double(lines)
    let positions = (0..<lines).map { start + (Double($0) + 0.5) * step }
    var steep: [(span: InkSpan, position: Double)] = []
    for (position, spans) in zip(positions, scanner.spans(along: positions)) {
      for span in spans
      where abs(span.startLean) <= 1 && abs(span.endLean) <= 1
        && abs(span.startLean - span.endLean) <= 0.5
      {
        steep.append((span, position))
      }
    }
    // A piece of a bowl is lower at its sides, by less than a half where its edges are steep; a bar that
    // crosses a stem is tall in its middle alone.
    var probes = steep.indices.flatMap { index in
      [(0.2, 0.5), (0.5, 1), (0.8, 0.5)].map { part, height in
        let span = steep[index].span
        return (at: span.start + part * span.length, least: height * span.length, index)
      }
    }
    probes.sort { $0.at < $1.at }
    var isTall = [Bool](repeating: true, count: steep.count)
    for ((_, least, index), along) in zip(probes, other.spans(along: probes.map(\.at))) {
      let position = steep[index].position
      isTall[index] =
        isTall[index]
        && along.contains {
          $0.start <= position && position <= $0.end && $0.length >= least
        }
    }
    var strokes = zip(steep, isTall).filter(\.1).map { stroke, _ in
      let lean = (stroke.span.startLean + stroke.span.endLean) / 2
      return (
        thickness: stroke.span.length / (1 + lean * lean).squareRoot(), ink: stroke.span.length
      )
    }
    strokes.sort { $0.thickness < $1.thickness }
    var rest = strokes.reduce(0) { $0 + $1.ink } * 0.6
    return strokes.first { stroke in
      rest -= stroke.ink
      return rest <= 0
    }?.thickness
  }
}
