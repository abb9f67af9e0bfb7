import ImageComparison
import RasterImage
import TestPictures
import Testing
import VectorGraphics

@Suite struct SideBySidePictureTests {
  private let red = RGBAColor(hex: 0xE5002B)

  @Test func `side by side are the expected picture, the difference and the actual one`() throws {
    let first = TestPicture(10, 6, .white)
    var second = first
    second[3, 2] = .black
    let found = try ComparisonRule.exact.compare(first.pixmap, with: second.pixmap)
    let picture = TestPicture(
      try found.sideBySidePicture(expected: first.pixmap, actual: second.pixmap))
    #expect((picture.width, picture.height) == (62, 22))
    #expect(picture[8 + 3, 8 + 2] == .white)
    #expect(picture[26 + 3, 8 + 2] == red)
    #expect(picture[44 + 3, 8 + 2] == .black)
    #expect(picture[0, 0] == RGBAColor(hex: 0x8E8E93))
    let png = try found.sideBySidePNG(expected: first.pixmap, actual: second.pixmap)
    #expect(try TestPicture(PNG.decode(png)).colors == picture.colors)
  }
}
