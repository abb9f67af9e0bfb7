extension VectorPath {
  /// The outline as SVG path data, with coordinates rounded to 1/1000 pt.
  ///
  /// Relative coordinates are differences of rounded points, so rounding errors do not add up.
  ///
  /// - Parameter isRelative: whether to write the shortest form, with relative and absolute commands. If
  ///   false, only absolute commands are written, with all separators, for readers that accept only this
  ///   plain form.
  public func svgData(isRelative: Bool = true) -> String {
    data(isRelative ? .short : .plain)
  }

  /// The outline as the path data of an Android VectorDrawable, in the shortest form that every version of
  /// Android and Lint's check `InvalidVectorPath` accept.
  ///
  /// In Android 5's `PathParser`, a minus sign begins a new number, but a second point does not. It can
  /// crash at a number without a digit before its point. A closepath does not move its current point, and
  /// every pair of numbers after a moveto is another moveto.
  package func androidData() -> String { data(.android) }

  private func data(_ form: PathDataForm) -> String {
    var writer = PathDataWriter(form)
    for element in elements { writer.add(element) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private enum PathDataForm {
  /// Absolute commands with all of their numbers and every separator.
  case plain
  /// The shortest form that SVG allows.
  case short
  /// The shortest form that every version of Android reads.
  case android
}

/// Writes path data. Except in the plain form, it chooses the shorter one of the absolute and the relative
/// command for each element.
private struct PathDataWriter {
  /// A point in thousandths of a unit.
  typealias RoundedPoint = (x: Int, y: Int)

  private let form: PathDataForm
  /// Whether commands can be relative, and whether letters and lines of length 0 can be left out.
  private var isShort: Bool { form != .plain }
  /// The text so far. Bytes are used because strings took four times as long.
  private(set) var bytes: [UInt8] = []
  private var current: RoundedPoint = (0, 0)
  private var start: RoundedPoint = (0, 0)
  private var lastCommand = UInt8(ascii: " ")
  /// Whether the last number has a decimal point. A number that begins with a point then needs no space before
  /// it: `1.5.5` is `1.5 .5`.
  private var lastHadPoint = false
  /// The last control point of the previous element, if it is a cubic curve (for `s`) or a quadratic one (for
  /// `t`).
  private var lastCubicControl: RoundedPoint?
  private var lastQuadControl: RoundedPoint?
  /// The coordinates of the command that is being written.
  private var coordinates: [(absolute: Int, relative: Int)] = []

  init(_ form: PathDataForm) { self.form = form }

  mutating func add(_ element: VectorPath.Element) {
    let cubicControl = lastCubicControl
    let quadControl = lastQuadControl
    lastCubicControl = nil
    lastQuadControl = nil
    switch element {
    case .move(let p):
      let p = rounded(p)
      addPoint(p)
      write("M")
      current = p
      start = p
    case .line(let p):
      let p = rounded(p)
      if p == current, isShort {
        // The line is left out, so the curve before it is still the previous element for `s` and `t`.
        lastCubicControl = cubicControl
        lastQuadControl = quadControl
        return
      }
      if p.y == current.y, isShort {
        coordinates.append((p.x, p.x - current.x))
        write("H")
      } else if p.x == current.x, isShort {
        coordinates.append((p.y, p.y - current.y))
        write("V")
      } else {
        addPoint(p)
        write("L")
      }
      current = p
    case .quad(let c, let p):
      let c = rounded(c)
      let p = rounded(p)
      let isSmooth = isShort && quadControl.map { reflected($0) == c } ?? false
      if !isSmooth { addPoint(c) }
      addPoint(p)
      write(isSmooth ? "T" : "Q")
      current = p
      lastQuadControl = c
    case .cubic(let c1, let c2, let p):
      let c1 = rounded(c1)
      let c2 = rounded(c2)
      let p = rounded(p)
      // Without a curve before it, `s` takes the current point as its first control point.
      let mirrored = cubicControl.map(reflected) ?? (form == .short ? current : nil)
      let isSmooth = isShort && mirrored.map { $0 == c1 } ?? false
      if !isSmooth { addPoint(c1) }
      addPoint(c2)
      addPoint(p)
      write(isSmooth ? "S" : "C")
      current = p
      lastCubicControl = c2
    case .close:
      if lastCommand == UInt8(ascii: "z") { return }
      bytes.append(UInt8(ascii: form == .short ? "z" : "Z"))
      lastCommand = UInt8(ascii: "z")
      current = start
    }
  }

  private func rounded(_ p: Point) -> RoundedPoint {
    (FixedPoint3.thousandths(p.x), FixedPoint3.thousandths(p.y))
  }

  private func reflected(_ control: RoundedPoint) -> RoundedPoint {
    (2 * current.x - control.x, 2 * current.y - control.y)
  }

  private mutating func addPoint(_ p: RoundedPoint) {
    coordinates.append((p.x, p.x - current.x))
    coordinates.append((p.y, p.y - current.y))
  }

  /// Writes a command with the coordinates that were added, in the shorter of the allowed forms.
  private mutating func write(_ letter: Unicode.Scalar) {
    let upperCase = UInt8(ascii: letter)
    let begin = bytes.count
    // After a closepath, Android 5 reads a relative moveto from the point before the closepath.
    if isShort, form != .android || letter != "M" {
      let lowerCase = upperCase | 0x20
      let lowerHadPoint = append(lowerCase, relative: true)
      let middle = bytes.count
      let upperHadPoint = append(upperCase, relative: false)
      if middle - begin <= bytes.count - middle {
        bytes.removeLast(bytes.count - middle)
        lastCommand = lowerCase
        lastHadPoint = lowerHadPoint
      } else {
        bytes.removeSubrange(begin..<middle)
        lastCommand = upperCase
        lastHadPoint = upperHadPoint
      }
    } else {
      lastHadPoint = append(upperCase, relative: false)
      lastCommand = upperCase
    }
    coordinates.removeAll(keepingCapacity: true)
  }

  /// Appends the command with its numbers, without the letter if it can be left out.
  ///
  /// - Returns: whether the last number had a point.
  private mutating func append(_ command: UInt8, relative: Bool) -> Bool {
    // Numbers without a letter repeat the last command; after a moveto, they are a lineto.
    let isImplied = isShort && command == implied(after: lastCommand)
    if !isImplied { bytes.append(command) }
    var hadPoint = isImplied && lastHadPoint
    var isFirst = !isImplied
    for coordinate in coordinates {
      let number = FixedPoint3.Digits(
        thousandths: relative ? coordinate.relative : coordinate.absolute)
      let mayFollowPoint = form == .short && hadPoint && number.beginsWithPoint
      let needsSpace = !isShort || !number.isNegative && !mayFollowPoint
      if !isFirst, needsSpace { bytes.append(UInt8(ascii: " ")) }
      number.append(to: &bytes, leadingZero: form != .short)
      hadPoint = number.hasPoint
      isFirst = false
    }
    return hadPoint
  }

  /// The command to which numbers without a letter belong after the given command; nil if a letter is
  /// required.
  private func implied(after command: UInt8) -> UInt8? {
    switch command {
    case UInt8(ascii: "M"): form == .short ? UInt8(ascii: "L") : nil
    case UInt8(ascii: "m"): form == .short ? UInt8(ascii: "l") : nil
    default: command
    }
  }
}
