import Testing
import VectorFormats
import VectorGraphics

/// Symbols of three drawings with strokes.
@Suite struct SymbolStrokeTests {
  private static func masters(
    _ content: String, widths: [Double] = [1, 2, 4]
  ) throws -> [SymbolArtwork] {
    let files = widths.map { width in
      "<svg viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='\(width)' stroke-linejoin='round' "
        + "stroke-linecap='round'>\(content)</svg>"
    }
    return try masters(files)
  }

  private static func masters(_ files: [String]) throws -> [SymbolArtwork] {
    try SymbolArtwork.masters(files.map { try SymbolArtwork(svg: Array($0.utf8)) })
  }

  private static func findings(_ masters: [SymbolArtwork]) -> [String] {
    SymbolLinter.findings(Array(SymbolTemplate(masters).svg().utf8)).map {
      "\($0.element): \($0.problem)"
    }
  }

  @Test(arguments: [
    "<circle cx='12' cy='12' r='9'/><path d='M8 12l3 3 5-6'/>",
    // Corners and circles that are smaller than the widest pen, also closed ones, and a cusp.
    "<rect x='4' y='4' width='16' height='16' rx='.6'/>", "<circle cx='12' cy='12' r='1.2'/>",
    "<ellipse cx='12' cy='12' rx='1.2' ry='.8'/>", "<path d='M12 11l1.5 2.6h-3z'/>",
    "<path d='M5 18C19 4 5 4 19 18'/>", "<path d='M4 12c2-4 3-4 4 0s2 4 3 0 2-3 3 0 1 2 2 0'/>",
    "<path d='M8.6 8.2l2.6-5.2a.9.9 0 0 1 1.6 0l2.6 5.2'/>", "<path d='M6 6h2v.5h-2v.5h3l3 9'/>",
    // A closing line that only rounding made, and a dot.
    "<path d='M5 12a7 7 0 1 1 14 0a7 7 0 0 1 -14 .001z'/>", "<path d='M12 12h0'/>",
    // A line along the edge of the view box, which cuts it.
    "<path d='M1.5 1.5h20l-5 9z'/>",
  ])
  func `the same lines at three widths make a symbol`(content: String) throws {
    #expect(Self.findings(try Self.masters(content)) == [])
  }

  @Test func `so do arcs of different angles`() throws {
    let files = ["M4 12a8 8 0 0 1 8-8", "M4 12a8 8 0 0 1 13-6", "M4 12a8 8 0 1 1 8 8"].map {
      "<svg viewBox='0 0 24 24'><path d='\($0)' fill='none' stroke='#000'/></svg>"
    }
    #expect(Self.findings(try Self.masters(files)) == [])
  }

  @Test func `a stroke that is cut at another width makes a symbol with a warning`() throws {
    let masters = try Self.masters("<path d='M1.5 1.5h20l-5 9z'/>")
    #expect(
      SymbolArtwork.doubts(about: masters) == [
        "the third drawing reaches beyond its view box, and is not cut there: leave space for its strokes"
      ])
    #expect(SymbolArtwork.doubts(about: try Self.masters("<path d='M4 4h16l-5 9z'/>")) == [])
  }

  @Test func `what differs in the lines is named, and not their outlines`() throws {
    func difference(_ path: String) throws -> String? {
      let file = "<svg viewBox='0 0 24 24'><path d='M3 3h9' stroke='#000'/>"
      let first = file + "<path d='M3 6h9v9' fill='none' stroke='#000'/></svg>"
      return SymbolArtwork.differenceOfStrokes(
        try Self.masters([first, first, file + "<path \(path) fill='none' stroke='#000'/></svg>"]))
    }
    #expect(
      try difference("d='M3 6h9v9h9'")
        == "stroke 2 has other points: draw it with the same points in the same order in all three")
    #expect(
      try difference("d='M3 6h9v9' stroke-linejoin='round'")
        == "stroke 2 has other caps or joins: give it the same in all three")
    #expect(try difference("d='M3 6h9v4'") == nil)
  }
}
