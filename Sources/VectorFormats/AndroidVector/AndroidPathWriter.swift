import VectorGraphics

/// Writes contours in the shortest form that every Android reads.
///
/// Android 5's `PathParser` takes a minus sign as the beginning of a number, and a second point only
/// from Android 6 on: so numbers are parted by a space unless a minus sign stands there. Numbers may
/// follow without their command, `s` and `t` mirror the control point of the curve before, and the
/// shorter of relative and absolute is taken, in all of its versions.
struct AndroidPathWriter {
  /// A point on the grid that coordinates are rounded to.
  private typealias GridPoint = (x: Int, y: Int)

  private let scale: Double
  private let decimals: Int
  private(set) var text = ""
  private var current: GridPoint = (0, 0)
  private var command: Character = "Z"
  /// The last control point of the curve before, which `s` and `t` mirror.
  private var cubicControl: GridPoint?
  private var quadControl: GridPoint?

  /// - Parameter decimals: 2 or 3.
  init(decimals: Int) {
    self.decimals = decimals
    scale = decimals == 3 ? 1000 : 100
  }

  mutating func add(_ contour: [VectorPath.Segment]) {
    guard let first = contour.first else { return }
    current = grid(first.start)
    take("M", numbers([current.x, current.y]))
    (cubicControl, quadControl) = (nil, nil)
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
    command = "Z"
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
    let radius = Int((arc.radius * scale).rounded())
    let end = grid(end)
    guard end != current else { return }
    let shape = numbers([radius, radius]) + " 0 0 \(arc.sweep > 0 ? 1 : 0)"
    write("A", [end], after: shape)
    (current, cubicControl, quadControl) = (end, nil, nil)
  }

  private mutating func add(_ segment: VectorPath.Segment) {
    let end = grid(segment.end)
    let (mirroredCubic, mirroredQuad) = (mirrored(cubicControl), mirrored(quadControl))
    switch segment {
    case .line:
      if end == current { return }
      (cubicControl, quadControl) = (nil, nil)
      if end.y == current.y {
        shorter("H", numbers([end.x]), numbers([end.x - current.x]))
      } else if end.x == current.x {
        shorter("V", numbers([end.y]), numbers([end.y - current.y]))
      } else {
        write("L", [end])
      }
    case .quad(_, let control, _):
      let control = grid(control)
      (cubicControl, quadControl) = (nil, control)
      if let mirroredQuad, mirroredQuad == control {
        write("T", [end])
      } else {
        write("Q", [control, end])
      }
    case .cubic(_, let first, let second, _):
      let (first, second) = (grid(first), grid(second))
      (cubicControl, quadControl) = (second, nil)
      if let mirroredCubic, mirroredCubic == first {
        write("S", [second, end])
      } else {
        write("C", [first, second, end])
      }
    }
    current = end
  }

  private func mirrored(_ control: GridPoint?) -> GridPoint? {
    control.map { (2 * current.x - $0.x, 2 * current.y - $0.y) }
  }

  private mutating func write(_ command: String, _ points: [GridPoint], after shape: String = "") {
    func text(_ values: [Int]) -> String {
      let text = numbers(values)
      return shape.isEmpty ? text : text.hasPrefix("-") ? shape + text : "\(shape) \(text)"
    }
    shorter(
      Character(command), text(points.flatMap { [$0.x, $0.y] }),
      text(points.flatMap { [$0.x - current.x, $0.y - current.y] }))
  }

  /// Writes the shorter of an absolute command and the relative one, its letter counted.
  private mutating func shorter(_ absolute: Character, _ far: String, _ near: String) {
    let relative = Character(absolute.lowercased())
    let (farLength, nearLength) = (length(absolute, far), length(relative, near))
    if nearLength <= farLength { take(relative, near) } else { take(absolute, far) }
  }

  /// The characters that a command with its numbers adds.
  private func length(_ command: Character, _ numbers: String) -> Int {
    numbers.utf8.count + (command == self.command && numbers.hasPrefix("-") ? 0 : 1)
  }

  private mutating func take(_ command: Character, _ numbers: String) {
    // Behind a moveto numbers alone would be a lineto's.
    if command != self.command || command == "M" {
      text.append(command)
    } else if !numbers.hasPrefix("-") {
      text.append(" ")
    }
    text += numbers
    self.command = command
  }

  private func grid(_ point: Point) -> GridPoint {
    if decimals == 3 {
      return (FixedPoint3.thousandths(point.x), FixedPoint3.thousandths(point.y))
    }
    return (
      FixedPoint3.thousandths(point.x / 10), FixedPoint3.thousandths(point.y / 10)
    )
  }

  /// Numbers of the grid, parted by a space or by the minus sign of the next one.
  private func numbers(_ values: [Int]) -> String {
    var text = ""
    for value in values {
      if !text.isEmpty, value >= 0 { text += " " }
      text += FixedPoint3.text(thousandths: decimals == 3 ? value : value * 10)
    }
    return text
  }
}
