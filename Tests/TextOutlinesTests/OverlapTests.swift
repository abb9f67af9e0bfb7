import Testing
import VectorGraphics

@testable import TextOutlines

@Suite struct OverlapTests {
  @Test func `Inter's letters do not overlap and joined letters do`() throws {
    let typesetter = try typesetter()
    for sign in ["$", "€", "£", "¥", "₹", "₩", "A", "Q", "R", "e", "f", "k", "t", "8%"] {
      #expect(try !typesetter.line(sign).outline.hasOverlappingContours, "\(sign)")
    }
    #expect(try typesetter.line("नेरू").outline.hasOverlappingContours)
  }
}
