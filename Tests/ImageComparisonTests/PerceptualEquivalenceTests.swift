import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

@testable import ImageComparison

/// The quick perceptual comparison has every mark and figure of the straightforward one in
/// `Reference`.
@Suite("Perceptual comparison against its definition")
struct PerceptualEquivalenceTests {
  @Test("Drawings that differ", arguments: ControlledPairs.Kind.allCases)
  func drawings(kind: ControlledPairs.Kind) throws {
    let pairs = try ControlledPairs.pairs(kind)
    for index in stride(from: 0, to: pairs.count, by: 3) {
      let pair = pairs[index]
      try expectEqual(pair.expected, pair.actual, .perceptual, pair.name)
    }
  }

  @Test("Random pictures of few colours", arguments: rules)
  func noise(rule: ComparisonRule) throws {
    var random = SeededGenerator(seed: 71)
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (64, 3), (65, 66), (130, 129)] {
      for colors in [2, 5, 200] {
        let expected = try picture(width, height, colors: colors, &random)
        let actual = try picture(width, height, colors: colors, &random)
        try expectEqual(expected, actual, rule, "\(width) × \(height), \(colors) colours")
      }
    }
  }

  @Test("Even areas with other colours, edges and lone pixels", arguments: rules)
  func areas(rule: ComparisonRule) throws {
    var random = SeededGenerator(seed: 72)
    for _ in 0..<12 {
      let size = Int.random(in: 20...140, using: &random)
      var expected = TestPicture(size, size, color(&random))
      for _ in 0..<4 { fill(&expected, &random) }
      var actual = expected
      for _ in 0..<3 { fill(&actual, &random) }
      for _ in 0..<20 {
        actual.colors[Int.random(in: 0..<actual.colors.count, using: &random)] = color(&random)
      }
      try expectEqual(expected.pixmap, actual.pixmap, rule, "\(size) × \(size)")
    }
  }

  @Test("Contours, also where rows repeat in one cell and not in the next one")
  func contours() throws {
    var random = SeededGenerator(seed: 73)
    for (width, height) in [(1, 1), (64, 64), (65, 64), (64, 65), (130, 70), (200, 129)] {
      for columns in [0, 63, 64, 65, 128] {
        // Rows are equal in some columns, and mostly in all others.
        var expected = TestPicture(width, height, color(&random))
        for y in 0..<height where Int.random(in: 0..<3, using: &random) == 0 {
          for x in min(columns, width)..<width { expected[x, y] = color(&random) }
        }
        var actual = expected
        fill(&actual, &random)
        let (first, second) = (try expected.pixmap, try actual.pixmap)
        let reference = ReferenceBalance(
          ReferenceChange(PixelPlane(first), PixelPlane(second), threshold: 0.1))
        PixelView.with(first, second) { a, b in
          let balance = InkBalance(VisibleChange(a, b, threshold: 0.1))
          for cell in 0..<(((width + 63) / 64) * ((height + 63) / 64)) {
            let contour = balance.contour(of: cell)
            #expect(contour.overWhite == reference.contour(of: cell, Backdrop.white))
            #expect(contour.overBlack == reference.contour(of: cell, Backdrop.black))
          }
        }
      }
    }
  }

  private static let rules = [
    ComparisonRule.perceptual,
    ComparisonRule(.perceptual(threshold: 0.02, countingAntialiased: true)),
    ComparisonRule(
      .perceptual(metric: .yiq), ignoring: [PixelRect(x: 5, y: 1, width: 30, height: 40)]),
  ]

  private func expectEqual(
    _ expected: Pixmap, _ actual: Pixmap, _ rule: ComparisonRule, _ name: String
  ) throws {
    guard case .perceptual(let metric, let threshold, let countsAntialiased) = rule.strategy,
      expected.bytes != actual.bytes
    else { return }
    let found = rule.compare(expected, with: actual)
    let size = PictureSize(width: expected.width, height: expected.height)
    var marks = [PixelMark](repeating: .same, count: size.pixelCount)
    for area in rule.ignoredAreas {
      for index in marks.indices
      where (area.x..<(area.x + area.width)).contains(index % size.width)
        && (area.y..<(area.y + area.height)).contains(index / size.width)
      {
        marks[index] = .ignored
      }
    }
    var map = DifferenceMap(size: size, marks: marks)
    map.markPerceptualReference(
      PixelPlane(expected), PixelPlane(actual), metric: metric, threshold: threshold,
      countsAntialiased: countsAntialiased)
    #expect((found.marks == map.marks) as Bool, "\(name)")
    let figures = try #require(found.measurement)
    #expect(figures == map.measurement(limits: rule.limitsInForce), "\(name)")
    // Counted here, as the figures of both come from the same code.
    #expect(figures.differingPixels == map.marks.count { $0 == .differing }, "\(name)")
    #expect(figures.antialiasedPixels == map.marks.count { $0 == .antialiased }, "\(name)")
    #expect(figures.ignoredPixels == map.marks.count { $0 == .ignored }, "\(name)")
    #expect(figures.areas.reduce(0) { $0 + $1.pixels } <= figures.differingPixels, "\(name)")
  }

  private func picture(
    _ width: Int, _ height: Int, colors: Int, _ random: inout SeededGenerator
  ) throws -> Pixmap {
    let palette = (0..<colors).map { _ in color(&random) }
    var picture = TestPicture(width, height, .clear)
    for index in picture.colors.indices {
      picture.colors[index] = try #require(palette.randomElement(using: &random))
    }
    return try picture.pixmap
  }

  private func fill(_ picture: inout TestPicture, _ random: inout SeededGenerator) {
    let x = Int.random(in: 0..<picture.width, using: &random)
    let y = Int.random(in: 0..<picture.height, using: &random)
    let area = PixelRect(
      x: x, y: y, width: Int.random(in: 1...(picture.width - x), using: &random),
      height: Int.random(in: 1...(picture.height - y), using: &random))
    picture.fill(area, color(&random))
  }

  /// A colour that is clear, opaque or neither, one as often as another.
  private func color(_ random: inout SeededGenerator) -> RGBAColor {
    func channel() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    let alpha = [0, 255, channel()][Int.random(in: 0..<3, using: &random)]
    return RGBAColor(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}
