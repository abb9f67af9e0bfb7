import ImageComparison
import TestPictures
import Testing
import VectorGraphics

@Suite struct DifferencePictureTests {
  private let red = RGBAColor(hex: 0xE5002B)

  @Test func `differing pixels alone are red, and nothing is painted over them`() throws {
    let first = TestPicture(20, 20, .clear)
    var second = first
    second.fill(PixelRect(x: 4, y: 4, width: 3, height: 3), .black)
    second.fill(PixelRect(x: 8, y: 4, width: 3, height: 3), .black)
    let found = try ComparisonRule.exact.compare(first.pixmap, with: second.pixmap)
    let picture = TestPicture(
      try found.differencePicture(expected: first.pixmap, actual: second.pixmap))
    for index in picture.colors.indices {
      #expect(picture.colors[index].alpha == second.colors[index].alpha)
      if picture.colors[index].alpha > 0 { #expect(picture.colors[index] == red) }
    }
  }

  @Test func `white artwork on a clear ground is as visible in it as on any page`() throws {
    var first = TestPicture(20, 20, .clear)
    first.fill(PixelRect(x: 5, y: 5, width: 10, height: 10), .white)
    var second = first
    second[0, 0] = .black
    let found = try ComparisonRule.exact.compare(first.pixmap, with: second.pixmap)
    let picture = TestPicture(
      try found.differencePicture(expected: first.pixmap, actual: second.pixmap))
    #expect(picture[10, 10].alpha > 24)
    #expect(picture[10, 10].red == 127)
    #expect(picture[2, 10].alpha == 0)
    #expect(picture[0, 0] == red)
  }

  @Test func `where the sizes differ, pixels of one picture are red`() throws {
    let (first, second) = (TestPicture(4, 8, .white), TestPicture(6, 5, .white))
    let found = try ComparisonRule.exact.compare(first.pixmap, with: second.pixmap)
    let picture = TestPicture(
      try found.differencePicture(expected: first.pixmap, actual: second.pixmap))
    #expect((picture.width, picture.height) == (6, 8))
    #expect(picture[5, 0] == red && picture[0, 7] == red && picture[5, 7] == red)
    #expect(picture[3, 4] != red)
  }
}
