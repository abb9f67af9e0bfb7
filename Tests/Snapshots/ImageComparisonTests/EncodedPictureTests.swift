import Foundation
import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// Comparison of pictures as they are in their files.
@Suite struct EncodedPictureTests {
  private func encoded(_ pixmap: Pixmap) throws -> EncodedPicture {
    try EncodedPicture(pixmap.png(), path: "picture.png")
  }

  private static let rules: [ComparisonRule] = [
    .exact, ComparisonRule(.exact(tolerance: 40)), .perceptual,
    ComparisonRule(limits: [.pixels(3), .ratio(0.1), .largest(0.5)]),
    ComparisonRule(limits: [.density(pixels: 2, window: 3), .density(pixels: 5, window: 1000)]),
    ComparisonRule(
      ignoring: [
        PixelRect(x: 2, y: 3, width: 5, height: 4), PixelRect(x: -3, y: 10, width: 8, height: 2),
      ]),
    ComparisonRule(ignoring: [PixelRect(x: 0, y: 0, width: 999, height: 999)]),
  ]

  @Test(arguments: rules)
  func `files are compared as their pixels are, without marks`(rule: ComparisonRule) throws {
    var random = SeededGenerator(seed: 5)
    let picture = TestPicture(23, 31, RGBAColor(hex: 0x336699))
    for share in [0, 5, 50, 100] as [UInt64] {
      var changed = picture
      for index in changed.colors.indices where random.next() % 100 < share {
        changed.colors[index].red = UInt8(random.next() & 255)
      }
      var whole = try rule.compare(picture.pixmap, with: changed.pixmap)
      let (comparison, difference) = try rule.compareAndDraw(
        encoded(picture.pixmap), with: encoded(changed.pixmap))
      #expect(comparison.marks.isEmpty)
      #expect(comparison.description == whole.description)
      #expect(comparison.measurement == whole.measurement)
      #expect((difference == nil) == (share == 0 || whole.verdict == .same))
      whole = try rule.compare(encoded(picture.pixmap), with: encoded(changed.pixmap))
      #expect(whole == comparison)
    }
  }

  @Test func `pictures packed differently are compared by their pixels`() throws {
    for name in ["pairs/glyph-a.png", "pairs/glyph-b.png"] {
      let file = try Fixtures.bytes(name)
      // The encoder packs as it likes; with one odd pixel, as RGBA.
      let other = try encoded(PNG.decode(file))
      let comparison = try ComparisonRule.exact.compare(
        EncodedPicture(file, path: "a"), with: other)
      #expect(comparison.verdict == .same)
    }
  }

  @Test func `pictures of two sizes are resized, and a damaged one is an error however large`()
    throws
  {
    let small = try encoded(TestPicture(4, 4).pixmap)
    let large = try encoded(TestPicture(5, 4).pixmap)
    #expect(try ComparisonRule.exact.compare(small, with: large).verdict == .resized)
    // Noise takes enough bytes for the damage to lie far behind the first row.
    var random = SeededGenerator(seed: 3)
    var noise = TestPicture(100, 100)
    for index in noise.colors.indices {
      noise.colors[index] = RGBAColor(hex: UInt32(truncatingIfNeeded: random.next() & 0xFF_FFFF))
    }
    var file = try noise.pixmap.png()
    file[file.count - 100] ^= 0xFF
    let damaged = try EncodedPicture(file, path: "damaged.png")
    let whole = try encoded(TestPicture(100, 100).pixmap)
    for (a, b) in [(damaged, whole), (whole, damaged), (damaged, damaged), (small, damaged)] {
      #expect(throws: PictureError.self) { try ComparisonRule.exact.compare(a, with: b) }
    }
  }
}
