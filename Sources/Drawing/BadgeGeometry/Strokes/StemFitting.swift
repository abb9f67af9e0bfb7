package import VectorGraphics

extension VectorPath {
  /// The outline with its strokes on whole device pixels.
  ///
  /// The edges of horizontal and vertical strokes move to pixel boundaries, those of round strokes at their
  /// extremes. The strokes of an axis have one thickness, of at least a pixel, and each gap between two of them
  /// has at least a pixel. If there is no space for that, the strokes become a pixel thinner. If there still is none,
  /// the axis is not fitted. So fitting closes no gap. All other points move in proportion, so that curves stay smooth.
  ///
  /// The hints of a font do the same for horizontal and vertical stems (OpenType, "Hinting"). But the fonts
  /// of most scripts have no hints.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - fitsAcross: whether to fit vertical strokes too, and not horizontal ones alone.
  ///   - opensEnds: whether the ends of strokes inside of letters move into them before they are rounded.
  ///   - stroke: the thickness of strokes in pixels, for those that are less than a pixel thicker, or that would be
  ///     rounded to it if they were a tenth thicker; nil for the nearest one.
  /// - Complexity: O(n²) for n edges. An axis with more than 2,000 of them is not fitted.
  package func stemsFitted(
    toPixelsAt scale: Double, across fitsAcross: Bool = true, opensEnds: Bool = false,
    stroke: Int? = nil
  ) -> VectorPath {
    guard scale > 0, scale.isFinite, let bounds else { return self }
    let outline = area < 0 ? reversed : self
    let longest = max(1.5, 0.35 * bounds.height * scale)
    let across = StemMap(
      fitsAcross ? StrokeEdge.vertical(outline, scale) : [], longestStem: longest,
      stroke: stroke, shortestEnd: StrokeEdge.shortest)
    var down = StemMap(
      StrokeEdge.horizontal(outline, scale, opensEnds), longestStem: longest, stroke: stroke)
    guard across.isUseful || down.isUseful else { return self }
    for bounds in parts.compactMap(\.bounds) {
      down.align(overshoot: bounds.minY * scale)
      down.align(overshoot: bounds.maxY * scale)
    }
    return mapped { Point(x: across[$0.x * scale] / scale, y: down[$0.y * scale] / scale) }
  }
}

/// All pieces of an outline's edges at one coordinate of an axis, in pixels.
private struct StrokeEdge {
  var position: Double
  /// Whether the filled side of the edge is towards larger coordinates.
  var isStart: Bool
  /// The extents of the pieces along the other axis.
  var spans: [ClosedRange<Double>]
  /// How far the edge moves before it is rounded, if it is the end of a stroke.
  var inset: Double

  /// The length of the shortest piece that counts as an edge, in pixels. Below 0.35, RM in 16 pixels fails to be as high as
  /// the letters of other words; from 0.5 on, Lekë is not legible in 24.
  static let shortest = 0.4

  static func vertical(_ outline: VectorPath, _ scale: Double) -> [StrokeEdge] {
    edges(outline, lean: 1 / 12) { (position: $0.x * scale, along: -$0.y * scale) }
  }

  static func horizontal(
    _ outline: VectorPath, _ scale: Double, _ opensEnds: Bool
  ) -> [StrokeEdge] {
    edges(outline, inset: opensEnds ? shortest / 2 : 0) {
      (position: $0.y * scale, along: $0.x * scale)
    }
  }

