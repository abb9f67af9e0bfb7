internal import MathSupport

extension VectorPath {
  /// Reads SVG path data: the whole grammar of SVG 1.1, section 8.3, including arcs.
  ///
  /// - Parameters:
  ///   - svgData: the text of a `d` attribute.
  ///   - elementLimit: the greatest number of elements. A path with the default number takes 28 MB of
  ///     memory. An arc is read as up to eight elements.
  /// - Throws: ``PathDataError`` at the first character that does not fit.
  public init(
    svgData: String, elementLimit: Int = VectorPath.svgElementLimit
  ) throws(PathDataError) {
    var reader = PathDataReader(
      bytes: Array(svgData.utf8), elementLimit: elementLimit, arcPieces: nil)
    try reader.read()
    self = reader.path
  }

  /// Reads path data up to the first segment with an error, as viewers do (SVG 2, 9.5.4).
  ///
  /// - Parameter arcPieces: the number of curves for each arc, so that arcs of different angles have the same elements;
  ///   nil for as many as the angle needs.
  /// - Throws: ``PathDataError`` for a number out of range, and too many elements.
  package init(
    svgDataUpToError text: String, elementLimit: Int, arcPieces: Int?
  ) throws(PathDataError) {
    var reader = PathDataReader(
      bytes: Array(text.utf8), elementLimit: elementLimit, arcPieces: arcPieces)
    do throws(PathDataError) { try reader.read() } catch {
      switch error.problem {
      case .outOfRange, .tooLong: throw error
      case .missingMove, .unknownCommand, .missingNumber, .badFlag: break
      }
    }
    self = reader.path
  }
}

extension VectorPath {
  /// The default limit for the number of elements that are read from path data.
  public static var svgElementLimit: Int { 500_000 }
}

/// An error in path data, with its offset.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of error in path data.
  public enum Problem: Hashable, Sendable {
    /// The data does not begin with a moveto.
    case missingMove
    /// There is a character that is not a command, at a place where a command is expected.
    case unknownCommand
    /// A number is missing or malformed.
    case missingNumber
    /// An arc's flag is neither 0 nor 1.
    case badFlag
    /// A number is too large to draw (beyond ±1,000,000,000).
    case outOfRange
    /// There are more elements than the limit allows.
    case tooLong(limit: Int)
  }

  /// The kind of error.
  public var problem: Problem
  /// The offset of the error, in UTF-8 bytes from the beginning.
  public var offset: Int

  /// One sentence: the offset and the error.
  public var description: String {
    let what =
      switch problem {
      case .missingMove: "it does not begin with M or m"
      case .unknownCommand: "there is no such command (MZLHVCSQTA or lower case)"
      case .missingNumber: "a number is missing or malformed"
      case .badFlag: "an arc's flag must be 0 or 1"
      case .outOfRange: "a number is beyond ±1000000000"
      case .tooLong(let limit):
        "there are more than \(limit) path elements: simplify the drawing in your design tool"
      }
    return "path data at offset \(offset): \(what)"
  }
}

private struct PathDataReader {
  let bytes: [UInt8]
  let elementLimit: Int
  let arcPieces: Int?
  var position = 0
  var path = VectorPath()
  var current = Point.zero
  var start = Point.zero
  var cubicControl: Point?
  var quadControl: Point?

  mutating func read() throws(PathDataError) {
    skipSpace()
    while position < bytes.count {
      let offset = position
      let command = bytes[position]
      guard !path.isEmpty || command | 0x20 == UInt8(ascii: "m") else {
        throw PathDataError(problem: .missingMove, offset: offset)
      }
      position += 1
      try run(command, at: offset)
      try checkLength()
    }
  }

