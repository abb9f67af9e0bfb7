import VectorGraphics

/// A cut of an outline in two along a row or a column of points.
///
/// The cut is a line that runs through ink in one or more stretches. Where pieces may overlap, one of
/// both has a tongue that reaches over the line in each stretch: a trapezoid that begins at the edge of
/// the ink and whose sides halve the angle between that edge and the line. So the line is covered but
/// in the point where it ends, and no edge is painted twice but near it. Without tongues the pieces meet
/// in the line.
///
/// The line has a whole coordinate where the outline is large enough, which is the border of a pixel at
/// whole scales. Of all lines it is the one that shares the outline's segments best, through as few
/// stretches as can be, across edges that are steep to it, with tongues that fit.
struct OutlineCut {
  /// An end of a stretch, where the line crosses the outline.
  private struct End {
    let along: Double
    /// How far the outline runs along the line for each point across it.
    let slope: Double

    /// How far a tongue's side runs to the inside for each point of its reach: the cotangent of half of
    /// the angle on the tongue's side.
    func inset(isFirst: Bool, reach: Double) -> Double {
      let cotangent = slope * (isFirst == (reach > 0) ? 1 : -1)
      return cotangent + (1 + cotangent * cotangent).squareRoot()
    }
  }

  /// A stretch of the line inside the ink, with the tongue over it: positive where the part before the
  /// line reaches over it.
  private struct Stretch {
    let from: End
    let to: End
    var reach = 0.0
    /// Whether other edges of the ink are further away than a pixel is wide.
    var isClear = true

    /// The corners of a tongue, along the line, at its full reach.
    func tongue(_ reach: Double) -> (from: Double, to: Double) {
      (
        from.along + abs(reach) * from.inset(isFirst: true, reach: reach),
        to.along - abs(reach) * to.inset(isFirst: false, reach: reach)
      )
    }

    /// The greatest reach on a side before the tongue's sides meet.
    func limit(isBehind: Bool) -> Double {
      let side = isBehind ? 1.0 : -1.0
      return (to.along - from.along)
        / (from.inset(isFirst: true, reach: side) + to.inset(isFirst: false, reach: side))
    }

    /// How much a cut through the stretch may show, as a share of the outline that is worth it.
    var flaw: Double {
      // The fourth power of the cosine: near 0 up to 45°, then steep.
      let obliqueness = [from, to].reduce(0) {
        let square = $1.slope * $1.slope / (1 + $1.slope * $1.slope)
        return $0 + square * square
      }
      return 0.04 + 0.25 * obliqueness
    }

    /// How much more it may show with the tongue there is.
    var lack: Double { 0.2 * (0.5 - min(0.5, abs(reach))) + (isClear ? 0 : 0.3) }
  }

  private let isColumn: Bool
  private let position: Double
  private let stretches: [Stretch]
  private let bounds: Rect

  /// The best cut of an outline; nil where there is none.
  ///
  /// - Parameter goal: the share of the outline that one piece may have at most. A cut that leaves more,
  ///   and hardly less than before, is taken last.
  init?(_ path: VectorPath, isOverlapping: Bool, goal: Double) {
    guard let bounds = path.bounds, bounds.width.isFinite, bounds.height.isFinite else {
      return nil
    }
    var lines: [(score: Double, ink: Ink, position: Double, stretches: [Stretch])] = []
    for isColumn in [true, false] {
      let ink = Ink(path, isColumn: isColumn)
      for position in Self.positions(ink.range) {
        guard let share = ink.largerShare(position) else { continue }
        let stretches = ink.stretches(position)
        guard !stretches.isEmpty else { continue }
        let base = share > goal && share > 0.85 ? share + 1 : share
        lines.append((stretches.reduce(base) { $0 + $1.flaw }, ink, position, stretches))
      }
    }
    // Tongues that do not fit make a line worse, so that the rest need not be tried once one is better.
    lines.sort { $0.score < $1.score }
    var best: (score: Double, cut: OutlineCut)?
    for line in lines {
      if let best, best.score <= line.score { break }
      var (score, stretches) = (line.score, line.stretches)
      if isOverlapping {
        line.ink.fitTongues(over: &stretches, line.position)
        score = stretches.reduce(score) { $0 + $1.lack }
      }
      guard score < best?.score ?? .infinity else { continue }
      best = (score, OutlineCut(line.ink.isColumn, line.position, stretches, bounds))
    }
    guard let best else { return nil }
    self = best.cut
  }

