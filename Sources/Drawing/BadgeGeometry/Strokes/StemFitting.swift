package import VectorGraphics

extension VectorPath {
  /// The outline with its straight stems and edges on whole device pixels.
  ///
  /// Horizontal and vertical edges move to pixel boundaries. The two edges of a stem move together. Stems
  /// become at least one pixel thick and keep their order. Gaps of at least 0.6 pixels stay open. All other
  /// points move in proportion, so that curves stay smooth. Curved and slanted strokes are not snapped.
  ///
  /// The hints of a font do the same for horizontal and vertical stems (OpenType, "Hinting"). But the fonts
  /// of most scripts have no hints.
  ///
  /// - Parameter scale: pixels per point.
  /// - Complexity: O(n²) for n straight edges. An axis with more than 2,000 of them is not fitted.
  package func stemsFitted(toPixelsAt scale: Double) -> VectorPath {
    guard scale > 0, scale.isFinite, let bounds else { return self }
    let contours = area < 0 ? reversed.contours : contours
    let longest = max(1.5, 0.35 * max(bounds.width, bounds.height) * scale)
    let across = StemMap(StraightEdge.vertical(in: contours, scale), longestStem: longest)
    var down = StemMap(StraightEdge.horizontal(in: contours, scale), longestStem: longest)
    guard across.isUseful || down.isUseful else { return self }
    for contour in contours {
      guard let bounds = VectorPath(contours: [contour]).bounds else { continue }
      down.align(overshoot: bounds.minY * scale)
      down.align(overshoot: bounds.maxY * scale)
    }
    func map(_ p: Point) -> Point {
      Point(x: across[p.x * scale] / scale, y: down[p.y * scale] / scale)
    }
    return VectorPath(
      contours: self.contours.map { contour in
        contour.map { segment in
          switch segment {
          case .line(let a, let b): .line(map(a), map(b))
          case .quad(let a, let b, let c): .quad(map(a), map(b), map(c))
          case .cubic(let a, let b, let c, let d): .cubic(map(a), map(b), map(c), map(d))
          }
        }
      })
  }
}

/// All straight pieces of an outline at one coordinate of an axis, in pixels.
private struct StraightEdge {
  var position: Double
  /// Whether the filled side of the edge is towards larger coordinates.
  var isStart: Bool
  /// The extents of the pieces along the other axis.
  var spans: [ClosedRange<Double>]

  /// The length of the shortest piece that counts as an edge.
  private static let shortest = 0.4

  static func vertical(in contours: [[VectorPath.Segment]], _ scale: Double) -> [StraightEdge] {
    edges(contours) { (position: $0.x * scale, along: -$0.y * scale) }
  }

  static func horizontal(in contours: [[VectorPath.Segment]], _ scale: Double) -> [StraightEdge] {
    edges(contours) { (position: $0.y * scale, along: $0.x * scale) }
  }

  /// The edges of an outline with clockwise outer contours. A line is a start edge if `along` grows from its
  /// first to its last point.
  private static func edges(
    _ contours: [[VectorPath.Segment]], _ axis: (Point) -> (position: Double, along: Double)
  ) -> [StraightEdge] {
    var edges: [StraightEdge] = []
    for contour in contours {
      for case .line(let start, let end) in contour {
        let (a, b) = (axis(start), axis(end))
        let length = abs(a.along - b.along)
        guard length >= shortest, abs(a.position - b.position) <= length / 50 else { continue }
        let position = (a.position + b.position) / 2
        let isStart = b.along > a.along
        let span = min(a.along, b.along)...max(a.along, b.along)
        if let index = edges.firstIndex(where: {
          $0.isStart == isStart && abs($0.position - position) < 0.05
        }) {
          edges[index].spans.append(span)
        } else {
          edges.append(StraightEdge(position: position, isStart: isStart, spans: [span]))
        }
        if edges.count > 2000 { return [] }
      }
    }
    return edges.sorted { $0.position < $1.position }
  }

  /// The total length along which the two edges lie opposite each other.
  func overlap(_ other: StraightEdge) -> Double {
    var sum = 0.0
    for a in spans {
      for b in other.spans {
        sum += max(0, min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound))
      }
    }
    return sum
  }
}

/// A map of the coordinates of one axis that moves stems and edges to whole pixels.
private struct StemMap {
  /// Coordinates and their targets, both in ascending order.
  private var anchors: [(position: Double, target: Double)] = []
  /// The width of the narrowest gap between stems that is kept open, in pixels.
  private static let counter = 0.6

  var isUseful: Bool { !anchors.isEmpty }

  init(_ edges: [StraightEdge], longestStem: Double) {
    var previous: (position: Double, target: Double)?
    for stem in Self.stems(edges, longest: longestStem) {
      let thickness = stem.upperBound - stem.lowerBound
      let fitted = thickness > 0 ? max(1, thickness.rounded()) : 0
      var start = ((stem.lowerBound + stem.upperBound - fitted) / 2).rounded()
      if let previous {
        let gap = stem.lowerBound - previous.position
        start = max(start, previous.target + (gap >= Self.counter ? 1 : 0))
      }
      anchors.append((stem.lowerBound, start))
      if thickness > 0 { anchors.append((stem.upperBound, start + fitted)) }
      previous = (stem.upperBound, start + fitted)
    }
    // Keeping gaps open pushes all later stems on. Move everything back by the mean shift.
    let drift = anchors.reduce(0) { $0 + $1.target - $1.position } / Double(max(1, anchors.count))
    for index in anchors.indices { anchors[index].target -= drift.rounded() }
  }

  /// The stems, in order, without overlaps. An edge that belongs to no stem is a stem of thickness 0.
  private static func stems(
    _ edges: [StraightEdge], longest: Double
  ) -> [ClosedRange<Double>] {
    var candidates: [(stem: ClosedRange<Double>, length: Double)] = []
    for start in edges where start.isStart {
      let partner = edges.first { end in
        !end.isStart && end.position > start.position && end.overlap(start) >= 0.3
      }
      guard let partner, partner.position - start.position <= longest else { continue }
      candidates.append((start.position...partner.position, start.overlap(partner)))
    }
    candidates += edges.map { ($0.position...$0.position, 0) }
    var stems: [ClosedRange<Double>] = []
    for (stem, _) in candidates.sorted(by: { $0.length > $1.length })
    where !stems.contains(where: { $0.overlaps(stem) }) {
      stems.append(stem)
    }
    return stems.sorted { $0.lowerBound < $1.lowerBound }
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
    let (a, b) = (anchors[upper - 1], anchors[upper])
    guard b.position > a.position else { return b.target }
    return a.target
      + (position - a.position) / (b.position - a.position) * (b.target - a.target)
  }
}
