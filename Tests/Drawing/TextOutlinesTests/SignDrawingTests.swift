import MathSupport
import TestSupport
import Testing
import VectorGraphics

import TextOutlines

@Suite struct SignDrawingTests {
  static let signs = (0x20C0...0x20C4).compactMap { Unicode.Scalar($0) }
  static let weights = stride(from: 100.0, through: 900, by: 50).compactMap { FontWeight($0) }

  private func drawing(_ sign: Unicode.Scalar, _ weight: FontWeight) throws -> SignDrawing {
    try #require(SignDrawing(sign, weight: weight, capHeight: 0.72))
  }

  @Test(arguments: signs, weights)
  func `a drawing has the cap height, stands on the baseline and lies within its advance`(
    sign: Unicode.Scalar, weight: FontWeight
  ) throws {
    let drawing = try drawing(sign, weight)
    let bounds = try #require(drawing.outline.bounds)
    #expect(abs(bounds.minY + 0.72) < 1e-6 && abs(bounds.maxY) < 1e-6, "\(bounds)")
    #expect(bounds.minX > 0.02 && bounds.maxX < drawing.advance - 0.02)
    #expect(abs(bounds.midX - drawing.advance / 2) < 0.01)
  }

  @Test(arguments: signs, weights)
  func `contours are closed, wound clockwise and don't overlap`(
    sign: Unicode.Scalar, weight: FontWeight
  ) throws {
    let outline = try drawing(sign, weight).outline
    let moves = outline.elements.count { if case .move = $0 { true } else { false } }
    #expect(outline.elements.count { $0 == .close } == moves)
    #expect(outline.area > 0)
    #expect(!outline.hasOverlappingContours)
  }

  @Test(arguments: signs)
  func `a heavier drawing covers more`(sign: Unicode.Scalar) throws {
    let areas = try Self.weights.map { try drawing(sign, $0).outline.area }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
  }

  /// So that a custom SF Symbol has three weights of a sign.
  @Test(arguments: signs)
  func `all weights have the same elements`(sign: Unicode.Scalar) throws {
    let regular = try drawing(sign, .regular).outline
    for weight in Self.weights {
      #expect(try drawing(sign, weight).outline.hasSameStructure(as: regular), "\(weight)")
    }
  }

  /// The angles of the published constructions, counterclockwise from the right: the riyal's bars rise by 12°; the
  /// rufiyaa's long stroke rises by 50° and then by 45°, and its short ones fall by 15°.
  static let angles: [Unicode.Scalar: Set<Int>] = [
    "\u{20C1}": [12, 90], "\u{20C2}": [45, 50, 165],
  ]

  @Test(arguments: angles.keys, weights)
  func `straight edges have the published angles in every weight, but for a short slanted corner`(
    sign: Unicode.Scalar, weight: FontWeight
  ) throws {
    var lengths: [Int: Double] = [:]
    for case .line(let start, let end) in try drawing(sign, weight).outline.contours.joined() {
      let angle = (360 - Int(Degrees.angle(of: end - start).rounded())) % 180
      lengths[angle, default: 0] += start.distance(to: end)
    }
    let published = try #require(Self.angles[sign]).map { lengths[$0] ?? 0 }
    #expect(published.allSatisfy { $0 > 0.1 }, "\(lengths)")
    let (found, all) = (published.reduce(0, +), lengths.values.reduce(0, +))
    #expect(found > 0.95 * all, "\(lengths)")
  }

