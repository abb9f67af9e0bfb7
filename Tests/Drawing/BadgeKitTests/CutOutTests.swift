import CairoBackend
import Testing
import TextOutlines
import VectorGraphics

/// Text cut out of a shape, from faces whose contours overlap.
@Suite struct CutOutTests {
  /// Glyphs that overlap their neighbours' or themselves, in Noto's faces.
  @Test(arguments: ["नेपाली", "संस्कृत भाषा", "العربية", "తెలుగు", "ខ្មែរ"])
  func `what is cut out is what would have been painted`(text: String) throws {
    let typesetter = try Typesetter()
    for weight in [FontWeight.regular, .bold] {
      let line = try typesetter.line(text, weight: weight)
      let ink = try #require(line.inkBounds)
      let place =
        Affine.scale(80) * .translation(Point.zero - ink.origin + Vector(dx: 0.05, dy: 0.05))
      let size = Size(width: (ink.width + 0.1) * 80, height: (ink.height + 0.1) * 80)
      func alpha(_ path: VectorPath) throws -> [UInt8] {
        let pixels = try VectorScene(size: size, fills: [VectorScene.Fill(path, .tint)]).pixmap()
          .bytes
        return stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
      }
      // The sheet reaches beyond the picture, whose size is rounded to pixels.
      let sheet = VectorPath.rectangle(
        Rect(size: Size(width: size.width + 1, height: size.height + 1)))
      let painted = try alpha(line.outline.transformed(by: place))
      func worst(_ outline: VectorPath) throws -> Int {
        let cut = try alpha(sheet + outline.transformed(by: place).reversed)
        return zip(painted, cut).map { abs(255 - Int($0) - Int($1)) }.max() ?? 0
      }
      // Where an edge lies inside another contour, its pixels are smoothed once too often in one
      // of the two; a speck would be a difference of 255.
      #expect(try worst(line.outline.united()) <= 32, "\(weight)")
      if line.outline.hasOverlappingContours { #expect(try worst(line.outline) > 200, "\(weight)") }
    }
  }

  @Test func `some of those outlines do overlap`() throws {
    let typesetter = try Typesetter()
    #expect(try typesetter.line("नेपाली", weight: .semibold).outline.hasOverlappingContours)
    #expect(try !typesetter.line("$€£¥", weight: .semibold).outline.hasOverlappingContours)
  }
}
