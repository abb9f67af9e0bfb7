import Foundation
import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// A comparison row by row has the result of one with whole pictures.
@Suite("Comparison row by row")
struct RowComparisonTests {
  /// Every exact comparison goes row by row.
  private let rows = PixelBudget(whole: 1 << 24, parallel: 1 << 22, rows: 0)

  private func encoded(_ pixmap: Pixmap) throws -> EncodedPicture {
    try EncodedPicture(EncodedPicture.encode(pixmap), path: "picture.png")
  }

  /// Compares in both ways.
  private func expectEqual(_ a: Pixmap, _ b: Pixmap, _ rule: ComparisonRule) throws {
    let whole = rule.compare(a, with: b)
    let byRows = try rule.compare(encoded(a), with: encoded(b), budget: rows)
    #expect(try byRows.json == whole.json)
    #expect(byRows.measurement?.areas == whole.measurement?.areas)
    #expect(byRows.measurement?.mean == whole.measurement?.mean)
    #expect(byRows.measurement?.largest == whole.measurement?.largest)
    #expect(byRows.measurement?.checks == whole.measurement?.checks)
  }

  /// The areas of touching pixels that differ, found by a flood fill from each: the largest first,
  /// and of equal ones the one that begins higher up or further left.
  private func areas(_ a: TestPicture, _ b: TestPicture) -> [ChangedArea] {
    var isOpen = zip(a.colors, b.colors).map { $0 != $1 }
    var areas: [ChangedArea] = []
    for start in isOpen.indices where isOpen[start] {
      var pending = [start]
      isOpen[start] = false
      var (columns, rows, pixels): (Set<Int>, Set<Int>, Int) = ([], [], 0)
      while let index = pending.popLast() {
        let (y, x) = index.quotientAndRemainder(dividingBy: a.width)
        columns.insert(x)
        rows.insert(y)
        pixels += 1
        for row in max(y - 1, 0)...min(y + 1, a.height - 1) {
          for column in max(x - 1, 0)...min(x + 1, a.width - 1)
          where isOpen[row * a.width + column] {
            isOpen[row * a.width + column] = false
            pending.append(row * a.width + column)
          }
        }
      }
      let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
      areas.append(
        ChangedArea(
          bounds: PixelRect(
            x: left, y: top, width: (columns.max() ?? 0) - left + 1,
            height: (rows.max() ?? 0) - top + 1),
          pixels: pixels))
    }
    return areas.enumerated().sorted {
      ($1.element.pixels, $0.offset) < ($0.element.pixels, $1.offset)
    }.map(\.element)
  }

