package import VectorGraphics

/// How well the strokes of a symbol can be told apart in device pixels.
///
/// A counter is a gap between two neighbouring strokes on horizontal or vertical lines, within a letter or
/// between letters. Its depth is the darkest pixel of the paler stroke minus the palest pixel in the gap, as
/// a fraction of a fully covered pixel.
package struct Legibility: Hashable, Sendable {
  /// The mean depth of all counters, weighted by their lengths, from 0 to 1. For an outline without counters,
  /// the coverage of its darkest pixel.
  package let contrast: Double
  /// The number of visible counters: those with a depth of at least ``threshold``.
  package let visibleCounters: Int
  /// The number of counters of the outline.
  package let counters: Int

  /// The least contrast of a legible symbol.
  ///
  /// It was chosen with the symbols of many locales at 16, 20 and 24 pixels. Those that a reader could only
  /// guess had a lower contrast.
  package static let threshold = 0.55

  package var isLegible: Bool { contrast >= Self.threshold }

  /// - Parameters:
  ///   - outline: the symbol as it is drawn.
  ///   - scale: pixels per point.
  /// - Returns: nil for an outline without an area, with more than 6,000 pieces, or wider or taller than
  ///   256 pixels.
  package init?(of outline: VectorPath, scale: Double) {
    let outline = outline.transformed(by: .scale(scale))
    guard let coverage = OutlineCoverage(outline) else { return nil }
    self.init(of: outline, coverage)
  }

  /// - Parameters:
  ///   - outline: the symbol as it is drawn, in pixels.
  ///   - coverage: the pixels of the outline.
  /// - Returns: nil for an outline without an area or with more than 6,000 pieces.
  package init?(of outline: VectorPath, _ coverage: OutlineCoverage) {
    guard outline.flattenedCount(tolerance: 0.01, maxSegment: .infinity) <= 6000,
      let bounds = outline.bounds
    else { return nil }
    let polygons = outline.flattened(tolerance: 0.01)
    var all = Self.depths(
      SpanScanner(polygons), from: bounds.minY, to: bounds.maxY
    ) { coverage[$0, $1] }
    all += Self.depths(
      SpanScanner(polygons, isTransposed: true), from: bounds.minX, to: bounds.maxX
    ) { coverage[$1, $0] }
    counters = all.count
    visibleCounters = all.count { $0.depth >= Self.threshold }
    if all.isEmpty {
      var darkest = 0.0
      for y in 0..<coverage.height {
        for x in 0..<coverage.width {
          darkest = max(darkest, coverage[coverage.left + x, coverage.top + y])
        }
      }
      contrast = darkest
    } else {
      contrast = all.reduce(0) { $0 + $1.depth * $1.length } / all.reduce(0) { $0 + $1.length }
    }
  }

  /// The number of scan lines per pixel.
  private static let lines = 8
  /// The smallest length of a counter across the scan lines, in pixels. Shorter gaps are only the wedges
  /// where two strokes meet.
  private static let shortest = 0.5

  /// A gap between two strokes that continues over successive scan lines.
  private struct Counter {
    var start: Double
    var end: Double
    var depths: [Double]
  }

  /// The median depth and the length of each counter that is crossed by scan lines in one direction.
  private static func depths(
    _ scanner: SpanScanner, from start: Double, to end: Double, pixel: (Int, Int) -> Double
  ) -> [(depth: Double, length: Double)] {
    let count = max(1, Int(((end - start) * Double(lines)).rounded()))
    let step = (end - start) / Double(count)
    let positions = (0..<count).map { start + (Double($0) + 0.5) * step }
    var counters: [Counter] = []
    // The indices of the counters that the line before this one crossed.
    var open: [Int] = []
    for (position, spans) in zip(positions, scanner.spans(along: positions)) {
      let line = Int(position.rounded(.down))
      func extreme(_ from: Double, _ to: Double, _ best: (Double, Double) -> Double) -> Double {
        let first = Int(from.rounded(.down))
        let last = max(first, Int(to.rounded(.up)) - 1)
        return (first...last).reduce(pixel(first, line)) { best($0, pixel($1, line)) }
      }
      var continued: [Int] = []
      for (left, right) in zip(spans, spans.dropFirst()) {
        let peak = min(
          extreme(left.start, left.end, max), extreme(right.start, right.end, max))
        let depth = max(0, peak - extreme(left.end, right.start, min))
        let index = open.first {
          !continued.contains($0) && counters[$0].start < right.start && left.end < counters[$0].end
        }
        if let index {
          (counters[index].start, counters[index].end) = (left.end, right.start)
          counters[index].depths.append(depth)
          continued.append(index)
        } else {
          continued.append(counters.count)
          counters.append(Counter(start: left.end, end: right.start, depths: [depth]))
        }
      }
      open = continued.sorted()
    }
    return counters.filter { Double($0.depths.count) * step >= shortest }.map { counter in
      let sorted = counter.depths.sorted()
      return (sorted[sorted.count / 2], Double(sorted.count) * step)
    }
  }
}
