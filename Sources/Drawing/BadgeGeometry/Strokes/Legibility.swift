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
  /// Whether a bar of a sign is lost: some columns of the outline cross more strokes than any column of its
  /// pixels shows.
  package let losesBars: Bool
  /// Whether a letter has fewer rows of pixels than its bars and a row between each two of them. An e has three bars.
  package let isCramped: Bool
  /// Whether fitting to pixels has closed a counter.
  package let losesCounters: Bool

  /// The least contrast of a legible symbol.
  ///
  /// It was chosen with the symbols of many locales at 16, 20 and 24 pixels. Those that a reader could only
  /// guess had a lower contrast. Below 0.48, ₡ in 24 pixels fails, as its two bars fuse into grey. At 0.6, not all of the
  /// symbols that the design began with are legible in 20 pixels.
  package static let threshold = 0.55

  /// Whether a hole that had the area of a pixel or more can't be told from ink, a letter of three rows or more is paler than
  /// ``threshold``, or a full stop has no ink.
  package let losesParts: Bool

  package var isLegible: Bool { contrast >= Self.threshold && !losesCounters && !losesParts }

  /// - Parameters:
  ///   - outline: the symbol as it is drawn.
  ///   - scale: pixels per point.
  ///   - unfitted: the outline before it was fitted to pixels; nil for the same one.
  /// - Returns: nil for an outline without an area, with more than 6,000 pieces, or wider or taller than
  ///   256 pixels.
  package init?(of outline: VectorPath, scale: Double, unfitted: VectorPath? = nil) {
    let outline = outline.transformed(by: .scale(scale))
    guard let coverage = OutlineCoverage(outline),
      let strokes = UnfittedStrokes(of: unfitted?.transformed(by: .scale(scale)) ?? outline)
    else { return nil }
    self.init(of: outline, coverage, unfitted: strokes)
  }

  /// - Parameters:
  ///   - outline: the symbol as it is drawn, in pixels.
  ///   - coverage: the pixels of the outline.
  ///   - unfitted: the strokes of the outline before it was fitted to pixels. Counters that fitting has closed count with
  ///     a depth of 0.
  /// - Returns: nil for an outline without an area or with more than 6,000 pieces.
  package init?(
    of outline: VectorPath, _ coverage: OutlineCoverage, unfitted: UnfittedStrokes
  ) {
    guard Self.isMeasurable(outline), let bounds = outline.bounds else { return nil }
    let directions = [
      Counters(
        Self.depths(of: outline, bounds, isTransposed: false) { coverage[$0, $1] },
        before: unfitted.rows),
      Counters(
        Self.depths(of: outline, bounds, isTransposed: true) { coverage[$1, $0] },
        before: unfitted.columns),
    ]
    losesCounters = directions.contains(where: \.losesCounters)
    losesParts =
      zip(outline.parts, unfitted.holes).contains { part, area in
        area >= 1 && coverage.palest(in: part) > 1 - OccupiedPixels.emptiest
      }
      || outline.letters(isLatin: false).compactMap { OutlineCoverage($0) }.contains {
        $0.bars == 0 || $0.height > 2 && $0.darkest < Self.threshold
      }
    let all = directions.flatMap(\.depths)
    losesBars = unfitted.bars.contains { $0 > coverage.bars }
    isCramped =
      zip(outline.letters(isLatin: true), unfitted.bars).contains { letter, bars in
        (letter.bounds?.height.rounded() ?? 0) < Double(2 * bars - 1)
      }
    contrast =
      all.isEmpty
      ? coverage.darkest
      : all.reduce(0) { $0 + $1.depth * $1.length } / all.reduce(0) { $0 + $1.length }
  }

  fileprivate static func isMeasurable(_ outline: VectorPath) -> Bool {
    outline.flattenedCount(tolerance: 0.01, maxSegment: .infinity) <= 6000
  }

  /// The counters on lines of one direction.
  private struct Counters {
    var depths: [(depth: Double, length: Double)]
    let losesCounters: Bool

    /// The part of the counters' length that fitting can take away. Below 0.1, R and M fail, as the wedges
    /// where strokes meet become shorter by a pixel; at 0.25, a gap of ₱ can close.
    private static let tolerance = 0.15

    /// - Parameter lengths: the lengths of the outline's counters before it was fitted to pixels.
    init(_ depths: [(depth: Double, length: Double)], before lengths: [Double]) {
      self.depths = depths
      let sum = lengths.reduce(0, +)
      let lost = sum - depths.reduce(0) { $0 + $1.length }
      losesCounters = lengths.count > depths.count && lost > Self.tolerance * sum
      if losesCounters { self.depths.append((0, lost)) }
    }
  }

  fileprivate static func depths(
    of outline: VectorPath, _ bounds: Rect, isTransposed: Bool, pixel: (Int, Int) -> Double
  ) -> [(depth: Double, length: Double)] {
    depths(
      SpanScanner(outline.flattened(tolerance: 0.01), isTransposed: isTransposed),
      from: isTransposed ? bounds.minX : bounds.minY,
      to: isTransposed ? bounds.maxX : bounds.maxY, pixel: pixel)
  }

  /// The greatest number of strokes that successive vertical lines cross, over more than half a pixel or a twentieth of
  /// the height. Over more than that, the bars of ₩ in six rows are no bars.
  fileprivate static func bars(of outline: VectorPath) -> Int {
    guard let bounds = outline.bounds else { return 0 }
    let positions = Array(
      stride(from: bounds.minX, to: bounds.maxX, by: 1 / Double(lines)))
    let counts = SpanScanner(outline.flattened(tolerance: 0.01), isTransposed: true)
      .spans(along: positions).map(\.count)
    let width = min(counts.count, Int(min(0.5, bounds.height / 20) * Double(lines)) + 1)
    return (width...counts.count).map { counts[$0 - width..<$0].min() ?? 0 }.max() ?? 0
  }

  /// The number of scan lines per pixel. With fewer than 5, the Arabic symbol of Yemen fails to be legible in 24 pixels, and
  /// its code replaces it.
  private static let lines = 8
  /// The smallest length of a counter across the scan lines, in pixels. Shorter gaps are only the wedges
  /// where two strokes meet.
  private static let shortest = 0.5

  /// A gap between two strokes that continues over successive scan lines.
  private struct Counter {
    var start: Double
    var end: Double
    var depths: [Double]
    /// The index of the last scan line that crosses it.
    var line: Int
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
    scanner.forEachLine(positions) { number, spans in
      let line = Int(positions[number].rounded(.down))
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
          counters[$0].line < number && counters[$0].start < right.start
            && left.end < counters[$0].end
        }
        if let index {
          counters[index].start = left.end
          counters[index].end = right.start
          counters[index].depths.append(depth)
          counters[index].line = number
          continued.append(index)
        } else {
          continued.append(counters.count)
          counters.append(Counter(start: left.end, end: right.start, depths: [depth], line: number))
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

/// What fitting to pixels has to keep of an outline: its counters and its bars. They don't depend on its place.
package struct UnfittedStrokes: Sendable {
  /// The lengths of the counters on horizontal and on vertical lines, in pixels.
  fileprivate let rows: [Double]
  fileprivate let columns: [Double]
  /// The number of bars of each letter.
  fileprivate let bars: [Int]
  /// The areas of holes, in contour order; 0 for other contours.
  fileprivate let holes: [Double]

  /// - Parameters:
  ///   - outline: the outline in pixels.
  ///   - light: the outline in a lighter weight, as heavy strokes fill the gaps of a z; nil for the same one.
  /// - Returns: nil for an outline with more than 6,000 pieces.
  package init?(of outline: VectorPath, light: VectorPath? = nil) {
    guard Legibility.isMeasurable(outline) else { return nil }
    func lengths(isTransposed: Bool) -> [Double] {
      outline.bounds.map {
        Legibility.depths(of: outline, $0, isTransposed: isTransposed) { _, _ in 0 }.map(\.length)
      } ?? []
    }
    rows = lengths(isTransposed: false)
    columns = lengths(isTransposed: true)
    bars = (light ?? outline).letters(isLatin: true).map(Legibility.bars)
    let area = outline.area
    holes = outline.parts.map { $0.area * area < 0 ? abs($0.area) : 0 }
  }
}

extension OutlineCoverage {
  /// The coverage of the palest pixel in the box of a part.
  fileprivate func palest(in part: VectorPath) -> Double {
    guard let box = part.bounds else { return 1 }
    let columns = columns.filter { Double($0) + 1 > box.minX && Double($0) < box.maxX }
    return rows.filter { Double($0) + 1 > box.minY && Double($0) < box.maxY }
      .flatMap { y in columns.map { self[$0, y] } }.min() ?? 1
  }

  /// The greatest number of strokes in a column of pixels: of darker pixels with paler ones between them.
  fileprivate var bars: Int {
    columns.map { x in
      var count = 0
      var isInk = false
      var extreme = 0.0
      for y in rows {
        let ink = self[x, y]
        if isInk {
          extreme = max(extreme, ink)
          if ink <= extreme - OccupiedPixels.emptiest {
            isInk = false
            extreme = ink
          }
        } else {
          extreme = min(extreme, ink)
          if ink >= max(extreme + OccupiedPixels.emptiest, 0.35) {
            isInk = true
            extreme = ink
            count += 1
          }
        }
      }
      return count
    }.max() ?? 0
  }
}
