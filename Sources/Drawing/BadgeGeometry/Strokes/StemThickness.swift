package import VectorGraphics

extension VectorPath {
  /// The part by which two stems can differ without looking so: their measure takes one of many places, which differ a
  /// little in thickness. Below 0.014, a stroke of 1.48 pixels fails to have two where the others of its set do; above
  /// 0.12, ֏ fails to have stems like those of other signs: they are 1.12 times as thick as the ring.
  package static let stemTolerance = 0.1

  /// The thickness of an outline's upright strokes, in its own unit.
  ///
  /// Horizontal lines cut the outline's strokes into spans. A span counts if its two edges are at least 45°
  /// steep and nearly parallel, and if the stroke is taller than wide there. So stems of any script and the
  /// steep parts of curves count, but horizontal bars do not. Each span is measured at right angles to its
  /// edges. The result is the 60th percentile of the thickness, weighted by the spans' lengths, because the
  /// eye goes by the thicker strokes. If an outline has only horizontal strokes, such as a dash, vertical
  /// lines measure them.
  ///
  /// - Returns: nil for an outline without an extent or without such strokes, or with more than 60,000 pieces.
  /// - Complexity: O(n log n) for n pieces of the flattened outline.
  package var stemThickness: Double? {
    guard let bounds, max(bounds.width, bounds.height) > 0 else { return nil }
    let tolerance = max(bounds.width, bounds.height) * 5e-4
    guard flattenedCount(tolerance: tolerance, maxSegment: .infinity) <= 60_000 else { return nil }
    let polygons = flattened(tolerance: tolerance)
    let rows = SpanScanner(polygons)
    let columns = SpanScanner(polygons, isTransposed: true)
    return Self.stem(rows, across: columns, from: bounds.minY, to: bounds.maxY)
      ?? Self.stem(columns, across: rows, from: bounds.minX, to: bounds.maxX)
  }

  private static func stem(
    _ scanner: SpanScanner, across other: SpanScanner, from start: Double, to end: Double
  ) -> Double? {
    let lines = SpanScanner.linesPerOutline
    let step = (end - start) / Double(lines)
    let positions = (0..<lines).map { start + (Double($0) + 0.5) * step }
    var steep: [(span: FilledSpan, position: Double)] = []
    for (position, spans) in zip(positions, scanner.spans(along: positions)) {
      for span in spans
      where abs(span.startLean) <= 1 && abs(span.endLean) <= 1
        && abs(span.startLean - span.endLean) <= 0.5
      {
        steep.append((span, position))
      }
    }
    // Measure the stroke's height at three places of the span. In the steep part of a curve, the sides are
    // more than half as tall as the span is long. A bar that crosses a stem is tall only in its middle.
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
        thickness: stroke.span.length / (1 + lean * lean).squareRoot(), length: stroke.span.length
      )
    }
    strokes.sort { $0.thickness < $1.thickness }
    var rest = strokes.reduce(0) { $0 + $1.length } * 0.6
    return strokes.first { stroke in
      rest -= stroke.length
      return rest <= 0
    }?.thickness
  }
}
