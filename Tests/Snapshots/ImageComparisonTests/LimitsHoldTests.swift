import ImageComparison
import TestPictures
import Testing
import VectorGraphics

/// A limit holds up to its number, and every limit has to hold.
@Suite struct LimitsHoldTests: NinePixels {
  @Test func `a limit on pixels holds up to its number, which the sentence states`() throws {
    #expect(try verdict(block(), [.pixels(9)]).verdict == .same)
    let missed = try verdict(block(), [.pixels(7)])
    #expect(missed.verdict == .changed)
    #expect(missed.measurement?.checks.first?.excess == 2)
    #expect(missed.description.hasPrefix("9 of 900 pixels differ (1 %), allowed: 7. "))
  }

  @Test func `a limit on the ratio counts the compared pixels only`() throws {
    #expect(try verdict(block(), [.ratio(0.01)]).verdict == .same)
    let half = ComparisonRule(
      limits: [.ratio(0.01)], ignoring: [PixelRect(x: 0, y: 15, width: 30, height: 99)])
    let found = try half.compare(base.pixmap, with: block().pixmap)
    #expect(found.measurement?.comparedPixels == 450)
    #expect(found.verdict == .changed)
  }

  @Test func `a limit on the largest difference looks at no number of pixels`() throws {
    var faint = base
    faint.fill(PixelRect(x: 0, y: 0, width: 30, height: 30), RGBAColor(hex: 0xF5F5F5))
    #expect(try verdict(faint, [.largest(10.0 / 255)]).verdict == .same)
    #expect(try verdict(faint, [.largest(9.0 / 255)]).verdict == .changed)
  }

  @Test func `a limit on density tells a change from scattered noise of as many pixels`() throws {
    let limit = DifferenceLimit.density(pixels: 3, window: 8)
    #expect(try verdict(noise(), [limit]).verdict == .same)
    let change = try verdict(block(), [limit])
    #expect(change.verdict == .changed)
    #expect(change.measurement?.checks.first?.found == 9)
  }

  @Test func `every limit given has to hold`() throws {
    #expect(try verdict(block(), [.pixels(100), .largest(0.5)]).verdict == .changed)
  }
}