  /// The edges of an outline with clockwise outer contours. A piece is a start edge if `along` grows from its
  /// first to its last point.
  ///
  /// A curve has an edge where it is parallel to the axis at one of its ends: its handle there.
  ///
  /// - Parameters:
  ///   - lean: the greatest slope of a straight piece, from the axis. Upright strokes of Arabic lean a little: alefs lie
  ///     between pixels with the one for bars. With that of upright strokes for bars, e and s close.
  ///   - inset: how far edges inside of a contour's bounds move into their strokes. With 0, an S of five rows is an 8.
  private static func edges(
    _ outline: VectorPath, lean: Double = 1 / 50, inset: Double = 0,
    _ axis: (Point) -> (position: Double, along: Double)
  ) -> [StrokeEdge] {
    var edges: [StrokeEdge] = []
    // The first and the last position of a contour.
    var (low, high) = (0.0, 0.0)
    func add(_ start: Point, _ end: Point, _ lean: Double = 1 / 50) {
      let a = axis(start)
      let b = axis(end)
      let length = abs(a.along - b.along)
      guard length >= shortest, abs(a.position - b.position) <= lean * length else { return }
      let position = (a.position + b.position) / 2
      let isStart = b.along > a.along
      let inset = min(position - low, high - position) <= shortest ? 0 : isStart ? inset : -inset
      let span = min(a.along, b.along)...max(a.along, b.along)
      if let index = edges.firstIndex(where: {
        $0.isStart == isStart && abs($0.position - position) < 0.05
      }) {
        edges[index].spans.append(span)
      } else {
        edges.append(StrokeEdge(position: position, isStart: isStart, spans: [span], inset: inset))
      }
    }
    for part in outline.parts {
      let bounds = part.bounds ?? .zero
      low = axis(bounds.origin).position
      high = axis(Point(x: bounds.maxX, y: bounds.maxY)).position
      for segment in part.contours.joined() {
        switch segment {
        case .line(let start, let end): add(start, end, lean)
        case .quad(let start, let control, let end):
          add(start, control)
          add(control, end)
        case .cubic(let start, let first, let second, let end):
          add(start, first)
          add(second, end)
        }
        if edges.count > 2000 { return [] }
      }
    }
    return edges.sorted { $0.position < $1.position }
  }

  /// The total length along which the two edges lie opposite each other.
  func overlap(_ other: StrokeEdge) -> Double {
    var sum = 0.0
    for a in spans {
      for b in other.spans {
        sum += max(0, min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound))
      }
    }
    return sum
  }
}

/// A stroke between two edges, in pixels. An edge that belongs to no stroke is one of thickness 0.
private struct Stem {
  let start: StrokeEdge
  let end: StrokeEdge

  var range: ClosedRange<Double> { start.position...end.position }
  var thickness: Double { end.position - start.position }
  /// How far it moves before it is rounded.
  var inset: Double { thickness > 0 ? 0 : start.inset }

  /// Whether a pixel belongs between this stroke and a later one: an empty one, or the end of a stroke that crosses one of
  /// them.
  ///
  /// - Parameter shortestEnd: the length from which such an end is a pixel long, in pixels.
  func needsGap(before next: Stem, shortestEnd: Double) -> Bool {
    let isOpen = !end.isStart && next.start.isStart && end.overlap(next.start) > 0
    if thickness > 0, next.thickness > 0 { return isOpen }
    return next.start.position - end.position >= (isOpen ? StrokeEdge.shortest : shortestEnd)
  }
}

/// A map of the coordinates of one axis that moves strokes and edges to whole pixels.
private struct StemMap {
  /// Coordinates and their targets, both in ascending order.
  private var anchors: [(position: Double, target: Double)] = []

  var isUseful: Bool { !anchors.isEmpty }

  /// - Parameter shortestEnd: see ``Stem/needsGap(before:shortestEnd:)``. With that of horizontal strokes for upright ones, ден.
  ///   fails in 48 pixels: its e closes.
  init(_ edges: [StrokeEdge], longestStem: Double, stroke: Int?, shortestEnd: Double = 1) {
    let stems = Self.stems(edges, longest: longestStem)
    let thicknesses = stems.map(\.thickness).filter { $0 > 0 }.sorted()
    let median = thicknesses.isEmpty ? 1 : thicknesses[thicknesses.count / 2]
    var common = max(1, median.rounded())
    var usual = common
    if let stroke = stroke.map(Double.init), median < stroke + 1,
      (median * (1 + VectorPath.stemTolerance)).rounded() >= stroke
    {
      (common, usual) = (stroke, median)
    }
    for width in Set([common, max(1, common - 1)]).sorted(by: >) {
      let widths = stems.map { stem in
        guard stem.thickness > 0 else { return 0.0 }
        // A stroke that is much thicker than the others, such as a dot, or much thinner, keeps its own thickness.
        let isUsual =
          abs(stem.thickness - usual) <= 1 && stem.thickness <= 1.6 * usual
          && stem.thickness >= usual / 1.6
        return isUsual ? width : max(1, stem.thickness.rounded())
      }
      guard let starts = Self.places(stems, widths, shortestEnd) else { continue }
      for (stem, (start, width)) in zip(stems, zip(starts, widths)) {
        anchors.append((stem.start.position, start))
        if width > 0 { anchors.append((stem.end.position, start + width)) }
      }
      return
    }
  }