  private mutating func run(_ command: UInt8, at offset: Int) throws(PathDataError) {
    let isRelative = command & 0x20 != 0
    var letter = command & ~0x20
    if letter == UInt8(ascii: "Z"), command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
      path.close()
      current = start
      cubicControl = nil
      quadControl = nil
      skipSpace()
      return
    }
    guard "MLHVCSQTA".utf8.contains(letter), Unicode.Scalar(command).properties.isAlphabetic else {
      throw PathDataError(problem: .unknownCommand, offset: offset)
    }
    skipSpace()
    repeat {
      try segment(letter, isRelative: isRelative)
      try checkLength()
      if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
    } while skipToNextNumber()
  }

  private func checkLength() throws(PathDataError) {
    guard path.elements.count <= elementLimit else {
      throw PathDataError(problem: .tooLong(limit: elementLimit), offset: position)
    }
  }

  private mutating func segment(_ letter: UInt8, isRelative: Bool) throws(PathDataError) {
    let base = isRelative ? Vector(dx: current.x, dy: current.y) : .zero
    var newCubic: Point?
    var newQuad: Point?
    // After a closepath, a drawing command begins a new contour at the start of the last one.
    if letter != UInt8(ascii: "M"), path.elements.last == .close { path.move(to: current) }
    switch letter {
    case UInt8(ascii: "M"):
      current = try point(base)
      start = current
      path.move(to: current)
    case UInt8(ascii: "L"):
      current = try point(base)
      path.line(to: current)
    case UInt8(ascii: "H"):
      current.x = try number() + base.dx
      path.line(to: current)
    case UInt8(ascii: "V"):
      current.y = try number() + base.dy
      path.line(to: current)
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      let c1: Point
      if letter == UInt8(ascii: "C") {
        c1 = try point(base)
      } else {
        c1 = cubicControl.map { current + (current - $0) } ?? current
      }
      let c2 = try point(base)
      current = try point(base)
      path.cubic(c1, c2, to: current)
      newCubic = c2
    case UInt8(ascii: "Q"), UInt8(ascii: "T"):
      let c: Point
      if letter == UInt8(ascii: "Q") {
        c = try point(base)
      } else {
        c = quadControl.map { current + (current - $0) } ?? current
      }
      current = try point(base)
      path.quad(c, to: current)
      newQuad = c
    default:
      try arc(base)
    }
    cubicControl = newCubic
    quadControl = newQuad
  }

  private mutating func arc(_ base: Vector) throws(PathDataError) {
    let rx = try number()
    let ry = try number()
    let rotation = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(base)
    path.endpointArc(
      from: current, to: end, rx: rx, ry: ry, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise, pieces: arcPieces)
    current = end
  }

  private mutating func point(_ base: Vector) throws(PathDataError) -> Point {
    let x = try number()
    let y = try number()
    return Point(x: x, y: y) + base
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator()
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
    else { throw PathDataError(problem: .badFlag, offset: position) }
    position += 1
    return bytes[position - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(PathDataError) -> Double {
    skipSeparator()
    let begin = position
    guard let end = bytes.svgNumberEnd(from: begin),
      let value = Double(String(decoding: bytes[begin..<end], as: UTF8.self))
    else { throw PathDataError(problem: .missingNumber, offset: begin) }
    position = end
    guard abs(value) <= 1e9 else { throw PathDataError(problem: .outOfRange, offset: begin) }
    return value
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if position < bytes.count, bytes[position] == UInt8(ascii: ","), !isAtCommandStart {
      position += 1
      skipSpace()
    }
  }

  /// Whether only white space lies between a command letter and the current position. A comma is not
  /// allowed there.
  private var isAtCommandStart: Bool {
    var index = position - 1
    while index >= 0, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index -= 1 }
    return index < 0 || bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A
  }

  /// Skips white space; returns whether a number or a comma follows, so that the command is repeated.
  private mutating func skipToNextNumber() -> Bool {
    skipSpace()
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    return byte >= 0x30 && byte <= 0x39 || ".,+-".utf8.contains(byte)
  }
}

extension [UInt8] {
  /// The index after the SVG number that begins at `start`; nil if no number begins there.
  package func svgNumberEnd(from start: Int) -> Int? {
    func digits(_ from: Int) -> Int {
      var end = from
      while end < count, (0x30...0x39).contains(self[end]) { end += 1 }
      return end
    }
    func isSign(_ at: Int) -> Bool {
      at < count && (self[at] == UInt8(ascii: "+") || self[at] == UInt8(ascii: "-"))
    }
    let whole = isSign(start) ? start + 1 : start
    var end = digits(whole)
    var length = end - whole
    if end < count, self[end] == UInt8(ascii: ".") {
      let fraction = digits(end + 1)
      length += fraction - end - 1
      end = fraction
    }
    guard length > 0 else { return nil }
    if end < count, self[end] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(end + 1) ? end + 2 : end + 1
      // In `1em`, the `e` begins a unit and not an exponent.
      if digits(exponent) > exponent { end = digits(exponent) }
    }
    return end
  }
}

extension VectorPath {
  /// Adds an elliptical arc between two points, as in SVG 1.1, appendix F.6.
  fileprivate mutating func endpointArc(
    from p0: Point, to p1: Point, rx: Double, ry: Double, rotation: Double, isLarge: Bool,
    isClockwise: Bool, pieces: Int?
  ) {
    guard p0 != p1 else { return }
    guard rx != 0, ry != 0 else { return line(to: p1) }
    let turn = Affine.rotation(degrees: rotation)
    let unturn = Affine.rotation(degrees: -rotation)
    var rx = abs(rx)
    var ry = abs(ry)
    let middle = p0.interpolated(to: p1, 0.5)
    let half = unturn * (Point.zero + (p0 - middle))
    // Radii that are too small to connect the points are enlarged until they do.
    let need = ((half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)).squareRoot()
    // Radii so small that the quotients overflow count as 0.
    guard need.isFinite else { return line(to: p1) }
    if need > 1 {
      rx *= need
      ry *= need
    }
    // From here on, coordinates are those in which the ellipse is the unit circle.
    let a = Vector(dx: half.x / rx, dy: half.y / ry)
    let square = a.dot(a)
    let offset = (max(0, 1 - square) / max(square, .leastNormalMagnitude)).squareRoot()
    let side = isLarge == isClockwise ? -offset : offset
    let center = Vector(dx: a.dy * side, dy: -a.dx * side)
    let startAngle = Degrees.angle(of: a - center)
    var sweep = Degrees.angle(of: -a - center) - startAngle
    if isClockwise, sweep < 0 { sweep += 360 }
    if !isClockwise, sweep > 0 { sweep -= 360 }
    var unit = VectorPath()
    if let pieces, startAngle.isFinite, sweep.isFinite {
      unit.arc(center: .zero + center, radius: 1, start: startAngle, sweep: sweep, pieces: pieces)
    } else {
      unit.arc(center: .zero + center, radius: 1, start: startAngle, sweep: sweep)
    }
    let placement =
      Affine.translation(middle - .zero) * turn * Affine.scale(rx, ry)
    let curves = unit.transformed(by: placement).elements.dropFirst()
    for (index, element) in curves.enumerated() {
      guard case .cubic(let c1, let c2, let p) = element else { continue }
      cubic(c1, c2, to: index == curves.count - 1 ? p1 : p)
    }
  }
}