  private init(_ isColumn: Bool, _ position: Double, _ stretches: [Stretch], _ bounds: Rect) {
    (self.isColumn, self.position) = (isColumn, position)
    (self.stretches, self.bounds) = (stretches, bounds)
  }

  /// Coordinates at which an outline may be cut: whole ones, or parts of 2, 4, … where it is small.
  private static func positions(_ range: ClosedRange<Double>) -> [Double] {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0.01 else { return [] }
    var step = 1.0
    while extent / step < 6 { step /= 2 }
    while extent / step > 96 { step *= 2 }
    let first = (range.lowerBound / step).rounded(.down) + 1
    let last = (range.upperBound / step).rounded(.up) - 1
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Both pieces of the outline, before and behind the line.
  func pieces(
    of path: VectorPath, budget: inout PathUnionBudget
  ) throws(PathUnionError) -> (VectorPath, VectorPath) {
    let ink = try path.outlined(.nonzero, budget: &budget)
    return (
      try ink.intersection(side(before: true), budget: &budget),
      try ink.intersection(side(before: false), budget: &budget)
    )
  }

  /// The part of the plane on one side of the line, with the tongues of that side.
  private func side(before: Bool) -> VectorPath {
    let outer = bounds.inset(by: -1)
    let (low, high) = isColumn ? (outer.minY, outer.maxY) : (outer.minX, outer.maxX)
    let far = isColumn ? (before ? outer.minX : outer.maxX) : (before ? outer.minY : outer.maxY)
    var points = [(low, far), (low, position)]
    for stretch in stretches where (stretch.reach > 0) == before && stretch.reach != 0 {
      let tongue = stretch.tongue(stretch.reach)
      points += [(stretch.from.along, position), (tongue.from, position + stretch.reach)]
      points += [(tongue.to, position + stretch.reach), (stretch.to.along, position)]
    }
    points += [(high, position), (high, far)]
    let corners = points.map { isColumn ? Point(x: $1, y: $0) : Point(x: $0, y: $1) }
    var path = VectorPath(corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
    path.close()
    // Clockwise on screen, as a piece of ink is.
    return isColumn == before ? path : path.reversed
  }

  /// The outline as polygons, along a line (first coordinate) and across it (second).
  private struct Ink {
    typealias Location = (along: Double, across: Double)

    let isColumn: Bool
    let range: ClosedRange<Double>
    private let edges: [(Location, Location)]
    private let segments: [Double]

    init(_ path: VectorPath, isColumn: Bool) {
      let bounds = path.bounds ?? Rect(origin: .zero, size: Size(width: 0, height: 0))
      range = isColumn ? bounds.minX...bounds.maxX : bounds.minY...bounds.maxY
      var edges: [(Location, Location)] = []
      for polygon in path.flattened(tolerance: max(bounds.width, bounds.height) / 4096) {
        let locations = polygon.map {
          isColumn ? (along: $0.y, across: $0.x) : (along: $0.x, across: $0.y)
        }
        for (index, location) in locations.enumerated() {
          edges.append((locations[index == 0 ? locations.count - 1 : index - 1], location))
        }
      }
      (self.isColumn, self.edges) = (isColumn, edges)
      segments = path.contours.joined().map {
        let middle = $0.point(at: 0.5)
        return isColumn ? middle.x : middle.y
      }
    }

    /// The share of the segments on the side that has more of them; nil where it has all.
    func largerShare(_ position: Double) -> Double? {
      let before = segments.count { $0 < position }
      let most = max(before, segments.count - before)
      return most < segments.count ? Double(most) / Double(segments.count) : nil
    }

    /// The stretches of a line that are inside, in order.
    func stretches(_ position: Double) -> [Stretch] {
      var crossings: [(end: End, turn: Int)] = []
      for (a, b) in edges where (a.across <= position) != (b.across <= position) {
        let slope = (b.along - a.along) / (b.across - a.across)
        let end = End(along: a.along + slope * (position - a.across), slope: slope)
        crossings.append((end, a.across <= position ? 1 : -1))
      }
      crossings.sort { $0.end.along < $1.end.along }
      var stretches: [Stretch] = []
      var winding = 0
      var start: End?
      for crossing in crossings {
        if winding == 0 { start = crossing.end }
        winding += crossing.turn
        guard winding == 0, let from = start, crossing.end.along > from.along else { continue }
        stretches.append(Stretch(from: from, to: crossing.end))
      }
      return stretches
    }

    /// Gives stretches the longest tongues that have no edge of the ink in them.
    ///
    /// Where an edge lies beside the tongue or the line, both pieces paint a part of the same pixel: so
    /// a distance is kept where there is one.
    func fitTongues(over stretches: inout [Stretch], _ position: Double) {
      let (margin, longest) = (0.4, 1.0)
      let near = edges.filter { a, b in
        max(a.across, b.across) > position - longest - margin
          && min(a.across, b.across) < position + longest + margin
      }
      for index in stretches.indices {
        stretches[index].isClear = fit(&stretches[index], position, near, margin)
        if !stretches[index].isClear { _ = fit(&stretches[index], position, near, 0) }
      }
    }

    /// Gives a stretch its longest tongue at a distance from other edges; false where there is none.
    private func fit(
      _ stretch: inout Stretch, _ position: Double, _ edges: [(Location, Location)],
      _ margin: Double
    ) -> Bool {
      for length in [1, 0.75, 0.5, 0.35, 0.25, 0.15] {
        for side in [1.0, -1.0] {
          let limit = stretch.limit(isBehind: side > 0)
          guard isFree(stretch, position, side * min(length + margin, limit), edges),
            margin == 0 || isFree(stretch, position, -side * margin, edges)
          else { continue }
          stretch.reach = side * min(length, limit)
          return true
        }
      }
      return false
    }

    /// Whether no edge runs through a tongue of some reach.
    private func isFree(
      _ stretch: Stretch, _ position: Double, _ reach: Double, _ edges: [(Location, Location)]
    ) -> Bool {
      let depth = abs(reach)
      let (from, to) = (stretch.from.along, stretch.to.along)
      let tongue = stretch.tongue(reach)
      // The edge of the ink begins where the tongue does, at a depth of 0.
      let slight = 0.05 * depth
      func isInTongue(_ p: Location) -> Bool {
        let across = (p.across - position) * (reach < 0 ? -1 : 1)
        return across > slight && across < depth
          && p.along > from + (tongue.from - from) * across / depth
          && p.along < to + (tongue.to - to) * across / depth
      }
      for (a, b) in edges {
        guard max(a.along, b.along) > from, min(a.along, b.along) < to else { continue }
        let (low, high) = (min(a.across, b.across), max(a.across, b.across))
        guard high > min(position, position + reach), low < max(position, position + reach) else {
          continue
        }
        let length = max(abs(b.along - a.along), abs(b.across - a.across))
        let count = max(1, Int(min(4000, (length / (0.1 * depth)).rounded(.up))))
        for step in 0..<count {
          let t = Double(step) / Double(count)
          let p = (a.along + (b.along - a.along) * t, a.across + (b.across - a.across) * t)
          if isInTongue(p) { return false }
        }
      }
      return true
    }
  }
}
