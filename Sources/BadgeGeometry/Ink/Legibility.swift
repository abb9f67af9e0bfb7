package import VectorGraphics

/// How well the strokes of a symbol can be told apart in device pixels.
///
/// A counter is a gap between two strokes that a line through the outline crosses: within a letter or
/// between two, across or down. Its depth is how far the pixels fall between the strokes beside it, as
/// a fraction of a full pixel: the lower peak less the lowest pixel between.
package struct Legibility: Hashable, Sendable {
  /// The mean depth of all counters by their lengths, from 0 to 1; of an outline without counters, its
  /// darkest pixel.
  package let contrast: Double
  /// The number of counters that can be seen, whose depth is at least ``threshold``.
  package let resolved: Int
  /// The number of counters of the outline.
  package let counters: Int

  /// The least contrast of a symbol that can be read: of the symbols of many locales at 16, 20 and 24
  /// pixels, those that had to be guessed were below it.
  package static let threshold = 0.55

  package var isLegible: Bool { contrast >= Self.threshold }

  /// - Parameters:
  ///   - ink: the symbol as it is drawn.
  ///   - scale: pixels per point.
  /// - Returns: nil for an outline without ink or of more than 6,000 pieces, and for one of more
  ///   than 256 pixels.
  package init?(of ink: VectorPath, scale: Double) {
    let ink = ink.transformed(by: .scale(scale))
    guard ink.flattenedCount(tolerance: 0.01, maxSegment: .infinity) <= 6000,
      let bounds = ink.bounds, let coverage = InkCoverage(ink)
    else { return nil }
    let polygons = ink.flattened(tolerance: 0.01)
    var all = Self.depths(
      InkScanner(polygons), from: bounds.minY, to: bounds.maxY
    ) { coverage[$0, $1] }
    all += Self.depths(
      InkScanner(polygons, isTransposed: true), from: bounds.minX, to: bounds.maxX
    ) { coverage[$1, $0] }
    counters = all.count
    resolved = all.count { $0.depth >= Self.threshold }
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

  /// Lines through a pixel.
  private static let lines = 8
  /// The shortest run of lines through one counter, in pixels: shorter ones are the wedges in which
  /// strokes meet.
  private static let shortest = 0.5

  /// A gap between two strokes on one line after the other.
  private struct Counter {
    var start: Double
    var end: Double
    var depths: [Double]
    var isOpen = true
  }

  /// The depth and the length of each counter that lines in one direction cross.
  private static func depths(
    _ scanner: InkScanner, from start: Double, to end: Double, pixel: (Int, Int) -> Double
  ) -> [(depth: Double, length: Double)] {
    let count = max(1, Int(((end - start) * Double(lines)).rounded()))
    let step = (end - start) / Double(count)
    let positions = (0..<count).map { start + (Double($0) + 0.5) * step }
    var counters: [Counter] = []
    for (position, spans) in zip(positions, scanner.spans(along: positions)) {
      let line = Int(position.rounded(.down))
      func extreme(_ from: Double, _ to: Double, _ best: (Double, Double) -> Double) -> Double {
        let first = Int(from.rounded(.down))
        let last = max(first, Int(to.rounded(.up)) - 1)
        return (first...last).map { pixel($0, line) }.reduce(pixel(first, line), best)
      }
      var continued: Set<Int> = []
      for (left, right) in zip(spans, spans.dropFirst()) {
        let peak = min(
          extreme(left.start, left.end, max), extreme(right.start, right.end, max))
        let depth = max(0, peak - extreme(left.end, right.start, min))
        let index = counters.indices.first {
          counters[$0].isOpen && !continued.contains($0) && counters[$0].start < right.start
            && left.end < counters[$0].end
        }
        if let index {
          (counters[index].start, counters[index].end) = (left.end, right.start)
          counters[index].depths.append(depth)
          continued.insert(index)
        } else {
          continued.insert(counters.count)
          counters.append(Counter(start: left.end, end: right.start, depths: [depth]))
        }
      }
      for index in counters.indices where !continued.contains(index) {
        counters[index].isOpen = false
      }
    }
    return counters.filter { Double($0.depths.count) * step >= shortest }.map { counter in
      let sorted = counter.depths.sorted()
      return (sorted[sorted.count / 2], Double(sorted.count) * step)
    }
  }
}
