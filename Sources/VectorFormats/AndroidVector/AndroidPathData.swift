import VectorGraphics

/// Path data in the form that Android's first readers take: every number parted by a space.
enum AndroidPathData {
  /// The longest data of which Lint's `VectorPath` does not warn.
  static let longest = 800

  /// The data of a path's disjoint parts.
  static func texts(of path: VectorPath) -> [String] {
    path.separateParts.map { part in
      let fine = text(of: part, decimals: 3)
      return fine.utf8.count <= longest ? fine : text(of: part, decimals: 2)
    }
  }

  private static func text(of path: VectorPath, decimals: Int) -> String {
    var writer = AndroidPathWriter(decimals: decimals)
    for contour in path.contours { writer.add(contour) }
    return writer.text
  }
}

/// Writes contours: a moveto to an absolute point, and relative commands behind it.
private struct AndroidPathWriter {
  /// A point on the grid that coordinates are rounded to.
  private typealias GridPoint = (x: Int, y: Int)

  private let scale: Double
  private let decimals: Int
  private(set) var text = ""
  private var current: GridPoint = (0, 0)

  init(decimals: Int) {
    self.decimals = decimals
    scale = decimals == 3 ? 1000 : 100
  }

  mutating func add(_ contour: [VectorPath.Segment]) {
    guard let first = contour.first else { return }
    current = grid(first.start)
    text += "M\(number(current.x)) \(number(current.y))"
    var index = 0
    while index < contour.count {
      if let (arc, count) = arc(contour[index...]) {
        for end in arc.ends { add(arc, to: end) }
        index += count
      } else {
        // The line that closes a contour is the closepath's.
        let isClosing = index == contour.count - 1
        if case .line = contour[index], isClosing { break }
        add(contour[index])
        index += 1
      }
    }
    text += "Z"
  }

  /// The arc that the first of some segments follow, with their number; nil where it is shorter as
  /// curves.
  private func arc(_ segments: ArraySlice<VectorPath.Segment>) -> (CircularArc, Int)? {
    // Half a unit of the grid: no more than rounding does.
    let tolerance = 0.5 / scale
    guard let first = segments.first, var arc = CircularArc(first, tolerance: tolerance) else {
      return nil
    }
    var count = 1
    for segment in segments.dropFirst() {
      guard let next = CircularArc(segment, tolerance: tolerance),
        arc.extend(by: next, tolerance: tolerance)
      else { break }
      count += 1
    }
    return (arc, count)
  }

  private mutating func add(_ arc: CircularArc, to end: Point) {
    let radius = number(Int((arc.radius * scale).rounded()))
    let end = grid(end)
    guard end != current else { return }
    text += "a\(radius) \(radius) 0 0 \(arc.sweep > 0 ? 1 : 0) "
    text += "\(number(end.x - current.x)) \(number(end.y - current.y))"
    current = end
  }

  private mutating func add(_ segment: VectorPath.Segment) {
    let end = grid(segment.end)
    switch segment {
    case .line:
      if end == current { return }
      if end.y == current.y {
        text += "h\(number(end.x - current.x))"
      } else if end.x == current.x {
        text += "v\(number(end.y - current.y))"
      } else {
        add("l", [end])
      }
    case .quad(_, let control, _): add("q", [grid(control), end])
    case .cubic(_, let first, let second, _): add("c", [grid(first), grid(second), end])
    }
    current = end
  }

  private mutating func add(_ command: String, _ points: [GridPoint]) {
    let numbers = points.flatMap { [number($0.x - current.x), number($0.y - current.y)] }
    text += command + numbers.joined(separator: " ")
  }

  private func grid(_ point: Point) -> GridPoint {
    if decimals == 3 {
      return (FixedPoint3.thousandths(point.x), FixedPoint3.thousandths(point.y))
    }
    return (
      FixedPoint3.thousandths(point.x / 10), FixedPoint3.thousandths(point.y / 10)
    )
  }

  private func number(_ value: Int) -> String {
    FixedPoint3.text(thousandths: decimals == 3 ? value : value * 10)
  }
}
