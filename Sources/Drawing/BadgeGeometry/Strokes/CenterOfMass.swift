package import VectorGraphics

extension VectorPath {
  /// The centre of the filled area by the nonzero rule, in the outline's unit; nil for an outline without an
  /// area.
  ///
  /// Horizontal lines cut the area into spans. The centre is the mean of the spans' middles, weighted by their
  /// lengths.
  package var centerOfMass: Point? {
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    let lines = 256
    let positions = (0..<lines).map {
      bounds.minY + bounds.height * (Double($0) + 0.5) / Double(lines)
    }
    let scanner = SpanScanner(flattened(tolerance: max(bounds.width, bounds.height) * 5e-4))
    var length = 0.0
    var x = 0.0
    var y = 0.0
    for (position, spans) in zip(positions, scanner.spans(along: positions)) {
      for span in spans {
        length += span.length
        x += span.length * (span.start + span.end) / 2
        y += span.length * position
      }
    }
    return length > 0 ? Point(x: x / length, y: y / length) : nil
  }
}
