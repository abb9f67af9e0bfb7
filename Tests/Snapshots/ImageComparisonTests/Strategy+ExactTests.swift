import ImageComparison
import TestPictures
import Testing
import VectorGraphics

@Suite struct StrategyExactTests {
  @Test func `equal pictures are the same`() throws {
    let picture = try TestPicture(9, 7, RGBAColor(hex: 0x123456, alpha: 99)).pixmap
    let comparison = ComparisonRule.exact.compare(picture, with: picture)
    #expect(comparison.verdict == .same)
    #expect(comparison.measurement?.comparedPixels == 63)
    #expect(comparison.description == "the pictures agree")
  }

  @Test(arguments: [UInt8(1), 128, 255])
  func `one step in one channel of one pixel is found`(alpha: UInt8) throws {
    let base = TestPicture(5, 5, RGBAColor(red: 100, green: 100, blue: 100, alpha: alpha))
    for channel in [\RGBAColor.red, \RGBAColor.green, \RGBAColor.blue, \RGBAColor.alpha] {
      var changed = base
      changed[2, 3][keyPath: channel] ^= 1
      let found = try ComparisonRule.exact.compare(base.pixmap, with: changed.pixmap)
      #expect(found.verdict == .changed)
      #expect(found.measurement?.differingPixels == 1)
      #expect(found.measurement?.areas.first?.bounds == PixelRect(x: 2, y: 3, width: 1, height: 1))
    }
  }

  @Test func `a difference in alpha alone is found, in black and in white`() throws {
    for color in [RGBAColor.black, .white] {
      let base = TestPicture(3, 3, color)
      var changed = base
      changed[1, 1].alpha = 254
      let found = try ComparisonRule.exact.compare(base.pixmap, with: changed.pixmap)
      #expect(found.verdict == .changed)
      #expect(found.measurement?.largest == 1.0 / 255)
    }
  }

  @Test func `the colour of what is wholly transparent is not seen`() throws {
    let clear = try TestPicture(2, 2, RGBAColor(hex: 0xFF0000, alpha: 0)).pixmap
    let other = try TestPicture(2, 2, RGBAColor(hex: 0x00FF00, alpha: 0)).pixmap
    #expect(ComparisonRule.exact.compare(clear, with: other).verdict == .same)
  }

  @Test func `a tolerance of n lets n steps pass and not n + 1`() throws {
    let rule = ComparisonRule(.exact(tolerance: 3))
    let base = TestPicture(4, 4, RGBAColor(red: 10, green: 20, blue: 30))
    var changed = base
    changed[0, 0].green = 23
    #expect(try rule.compare(base.pixmap, with: changed.pixmap).verdict == .same)
    changed[0, 0].green = 24
    #expect(try rule.compare(base.pixmap, with: changed.pixmap).verdict == .changed)
  }
}
