package import VectorGraphics

extension VectorPath {
  /// The centre of the filled area by the nonzero rule, in the outline's unit; nil for an outline without an
  /// area.
  package var centerOfMass: Point? {
    let (length, x, y, _) = moments
    return length > 0 ? Point(x: x / length, y: y / length) : nil
  }

  /// Whether the nonzero rule fills more than an area, such as that of a line.
  package func fills(moreThan least: Double) -> Bool {
    if abs(area) > least { return true }
    let (length, _, _, step) = moments
    return length * step > least
  }

  /// The length of all spans into which horizontal lines cut the filled area, the sums of their middles, weighted by
  /// their lengths, and the distance of the lines.
  private var moments: (length: Double, x: Double, y: Double, step: Double) {
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return (0, 0, 0, 0) }
    let lines = SpanScanner.linesPerOutline
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
    return (length, x, y, bounds.height / Double(lines))
  }
}
