extension VectorPath {
  /// The outline as SVG path data, in the shortest form that keeps 1/1000 pt.
  ///
  /// Points are rounded first and differences taken between rounded points, so errors never add up.
  /// `isRelative: false` writes absolute commands with every separator spelt out, for readers that
  /// accept only the plain form.
  public func svgData(isRelative: Bool = true) -> String {
    String(decoding: svgDataBytes(isRelative: isRelative), as: UTF8.self)
  }

  /// The bytes of ``svgData(isRelative:)``.
  package func svgDataBytes(isRelative: Bool = true) -> [UInt8] {
    var writer = PathDataWriter(isRelative: isRelative)
    for element in elements { writer.add(element) }
    return writer.bytes
  }
}

/// Chooses, element by element, the shorter of the absolute and the relative command.
private struct PathDataWriter {
  typealias ComponentGrid = (x: Int, y: Int)

  let isRelative: Bool
  /// The text so far, as bytes: made of strings it took four times as long.
  private(set) var bytes: [UInt8] = []
  private var current: ComponentGrid = (0, 0)
  private var start: ComponentGrid = (0, 0)
  private var lastCommand = UInt8(ascii: " ")
  /// Whether the last number had a point, so that one beginning with a point may follow directly.
  private var lastHadPoint = false
  /// The second control point of the curve before, for `s` and `t`.
  private var lastCubicControl: ComponentGrid?
  private var lastQuadControl: ComponentGrid?
  /// The coordinates of the command that is written.
  private var coordinates: [(absolute: Int, relative: Int)] = []

  init(isRelative: Bool) { self.isRelative = isRelative }

  mutating func add(_ element: VectorPath.Element) {
    let cubicControl = lastCubicControl
    let quadControl = lastQuadControl
    lastCubicControl = nil
    lastQuadControl = nil
    switch element {
    case .move(let p):
      let p = grid(p)
      addPoint(p)
      write("M")
      (current, start) = (p, p)
    case .line(let p):
      let p = grid(p)
      if p == current, isRelative {
        // The line is left out, so the curve before it is still the previous one for `s` and `t`.
        (lastCubicControl, lastQuadControl) = (cubicControl, quadControl)
        return
      }
      if p.y == current.y, isRelative {
        coordinates.append((p.x, p.x - current.x))
        write("H")
      } else if p.x == current.x, isRelative {
        coordinates.append((p.y, p.y - current.y))
        write("V")
      } else {
        addPoint(p)
        write("L")
      }
      current = p
    case .quad(let c, let p):
      let (c, p) = (grid(c), grid(p))
      let isSmooth = isRelative && quadControl.map { reflected($0) == c } ?? false
      if !isSmooth { addPoint(c) }
      addPoint(p)
      write(isSmooth ? "T" : "Q")
      (current, lastQuadControl) = (p, c)
    case .cubic(let c1, let c2, let p):
      let (c1, c2, p) = (grid(c1), grid(c2), grid(p))
      // Without a curve before it, `s` takes the current point as its first control point.
      let isSmooth = isRelative && (cubicControl.map(reflected) ?? current) == c1
      if !isSmooth { addPoint(c1) }
      addPoint(c2)
      addPoint(p)
      write(isSmooth ? "S" : "C")
      (current, lastCubicControl) = (p, c2)
    case .close:
      if lastCommand == UInt8(ascii: "z") { return }
      bytes.append(UInt8(ascii: isRelative ? "z" : "Z"))
      lastCommand = UInt8(ascii: "z")
      current = start
    }
  }

  private func grid(_ p: Point) -> ComponentGrid {
    (FixedPoint3.thousandths(p.x), FixedPoint3.thousandths(p.y))
  }

  private func reflected(_ control: ComponentGrid) -> ComponentGrid {
    (2 * current.x - control.x, 2 * current.y - control.y)
  }

  private mutating func addPoint(_ p: ComponentGrid) {
    coordinates.append((p.x, p.x - current.x))
    coordinates.append((p.y, p.y - current.y))
  }

  /// Writes a command with the coordinates that were added, in the shorter form.
  private mutating func write(_ letter: Unicode.Scalar) {
    let upperCase = UInt8(ascii: letter)
    let begin = bytes.count
    if isRelative {
      let lowerCase = upperCase | 0x20
      let lowerHadPoint = append(lowerCase, relative: true)
      let middle = bytes.count
      let upperHadPoint = append(upperCase, relative: false)
      if middle - begin <= bytes.count - middle {
        bytes.removeLast(bytes.count - middle)
        (lastCommand, lastHadPoint) = (lowerCase, lowerHadPoint)
      } else {
        bytes.removeSubrange(begin..<middle)
        (lastCommand, lastHadPoint) = (upperCase, upperHadPoint)
      }
    } else {
      lastHadPoint = append(upperCase, relative: false)
      lastCommand = upperCase
    }
    coordinates.removeAll(keepingCapacity: true)
  }

  /// Appends the command with its numbers, without the letter where it may be left out.
  ///
  /// - Returns: whether the last number had a point.
  private mutating func append(_ command: UInt8, relative: Bool) -> Bool {
    // After a moveto further pairs are linetos, so only the others repeat by leaving the letter
    // out.
    let isImplied = isRelative && command == Self.implied(after: lastCommand)
    if !isImplied { bytes.append(command) }
    var hadPoint = isImplied && lastHadPoint
    var isFirst = !isImplied
    for coordinate in coordinates {
      let number = FixedPoint3.Digits(
        thousandths: relative ? coordinate.relative : coordinate.absolute)
      let needsSpace =
        !isRelative || !number.isNegative && !(hadPoint && number.beginsWithPoint)
      if !isFirst, needsSpace { bytes.append(UInt8(ascii: " ")) }
      number.append(to: &bytes, leadingZero: !isRelative)
      hadPoint = number.hasPoint
      isFirst = false
    }
    return hadPoint
  }

  /// The command that numbers without a letter are for.
  private static func implied(after command: UInt8) -> UInt8 {
    switch command {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    default: command
    }
  }
}