  /// The greatest distance that a stroke moves, in pixels. Below 1.2, fitting the four bars of ₱ in nine pixels fails;
  /// at 2, letters run into each other.
  private static let reach = 1.5

  /// The whole pixels at which strokes begin: the choice that keeps all gaps open and moves no stroke by more
  /// than ``reach``; nil if there is none.
  ///
  /// Of several choices, it is the one with the least sum of squares: of the distances that strokes move, and
  /// of the changes of gaps.
  private static func places(
    _ stems: [Stem], _ widths: [Double], _ shortestEnd: Double
  ) -> [Double]? {
    typealias Place = (start: Double, cost: Double, previous: Int)
    var columns: [[Place]] = []
    for (index, stem) in stems.enumerated() {
      let exact = (stem.start.position + stem.end.position - widths[index]) / 2 + stem.inset
      var column: [Place] = []
      for start in stride(from: (exact - reach).rounded(.up), through: exact + reach, by: 1) {
        let moved = (start - exact) * (start - exact)
        guard index > 0 else {
          column.append((start, moved, 0))
          continue
        }
        let before = stems[index - 1]
        let gap = stem.start.position + stem.inset - before.end.position - before.inset
        let least = before.needsGap(before: stem, shortestEnd: shortestEnd) ? 1.0 : 0
        var best: Place?
        for (place, previous) in columns[index - 1].enumerated() {
          let fitted = start - previous.start - widths[index - 1]
          guard fitted >= least else { continue }
          let cost = previous.cost + moved + (fitted - gap) * (fitted - gap)
          if cost < best?.cost ?? .infinity { best = (start, cost, place) }
        }
        if let best { column.append(best) }
      }
      guard !column.isEmpty else { return nil }
      columns.append(column)
    }
    guard
      var place = columns.last?.indices.min(by: {
        columns[columns.count - 1][$0].cost < columns[columns.count - 1][$1].cost
      })
    else { return nil }
    var starts: [Double] = []
    for column in columns.reversed() {
      starts.append(column[place].start)
      place = column[place].previous
    }
    return starts.reversed()
  }

  /// The strokes, in order, without overlaps.
  private static func stems(_ edges: [StrokeEdge], longest: Double) -> [Stem] {
    var candidates: [(stem: Stem, length: Double)] = []
    for start in edges where start.isStart {
      let partner = edges.first { end in
        !end.isStart && end.position > start.position && end.overlap(start) >= 0.3
      }
      guard let partner, partner.position - start.position <= longest else { continue }
      candidates.append((Stem(start: start, end: partner), start.overlap(partner)))
    }
    candidates += edges.map { (Stem(start: $0, end: $0), 0) }
    var stems: [Stem] = []
    for (stem, _) in candidates.sorted(by: { $0.length > $1.length })
    where !stems.contains(where: { $0.range.overlaps(stem.range) }) {
      stems.append(stem)
    }
    return stems.sorted { $0.start.position < $1.start.position }
  }

  /// Moves the extremum of a curve to the first or the last edge if it lies at most half a pixel beyond it.
  /// Round letters overshoot straight ones in this way.
  mutating func align(overshoot position: Double) {
    guard
      let index = anchors.firstIndex(where: { abs($0.position - position) <= 0.5 }),
      !anchors.contains(where: { abs($0.position - position) < 1e-6 })
    else { return }
    let target = anchors[index].target
    if position < anchors[index].position {
      guard index == 0 else { return }
      anchors.insert((position, target), at: 0)
    } else {
      guard index == anchors.count - 1 else { return }
      anchors.append((position, target))
    }
  }

  subscript(_ position: Double) -> Double {
    guard let first = anchors.first, let last = anchors.last else { return position }
    if position <= first.position { return position + first.target - first.position }
    if position >= last.position { return position + last.target - last.position }
    let upper = anchors.firstIndex { $0.position >= position } ?? anchors.count - 1
    let a = anchors[upper - 1]
    let b = anchors[upper]
    guard b.position > a.position else { return b.target }
    return a.target
      + (position - a.position) / (b.position - a.position) * (b.target - a.target)
  }
}
