import ImageComparison
import ImageSnapshots
import TestPictures
import Testing
import VectorGraphics

@Suite struct ComparisonFiguresTests {
  @Test func `the JSON form holds every figure`() throws {
    let picture = TestPicture(9, 9)
    var changed = picture
    changed.fill(PixelRect(x: 3, y: 3, width: 3, height: 3), .black)
    let rule = ComparisonRule(.exact(), limits: [.pixels(7), .density(pixels: 8, window: 3)])
    let text = try rule.compare(picture.pixmap, with: changed.pixmap).json
    #expect(text.contains("\"verdict\" : \"changed\""))
    #expect(text.contains("\"excess\" : 2"))
    #expect(text.contains("\"window\" : 3"))
    #expect(text.contains("\"differing\" : 9"))
    #expect(text.contains("\"rule\" : \"exact; allowed: 7 pixels; allowed: 8 in 3 × 3\""))
  }
}
