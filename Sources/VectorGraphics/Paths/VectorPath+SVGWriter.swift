extension VectorPath {
  /// The outline as SVG path data, in the shortest form that keeps 1/1000 pt.
  ///
  /// Points are rounded first and differences taken between rounded points, so errors never add up.
  /// `isRelative: false` writes absolute commands with every separator spelt out, for readers that
  /// accept only the plain form.
  public func svgData(isRelative: Bool = true) -> String {
    var writer = PathDataWriter(isRelative: isRelative)
    for element in elements { writer.add(element) }
    return writer.text
  }
}

/// Chooses, element by element, the shorter of the absolute and the relative command.
private struct PathDataWriter {
  typealias ComponentGrid = (x: Int, y: Int)

  let isRelative: Bool
  var text = ""
  private var current: ComponentGrid = (0, 0)
  private var start: ComponentGrid = (0, 0)
  private var lastCommand: Character = " "
  /// Whether the last number had a point, so that one beginning with a point may follow directly.
  private var lastHadPoint = false
  /// The second control point of the curve before, for `s` and `t`.
  private var lastCubicControl: ComponentGrid?
  private var lastQuadControl: ComponentGrid?

  init(isRelative: Bool) { self.isRelative = isRelative }

  mutating func add(_ element: VectorPath.Element) {
    let cubicControl = lastCubicControl
    let quadControl = lastQuadControl
    lastCubicControl = nil
    lastQuadControl = nil
    switch element {
    case .move(let p):
      let p = grid(p)
      write("M", [p])
      (current, start) = (p, p)
    case .line(let p):
      let p = grid(p)
      if p == current, isRelative {
        // The line is left out, so the curve before it is still the previous one for `s` and `t`.
        (lastCubicControl, lastQuadControl) = (cubicControl, quadControl)
        return
      }
      if p.y == current.y, isRelative {
        writeScalar("H", p.x, p.x - current.x)
      } else if p.x == current.x, isRelative {
        writeScalar("V", p.y, p.y - current.y)
      } else {
        write("L", [p])
      }
      current = p
    case .quad(let c, let p):
      let (c, p) = (grid(c), grid(p))
      if isRelative, let quadControl, reflected(quadControl) == c {
        write("T", [p])
      } else {
        write("Q", [c, p])
      }
      (current, lastQuadControl) = (p, c)
    case .cubic(let c1, let c2, let p):
      let (c1, c2, p) = (grid(c1), grid(c2), grid(p))
      // Without a curve before it, `s` takes the current point as its first control point.
      if isRelative, (cubicControl.map(reflected) ?? current) == c1 {
        write("S", [c2, p])
      } else {
        write("C", [c1, c2, p])
      }
      (current, lastCubicControl) = (p, c2)
    case .close:
      if lastCommand == "z" || lastCommand == "Z" { return }
      text.append(isRelative ? "z" : "Z")
      lastCommand = "z"
      current = start
    }
  }

  private func grid(_ p: Point) -> ComponentGrid {
    (FixedPoint3.thousandths(p.x), FixedPoint3.thousandths(p.y))
  }

  private func reflected(_ control: ComponentGrid) -> ComponentGrid {
    (2 * current.x - control.x, 2 * current.y - control.y)
  }

  private mutating func write(_ command: Character, _ points: [ComponentGrid]) {
    choose(
      command, absolute: points.flatMap { [$0.x, $0.y] },
      relative: points.flatMap { [$0.x - current.x, $0.y - current.y] })
  }

  private mutating func writeScalar(_ command: Character, _ absolute: Int, _ relative: Int) {
    choose(command, absolute: [absolute], relative: [relative])
  }

  private mutating func choose(_ command: Character, absolute: [Int], relative: [Int]) {
    let upper = encoded(command, absolute)
    guard isRelative else { return take(command, upper) }
    let lowerCommand = Character(command.lowercased())
    let lower = encoded(lowerCommand, relative)
    if lower.text.utf8.count <= upper.text.utf8.count {
      take(lowerCommand, lower)
    } else {
      take(command, upper)
    }
  }

  private mutating func take(_ command: Character, _ encoded: (text: String, hadPoint: Bool)) {
    text += encoded.text
    lastHadPoint = encoded.hadPoint
    lastCommand = command
  }

  /// The command with its numbers, without the letter where it may be left out.
  private func encoded(_ command: Character, _ values: [Int]) -> (text: String, hadPoint: Bool) {
    // After a moveto further pairs are linetos, so only the others repeat by leaving the letter
    // out.
    let isImplied =
      isRelative
      && (command == lastCommand && command != "m" && command != "M"
        || command == "l" && lastCommand == "m" || command == "L" && lastCommand == "M")
    var text = isImplied ? "" : String(command)
    var hadPoint = isImplied ? lastHadPoint : false
    var isFirst = !isImplied
    for value in values {
      let number = FixedPoint3.text(thousandths: value, leadingZero: !isRelative)
      let startsWithPoint = number.utf8.first == UInt8(ascii: ".")
      let startsWithSign = number.utf8.first == UInt8(ascii: "-")
      if !isRelative {
        if !isFirst { text += " " }
      } else if !isFirst, !startsWithSign, !(startsWithPoint && hadPoint) {
        text += " "
      }
      text += number
      hadPoint = number.utf8.contains(UInt8(ascii: "."))
      isFirst = false
    }
    return (text, hadPoint)
  }
}