  private func expectAreas(_ a: TestPicture, _ b: TestPicture) throws {
    let measurement = try #require(
      ComparisonRule.exact.compare(a.pixmap, with: b.pixmap).measurement)
    let areas = areas(a, b)
    #expect(measurement.areas == Array(areas.prefix(measurement.areas.count)))
    #expect(measurement.areaCount == areas.count)
    #expect(measurement.areas.isEmpty == areas.isEmpty)
  }

  private static let rules: [ComparisonRule] = [
    .exact, ComparisonRule(.exact(tolerance: 40)),
    ComparisonRule(limits: [.pixels(3), .ratio(0.1), .largest(0.5)]),
    ComparisonRule(
      limits: [
        .density(pixels: 2, window: 3), .density(pixels: 5, window: 1),
        .density(pixels: 5, window: 1000),
      ]),
    ComparisonRule(
      ignoring: [
        PixelRect(x: 2, y: 3, width: 5, height: 4), PixelRect(x: 4, y: 0, width: 2, height: 50),
        PixelRect(x: -3, y: 10, width: 8, height: 2),
      ]),
    ComparisonRule(ignoring: [PixelRect(x: 0, y: 0, width: 999, height: 999)]),
  ]

  @Test("Random changes of every density give the same figures", arguments: rules)
  func randomChanges(rule: ComparisonRule) throws {
    var random = SeededGenerator(seed: 5)
    for share in [0, 1, 5, 20, 50, 90, 100] as [UInt64] {
      let (width, height) = (Int(random.next() % 40) + 1, Int(random.next() % 40) + 1)
      let picture = TestPicture(width, height, RGBAColor(hex: 0x336699))
      var changed = picture
      for y in 0..<height {
        for x in 0..<width where random.next() % 100 < share {
          changed[x, y] = RGBAColor(
            red: UInt8(random.next() & 255), green: 0x66, blue: 0x99,
            alpha: UInt8(random.next() & 255))
        }
      }
      try expectEqual(picture.pixmap, changed.pixmap, rule)
      try expectAreas(picture, changed)
    }
  }

  @Test("Areas that meet further down, frames, spirals and rows that repeat are one area each")
  func areas() throws {
    let shapes = [
      // A U, an upside-down one, nested frames, a diagonal, and a spiral.
      ["#.#.#", "#.#.#", "###.#", "....#", "#####"],
      ["#####", "#...#", "#.#.#", "#...#", "#####"],
      ["#....", ".#...", "..#..", ".#...", "#...#"],
      ["######", "#.....", "#.####", "#.#..#", "#.##.#", "#....#", "######"],
      ["#.#.#.#", "#.#.#.#", "#.#.#.#", ".#.#.#.", "......."],
      ["#.#", "...", "#.#", "...", "#.#"],
    ]
    for shape in shapes {
      let picture = TestPicture(shape[0].count, shape.count)
      var changed = picture
      for (y, line) in shape.enumerated() {
        for (x, mark) in line.enumerated() where mark == "#" { changed[x, y] = .black }
      }
      try expectEqual(picture.pixmap, changed.pixmap, .exact)
      try expectAreas(picture, changed)
    }
  }

  @Test("More areas than are listed are counted, and the largest are listed in order")
  func manyAreas() throws {
    let picture = TestPicture(60, 60)
    var changed = picture
    for y in stride(from: 0, to: 60, by: 2) {
      for x in stride(from: 0, to: 60, by: 4) {
        for dx in 0...(x + y) % 3 { changed[x + dx, y] = .black }
      }
    }
    try expectEqual(picture.pixmap, changed.pixmap, .exact)
    let found = try ComparisonRule.exact.compare(picture.pixmap, with: changed.pixmap)
    #expect(found.measurement?.areaCount == 450)
  }

  @Test("Pictures packed differently are compared by their pixels")
  func forms() throws {
    for name in ["pairs/glyph-a.png", "pairs/glyph-b.png"] {
      let file = try Fixtures.bytes(name)
      let pixmap = try PNG.decode(file)
      // The encoder packs as it likes; with one odd pixel, as RGBA.
      let other = try encoded(pixmap)
      let comparison = try ComparisonRule.exact.compare(
        EncodedPicture(file, path: "a"), with: other, budget: rows)
      #expect(comparison.verdict == .same)
    }
    try expectEqual(
      PNG.decode(Fixtures.bytes("pairs/glyph-a.png")),
      PNG.decode(Fixtures.bytes("pairs/glyph-b.png")), .exact)
  }

  @Test("Pictures of two sizes are resized, and a damaged one is an error however large")
  func sizesAndDamage() throws {
    let small = try encoded(TestPicture(4, 4).pixmap)
    let large = try encoded(TestPicture(5, 4).pixmap)
    #expect(try ComparisonRule.exact.compare(small, with: large, budget: rows).verdict == .resized)
    // Noise takes enough bytes for the damage to lie far behind the first row.
    var random = SeededGenerator(seed: 3)
    var noise = TestPicture(100, 100)
    for index in noise.colors.indices {
      noise.colors[index] = RGBAColor(hex: UInt32(truncatingIfNeeded: random.next() & 0xFF_FFFF))
    }
    var file = try EncodedPicture.encode(noise.pixmap)
    file[file.count - 100] ^= 0xFF
    let damaged = try EncodedPicture(file, path: "damaged.png")
    let whole = try encoded(TestPicture(100, 100).pixmap)
    for (a, b) in [(damaged, whole), (whole, damaged), (damaged, damaged), (small, damaged)] {
      #expect(throws: PictureError.self) {
        try ComparisonRule.exact.compare(a, with: b, budget: rows)
      }
    }
  }

  @Test("Beyond the budget only exact comparison is done, and the error says what to do")
  func budget() throws {
    let budget = PixelBudget(whole: 16, parallel: 4, rows: 8)
    let a = try encoded(TestPicture(5, 5).pixmap)
    let b = try encoded(TestPicture(5, 5, .black).pixmap)
    #expect(try ComparisonRule.exact.compare(a, with: b, budget: budget).verdict == .changed)
    for rule in [
      ComparisonRule.perceptual, .structural,
      ComparisonRule(limits: [.density(pixels: 1, window: 4)]),
    ] {
      let error = #expect(throws: PictureError.self) {
        try rule.compare(a, with: b, budget: budget)
      }
      let text = try #require(error).description
      #expect(text.contains("has 25 pixels, more than the 16"))
      // Equal files are equal by every strategy.
      #expect(try rule.compare(a, with: a, budget: budget).verdict == .same)
    }
    #expect(throws: PictureError.self) { try a.pixmap(for: .difference, budget: budget) }
  }
}
