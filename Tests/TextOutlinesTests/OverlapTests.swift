import Testing
import VectorGraphics

@testable import TextOutlines

@Suite struct OverlapTests {
  private let disc = Path.circle(center: .zero, radius: 0.4)

  @Test func aRingDoesNotOverlap() {
    #expect(!disc.hasOverlaps)
    #expect(!(disc + Path.circle(center: .zero, radius: 0.2).reversed).hasOverlaps)
    #expect(!(disc + disc.translated(by: Vector(dx: 1, dy: 0))).hasOverlaps)
  }

  @Test func whatCrossesOrLiesInsideOverlaps() {
    #expect((disc + disc.translated(by: Vector(dx: 0.3, dy: 0))).hasOverlaps)
    #expect((disc + Path.circle(center: .zero, radius: 0.2)).hasOverlaps)
    let bow = Path([
      .move(.zero), .line(Point(x: 1, y: 1)), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)),
      .close,
    ])
    #expect(bow.hasOverlaps)
  }

  @Test func contoursWoundAgainstEachOtherCountToo() {
    #expect((disc + disc.translated(by: Vector(dx: 1, dy: 0)).reversed).hasOverlaps)
  }

  @Test func interDoesNotOverlapAndJoinedLettersDo() throws {
    let typesetter = try typesetter()
    for sign in ["$", "€", "£", "¥", "₹", "₩", "A", "Q", "R", "e", "f", "k", "t", "8%"] {
      #expect(try !typesetter.line(sign).contoursMayOverlap, "\(sign)")
    }
    #expect(try typesetter.line("नेरू").contoursMayOverlap)
  }
}