  /// Dirham Currency Symbol Guideline, 2025: 10 units tall, with a stem of 1.5, drawn at weight 500.
  @Test func `the dirham has the published stem at weight 500`() throws {
    let outline = try drawing("\u{20C3}", .medium).outline
    // Between the serif and the lines of the flag.
    let height = -0.72 / 4
    let places = outline.flattened(tolerance: 1e-4).flatMap { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).compactMap { start, end -> Double? in
        if (start.y < height) == (end.y < height) { return nil }
        let edge = end - start
        return start.x + edge.dx * (height - start.y) / edge.dy
      }
    }.sorted()
    #expect(abs(places[1] - places[0] - 0.15 * 0.72) < 1e-4)
  }

  /// The riyal has masters at 400 and 900, and none between them.
  @Test func `a drawing halfway between two masters is the mean of both`() throws {
    let (regular, black) = try (drawing("\u{20C1}", .regular), drawing("\u{20C1}", .black))
    let middle = try drawing("\u{20C1}", #require(FontWeight(650)))
    let mean = try #require(regular.outline.interpolated(to: black.outline, 0.5))
    #expect(middle.outline.svgData() == mean.svgData())
    #expect(abs(middle.advance - (regular.advance + black.advance) / 2) < 1e-9)
  }

  @Test func `weights beyond Inter's are its lightest and heaviest`() throws {
    let weights = try [1.0, 1000].map { try #require(FontWeight($0)) }
    #expect(try drawing("\u{20C1}", weights[0]) == drawing("\u{20C1}", .ultralight))
    #expect(try drawing("\u{20C1}", weights[1]) == drawing("\u{20C1}", .black))
  }

  @Test func `other characters have no drawing`() {
    for character: Unicode.Scalar in ["$", "\u{20BF}", "\u{20C5}"] {
      #expect(SignDrawing(character, weight: .regular, capHeight: 0.7) == nil)
    }
  }

  @Test(arguments: signs) func `no font is needed but one for the height of capital letters`(
    sign: Unicode.Scalar
  ) throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(
      installed: [TestFont(family: "Inter", characters: ["A", sign])], in: folder)
    let line = try typesetter.line(String(Character(sign)), weight: .regular)
    #expect(
      line.outline
        == SignDrawing(sign, weight: .regular, capHeight: line.capHeight)?.outline)
    #expect(line.usesMetricsFace)
  }

  @Test func `a requested font with the sign draws it`() throws {
    let folder = try TemporaryFolder()
    let path = try TestFont(family: "Riyal", characters: ["\u{20C1}"])
      .write(to: folder.path, name: "r.ttf")
    func outline(_ sign: Unicode.Scalar) throws -> VectorPath {
      try typesetter(path).line(String(Character(sign)), weight: .regular).outline
    }
    let drawing = try #require(SignDrawing("\u{20C1}", weight: .regular, capHeight: 0.7))
    #expect(try outline("\u{20C1}").elements.count < drawing.outline.elements.count)
    // Another sign is Mintmark's drawing, in the cap height of the requested font.
    let line = try typesetter(path).line("\u{20C3}", weight: .regular)
    #expect(
      line.outline
        == SignDrawing("\u{20C3}", weight: .regular, capHeight: line.capHeight)?.outline)
    #expect(line.faces.map(\.family) == ["Riyal"])
  }

  @Test func `a sign stands among the digits of a line`() throws {
    let typesetter = try typesetter()
    let sign = try typesetter.line("\u{20C1}")
    let (before, after) = (try typesetter.line("1"), try typesetter.line("8"))
    let line = try typesetter.line("1\u{20C1}8")
    let shifted =
      before.outline
      + sign.outline.translated(by: Vector(dx: before.advance, dy: 0))
      + after.outline.translated(by: Vector(dx: before.advance + sign.advance, dy: 0))
    #expect(line.outline == shifted)
    #expect(line.runs.map { $0.glyphs.map(\.cluster) } == [[0], [1], [2]])
  }

  /// Saudi riyal left of the number in Arabic, too.
  @Test func `in a right-to-left line, a sign after the number is to its left`() throws {
    let line = try typesetter().line("\u{200F}١٢٣\u{A0}\u{20C1}", direction: .rightToLeft)
    #expect(line.runs.first?.glyphs.map(\.id) == [0x20C1])
  }
}
