import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct MarkFittingTests {
  private static let letter = VectorPath.rectangle(Rect(x: 0, y: 4, width: 5, height: 6))

  /// The bounds of a part beside the letter, after marks have moved.
  private static func fitted(_ part: VectorPath, across: Bool = true) throws -> Rect {
    let outline = letter + part
    let contours = outline.withMarksApart(in: outline, across: across).contours
    #expect(contours.first == letter.contours.first)
    return try #require(VectorPath(contours: contours.suffix(1)).bounds)
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorPath
  {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  @Test(arguments: [(2.4, 3), (2.9, 3), (2.1, 3), (2, 3), (1.6, 2.6)])
  func `a mark above its letter moves up until a row is free`(
    top: Double, bottom: Double
  ) throws {
    // The letter's top is at 4.
    let mark = try Self.fitted(Self.box(1.2, top, 2, 1))
    #expect(abs(mark.maxY - bottom) < 1e-9 && abs(mark.minX - 1.2) < 1e-9)
  }

  @Test func `a mark below moves down, and a narrow one to whole columns`() throws {
    let below = try Self.fitted(Self.box(1.3, 10.4, 1.2, 1.5))
    #expect(abs(below.minY - 11) < 1e-9 && abs(below.midX - 1.5) < 1e-9)
    let rows = try Self.fitted(Self.box(1.3, 10.4, 1.2, 1.5), across: false)
    #expect(abs(rows.minY - 11) < 1e-9 && abs(rows.midX - 1.9) < 1e-9)
  }

  @Test func `counters, strokes through a letter and what is beside it stay`() throws {
    for part in [
      Self.box(1, 5, 3, 1).reversed, Self.box(-1, 6, 7, 1), Self.box(5.2, 9, 1, 1),
      Self.box(1, 10, 2, 1), Self.box(1, 2.5, 9, 7),
    ] {
      #expect(try Self.fitted(part) == part.bounds)
    }
  }
}
