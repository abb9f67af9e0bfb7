import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct PartFittingTests {
  private static let letter = VectorPath.rectangle(Rect(x: 0, y: 4, width: 5, height: 6))

  /// The bounds of a part beside the letter, after marks have moved.
  private static func fitted(
    _ part: VectorPath, across: Bool = true, rows: Int = 2
  ) throws -> Rect {
    let outline = letter + part
    let contours = outline.withPartsApart(
      in: outline, across: across, markRows: rows, isLatin: true
    ).contours
    #expect(contours.first == letter.contours.first)
    return try #require(VectorPath(contours: contours.suffix(1)).bounds)
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorPath
  {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
    zip([a.minX, a.maxX, a.minY, a.maxY], [b.minX, b.maxX, b.minY, b.maxY]).allSatisfy {
      abs($0 - $1) < 1e-9
    }
  }

  @Test(arguments: [(2.4, 3), (2.9, 3), (2.1, 3), (2, 3), (1.6, 3), (1.4, 2), (0.9, 1.9)])
  func `a mark above its letter ends a row above it, unless it is two pixels away`(
    top: Double, bottom: Double
  ) throws {
    // The letter's top is at 4.
    let mark = try Self.fitted(Self.box(1.2, top, 2, 1))
    let left = bottom == 1.9 ? 1.2 : 1
    #expect(Self.isNear(mark, Rect(x: left, y: bottom - 1, width: 2, height: 1)))
  }

  @Test func `a mark below its letter has whole rows, and whole columns if strokes have`() throws {
    let mark = Self.box(1.3, 10.4, 1.2, 1.5)
    #expect(try Self.isNear(Self.fitted(mark), Rect(x: 1, y: 11, width: 1, height: 2)))
    #expect(
      try Self.isNear(
        Self.fitted(mark, across: false), Rect(x: 1.3, y: 11, width: 1.2, height: 2)))
  }

  @Test func `a mark that is no dot has two rows or more, or keeps its width`() throws {
    let triangle = VectorPath([
      .move(Point(x: 1.3, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 2, y: 3.2)),
      .close,
    ])
    #expect(try Self.isNear(Self.fitted(triangle), Rect(x: 1, y: 1, width: 3, height: 2)))
    #expect(
      try Self.isNear(
        Self.fitted(triangle, rows: 1), Rect(x: 1.3, y: 2, width: 2.7, height: 1)))
    let disc = VectorPath.circle(center: Point(x: 2.6, y: 2.6), radius: 0.6)
    #expect(try Self.isNear(Self.fitted(disc), Rect(x: 2, y: 2, width: 1, height: 1)))
  }

  @Test(arguments: [(true, [1.0, 3]), (false, [1, 2])])
  func `the dots of a Latin letter stay two`(isLatin: Bool, left: [Double]) {
    let dots = [Self.box(0.8, 2, 1.2, 1), Self.box(2.2, 2, 1.2, 1)]
    #expect(Self.edges([Self.letter] + dots, isLatin: isLatin) == [0] + left)
    // The contours of some fonts begin at the right.
    #expect(
      Self.edges([Self.letter] + dots.reversed(), isLatin: isLatin)
        == [0] + (isLatin ? [2, 0] : [2, 1]))
  }

  @Test func `a mark that fitting left without a height stays`() {
    let flat = VectorPath([.move(Point(x: 1, y: 3)), .line(Point(x: 3, y: 3)), .close])
    let fitted = (Self.letter + flat).withPartsApart(
      in: Self.letter + Self.box(1, 2, 2, 1), across: true, markRows: 2, isLatin: true)
    #expect(fitted.contours == (Self.letter + flat).contours)
  }

  @Test func `counters and strokes through a letter stay`() throws {
    for part in [
      Self.box(1, 5, 3, 1).reversed, Self.box(-1, 6, 7, 1),
      Self.box(1, 10, 2, 1), Self.box(1, 2.5, 9, 7),
    ] {
      #expect(try Self.fitted(part) == part.bounds)
    }
  }

  /// The left edges of parts, after letters have moved.
  private static func edges(_ parts: [VectorPath], isLatin: Bool = true) -> [Double] {
    let outline = parts.reduce(VectorPath(), +)
    return outline.withPartsApart(in: outline, across: true, markRows: 2, isLatin: isLatin).parts
      .compactMap(\.bounds?.minX)
  }

  @Test(arguments: [(5.0, 6.0), (5.5, 6.5), (5.875, 5.875), (6, 6), (3.75, 4.75), (3.5, 3.5)])
  func `a letter that touches the one before it moves by a pixel`(left: Double, moved: Double) {
    // The letter ends at 5. A pixel that is covered by an eighth looks empty, and half of the width makes it one letter.
    #expect(Self.edges([Self.letter, Self.box(left, 4, 3, 6)]) == [0, moved])
  }

  @Test func `all letters after one that moves do too, with their counters and marks`() {
    let second = [Self.box(5, 4, 4, 6), Self.box(6, 5, 2, 4).reversed, Self.box(7, 1, 1, 1)]
    let third = [Self.box(10, 4, 3, 6)]
    #expect(Self.edges([Self.letter] + second + third) == [0, 6, 7, 8, 11])
    #expect(Self.edges([Self.letter] + second + [Self.box(9, 4, 3, 6)]) == [0, 6, 7, 8, 11])
  }

  @Test func `kerned letters whose rows don't meet stay, and joined ones`() {
    #expect(Self.edges([Self.letter, Self.box(4.5, 12, 3, 2)]) == [0, 4.5])
    #expect(Self.edges([Self.letter, Self.box(4.5, 8, 3, 2)], isLatin: false) == [0, 4.5])
    #expect(Self.edges([Self.letter, Self.box(5.5, 8, 3, 2)], isLatin: false) == [0, 6.5])
  }
}
