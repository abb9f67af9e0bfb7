import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageComparison

/// The quick perceptual comparison has every mark and figure of the straightforward one in
/// `TestPictures/Reference`.
@Suite struct PerceptualEquivalenceTests {
  @Test(arguments: ControlledPairs.Kind.allCases)
  func `drawings that differ have the marks of the definition`(kind: ControlledPairs.Kind) throws {
    let pairs = try ControlledPairs.pairs(kind)
    for index in stride(from: 0, to: pairs.count, by: 3) {
      let pair = pairs[index]
      try expectEqual(pair.expected, pair.actual, .perceptual, pair.name)
    }
  }

  @Test(arguments: rules)
  func `random pictures of few colours have the marks of the definition`(rule: ComparisonRule)
    throws
  {
    var random = SeededGenerator(seed: 71)
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (64, 3), (65, 66), (130, 129)] {
      for colors in [2, 5, 200] {
        let expected = try TestPicture.noise(width, height, colors: colors, &random)
        let actual = try TestPicture.noise(width, height, colors: colors, &random)
        try expectEqual(expected, actual, rule, "\(width) × \(height), \(colors) colours")
      }
    }
  }

  @Test(arguments: rules)
  func `even areas with other colours, edges and lone pixels have the marks of the definition`(
    rule: ComparisonRule
  ) throws {
    var random = SeededGenerator(seed: 72)
    for _ in 0..<12 {
      let size = Int.random(in: 20...140, using: &random)
      var expected = TestPicture(size, size, .random(&random))
      for _ in 0..<4 { fill(&expected, &random) }
      var actual = expected
      for _ in 0..<3 { fill(&actual, &random) }
      for _ in 0..<20 {
        actual.colors[Int.random(in: 0..<actual.colors.count, using: &random)] = .random(&random)
      }
      try expectEqual(expected.pixmap, actual.pixmap, rule, "\(size) × \(size)")
    }
  }

  @Test(arguments: rules)
  func `pictures of 1 to 9 columns and 1 to 3 rows have the marks of the definition`(
    rule: ComparisonRule
  ) throws {
    var random = SeededGenerator(seed: 74)
    for width in 1...9 {
      for height in 1...3 {
        for colors in [2, 3, 9] {
          let expected = try TestPicture.noise(width, height, colors: colors, &random)
          var actual = TestPicture(expected)
          for _ in 0..<width where Bool.random(using: &random) { fill(&actual, &random) }
          try expectEqual(
            expected, actual.pixmap, rule, "\(width) × \(height), \(colors) colours")
        }
      }
    }
  }

  @Test(arguments: rules)
  func `even areas that begin and end at every column have the marks of the definition`(
    rule: ComparisonRule
  ) throws {
    var random = SeededGenerator(seed: 75)
    let width = 9
    for start in 0..<width {
      for end in (start + 1)...width {
        let expected = TestPicture(width, 6, .random(&random))
        var actual = expected
        let top = Int.random(in: 0...2, using: &random)
        actual.fill(
          PixelRect(x: start, y: top, width: end - start, height: 6 - top), .random(&random))
        try expectEqual(expected.pixmap, actual.pixmap, rule, "columns \(start)..<\(end)")
      }
    }
  }

  @Test(arguments: rules)
  func
    `rings of another thickness, or displaced by parts of a pixel, have the marks of the definition`(
      rule: ComparisonRule
    ) throws
  {
    let changes = [
      (0.0, 0.0, 1.5), (0, 0, -0.25), (0.1, 0, 0), (-0.3, 0.2, 0), (0.5, -0.5, 0.2), (3, 2, -2),
    ]
    let tints = [ControlledPairs.tint, RGBAColor(red: 255, green: 204, blue: 0, alpha: 90)]
    for (size, ground) in [(70, RGBAColor.clear), (133, .white), (133, .clear)] {
      for tint in tints {
        let expected = try ring(size, tint, on: ground, thickness: 9)
        for (dx, dy, thicker) in changes {
          let actual = try ring(
            size, tint, on: ground, thickness: 9 + thicker, displacement: (dx, dy))
          let name = "\(size) px, (\(dx), \(dy)), \(thicker) thicker"
          try expectEqual(expected, actual, rule, name)
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
    guard expected.bytes != actual.bytes else { return }
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
    let values = rule.strategy.values
    map.markPerceptualReference(
      expected, actual, metric: values.metric, threshold: values.threshold,
      countsAntialiased: values.countsAntialiased)
    #expect((found.marks == map.marks) as Bool, "\(name)")
    let figures = try #require(found.measurement)
    #expect(figures == map.measurement(limits: rule.limitsInForce), "\(name)")
    // Counted here, as the figures of both come from the same code.
    #expect(figures.differingPixels == map.marks.count { $0 == .differing }, "\(name)")
    #expect(figures.antialiasedPixels == map.marks.count { $0 == .antialiased }, "\(name)")
    #expect(figures.ignoredPixels == map.marks.count { $0 == .ignored }, "\(name)")
    #expect(figures.areas.reduce(0) { $0 + $1.pixels } <= figures.differingPixels, "\(name)")
  }

  private func fill(_ picture: inout TestPicture, _ random: inout SeededGenerator) {
    let x = Int.random(in: 0..<picture.width, using: &random)
    let y = Int.random(in: 0..<picture.height, using: &random)
    let area = PixelRect(
      x: x, y: y, width: Int.random(in: 1...(picture.width - x), using: &random),
      height: Int.random(in: 1...(picture.height - y), using: &random))
    picture.fill(area, .random(&random))
  }

  /// A ring with soft edges around the centre.
  private func ring(
    _ size: Int, _ tint: RGBAColor, on ground: RGBAColor, thickness: Double,
    displacement: (x: Double, y: Double) = (0, 0)
  ) throws -> Pixmap {
    var picture = TestPicture(size, size, ground)
    let center = Double(size) / 2
    for y in 0..<size {
      for x in 0..<size {
        let (dx, dy) = (
          Double(x) + 0.5 - center - displacement.x, Double(y) + 0.5 - center - displacement.y
        )
        let distance = abs((dx * dx + dy * dy).squareRoot() - 0.36 * Double(size))
        let coverage = min(max(thickness / 2 - distance + 0.5, 0), 1)
        guard coverage > 0 else { continue }
        func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
          UInt8((Double(a) * (1 - coverage) + Double(b) * coverage).rounded())
        }
        // On a clear ground the tint is the colour of every pixel, as in a drawing.
        let below = ground.alpha == 0 ? tint : ground
        picture[x, y] = RGBAColor(
          red: mixed(below.red, tint.red), green: mixed(below.green, tint.green),
          blue: mixed(below.blue, tint.blue), alpha: mixed(ground.alpha, tint.alpha))
      }
    }
    return try picture.pixmap
  }
}
