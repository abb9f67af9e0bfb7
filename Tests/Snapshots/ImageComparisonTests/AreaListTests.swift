import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// Areas that are followed from row to row are those of a flood fill.
@Suite struct AreaListTests: NinePixels {
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

  @Test func `touching pixels are one area, corners included; the largest area comes first`() throws
  {
    var picture = base
    picture[1, 1] = .black
    picture.fill(PixelRect(x: 20, y: 20, width: 4, height: 2), .black)
    picture[24, 22] = .black
    let found = try #require(verdict(picture, []).measurement)
    #expect(
      found.areas == [
        ChangedArea(bounds: PixelRect(x: 20, y: 20, width: 5, height: 3), pixels: 9),
        ChangedArea(bounds: PixelRect(x: 1, y: 1, width: 1, height: 1), pixels: 1),
      ])
  }

  @Test func `random changes of every density have the areas of a flood fill`() throws {
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
      try expectAreas(picture, changed)
    }
  }

  @Test
  func `areas that meet further down, frames, spirals and rows that repeat are one area each`()
    throws
  {
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
      try expectAreas(picture, changed)
    }
  }

  @Test func `more areas than are listed are counted, and the largest are listed in order`() throws
  {
    let picture = TestPicture(60, 60)
    var changed = picture
    for y in stride(from: 0, to: 60, by: 2) {
      for x in stride(from: 0, to: 60, by: 4) {
        for dx in 0...(x + y) % 3 { changed[x + dx, y] = .black }
      }
    }
    try expectAreas(picture, changed)
    let found = try ComparisonRule.exact.compare(picture.pixmap, with: changed.pixmap)
    #expect(found.measurement?.areaCount == 450)
  }
}
