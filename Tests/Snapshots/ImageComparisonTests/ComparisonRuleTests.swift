import Foundation
import ImageComparison
import RasterImage
import TestPictures
import Testing

/// A rule can fail, or is refused.
@Suite struct ComparisonRuleTests {
  /// Rules that would accept any pair of pictures.
  static let unlimited = [
    ComparisonRule(.exact(tolerance: 255)), ComparisonRule(.perceptual(threshold: 1)),
    ComparisonRule(.perceptual(threshold: .nan)),
    ComparisonRule(limits: [.ratio(1)]), ComparisonRule(limits: [.pixels(0), .ratio(.infinity)]),
    ComparisonRule(limits: [.ratio(-0.1)]), ComparisonRule(limits: [.largest(1)]),
    ComparisonRule(limits: [.largest(.nan)]), ComparisonRule(limits: [.pixels(-1)]),
    ComparisonRule(limits: [.density(pixels: 64, window: 8)]),
    ComparisonRule(limits: [.density(pixels: 0, window: 0)]),
  ]

  @Test(arguments: unlimited)
  func `a number that allows any difference is refused, and compares nothing`(
    rule: ComparisonRule
  ) throws {
    #expect(throws: ComparisonRuleError.self) { try rule.validate() }
    let found = try rule.compare(
      TestPicture(4, 4).pixmap, with: TestPicture(4, 4, .black).pixmap)
    #expect(found.verdict == .unchecked)
    #expect(found.description.contains(": give "))
  }

  @Test(arguments: [
    ComparisonRule.exact, .perceptual, ComparisonRule(.exact(tolerance: 254)),
    ComparisonRule(.perceptual(threshold: 0)), ComparisonRule(limits: [.ratio(0), .pixels(0)]),
    ComparisonRule(limits: [.ratio(0.999), .largest(0.999), .density(pixels: 63, window: 8)]),
    ComparisonRule(limits: [.density(pixels: 1, window: .max)]),
  ])
  func `any other rule is valid`(rule: ComparisonRule) throws { try rule.validate() }

  @Test func `pictures of which every pixel is ignored are not the same`() throws {
    let areas = [
      PixelRect(x: 0, y: 0, width: 4, height: 2), PixelRect(x: 0, y: 2, width: 9, height: 9),
    ]
    let rule = ComparisonRule(ignoring: areas)
    for other in [TestPicture(4, 4), TestPicture(4, 4, .black)] {
      let found = try rule.compare(TestPicture(4, 4).pixmap, with: other.pixmap)
      #expect(found.verdict == .unchecked)
      let encoded = try rule.compare(
        EncodedPicture(TestPicture(4, 4).pixmap.png(), path: "a"),
        with: EncodedPicture(other.pixmap.png(), path: "b"))
      #expect(encoded.verdict == .unchecked)
    }
  }

  @Test(arguments: [DifferenceLimit.pixels(16), .density(pixels: 16, window: 8)])
  func `limits that allow all pixels of a picture to differ let none differ`(
    limit: DifferenceLimit
  ) throws {
    let rule = ComparisonRule(limits: [limit])
    let white = try TestPicture(4, 4).pixmap
    #expect(rule.compare(white, with: try TestPicture(4, 4, .black).pixmap).verdict == .unchecked)
    #expect(rule.compare(white, with: white).verdict == .same)
    let both = ComparisonRule(limits: [limit, .ratio(0.5)])
    #expect(both.compare(white, with: try TestPicture(4, 4, .black).pixmap).verdict == .changed)
  }
}
