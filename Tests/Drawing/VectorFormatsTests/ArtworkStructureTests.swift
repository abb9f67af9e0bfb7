import Testing
import VectorFormats
import VectorGraphics

/// Groups, references, styles and rules, and the bounds on them.
@Suite struct ArtworkStructureTests {
  private func path(_ content: String, root: String = "") throws -> VectorPath {
    try Artwork(svg: Array("<svg \(root)>\(content)</svg>".utf8)).path
  }

  private func area(_ content: String, root: String = "") throws -> Double {
    try path(content, root: root).united().area
  }

  @Test func `transforms of groups apply from the inside out`() throws {
    let nested = "<g transform='translate(5)'><g transform='scale(2)'><path d='M0 0h1v1z'/></g></g>"
    #expect(try path(nested).bounds == Rect(x: 5, y: 0, width: 2, height: 2))
  }

  @Test(arguments: [
    "<svg width='0'><path d='M0 0h9v9z'/><text/></svg>",
    "<svg height='0%'><path d='M0 0h9v9z'/></svg>",
    "<symbol id='a'><path d='M0 0h9v9z'/></symbol><use href='#a' width='0'/>",
  ])
  func `an svg or a symbol of a width or height of 0 is not drawn`(element: String) throws {
    #expect(
      try path("<path d='M0 0h1v1z'/>\(element)").bounds == Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `overlapping shapes add up whichever way they are wound`() throws {
    let right = "<path d='M0 0h4v4h-4z'/>"
    let left = "<path d='M2 2v4h4v-4z'/>"
    #expect(abs(try area(right + left) - 28) < 1e-2)
    #expect(
      abs(try area(right + "<rect x='1' width='2' height='2' transform='scale(-1 1)'/>") - 20)
        < 1e-2)
  }

  @Test func `a missing radius of a rectangle is the other one as given`() throws {
    // The corners are 2 wide and 8 high.
    let expected = 4 * 20 - (4 - Double.pi) * 2 * 8
    #expect(abs(try area("<rect width='4' height='20' rx='8'/>") - expected) < 0.05)
    #expect(abs(try area("<rect width='20' height='4' ry='8'/>") - expected) < 0.05)
  }

  @Test func `the even-odd rule becomes nonzero`() throws {
    let rings = "M0 0h6v6h-6z M1 1h4v4h-4z M2 2h2v2h-2z"
    #expect(abs(try area("<path d='\(rings)'/>") - 36) < 1e-2)
    #expect(abs(try area("<path fill-rule='evenodd' d='\(rings)'/>") - 24) < 1e-2)
    #expect(abs(try area("<g style='fill-rule:evenodd'><path d='\(rings)'/></g>") - 24) < 1e-2)
    // Crossing squares: what lies in both is outside.
    let crossing = "<path fill-rule='evenodd' d='M0 0h4v4h-4z M2 2h4v4h-4z'/>"
    #expect(abs(try area(crossing) - 24) < 1e-2)
  }

  @Test func `style attributes win over style sheets, and style sheets over attributes`() throws {
    let sheet = "<style>.a{fill:none} #b.a{fill:#000} path{fill:none}</style>"
    #expect(try area(sheet + "<path class='x a' id='b' d='M0 0h2v2h-2z'/>") == 4)
    #expect(
      try area(sheet + "<path class='a' fill='none' style='fill:#000' d='M0 0h2v2h-2z'/>") == 4)
    #expect(throws: ArtworkError.empty) { try area(sheet + "<path fill='#000' d='M0 0h2v2z'/>") }
  }

  @Test func `a reference is drawn where it is used`() throws {
    let leaf = "<defs><path id='leaf' d='M0 0h2v2h-2z'/></defs>"
    let twice = "<use href='#leaf' x='4'/><use xlink:href='#leaf' transform='scale(2)' y='4'/>"
    let found = try path(
      leaf + twice, root: "xmlns:xlink='http://www.w3.org/1999/xlink'"
    ).bounds
    #expect(found == Rect(x: 0, y: 0, width: 6, height: 12))
    let symbol = "<symbol id='s' viewBox='0 0 1 1'><path d='M0 0h1v1h-1z'/></symbol>"
    #expect(try path(symbol + "<use href='#s' width='3' height='3'/>").bounds?.width == 3)
  }

  /// SVG 2, 5.5: "The width and height properties on the use element override the values for the corresponding
  /// properties on a referenced svg or symbol element."
  @Test(arguments: [
    ("", 12.0, 8.0), ("width='6'", 6, 8), ("height='2'", 12, 2), ("width='6' height='2'", 6, 2),
    ("width='50%' height='25%'", 20, 10),
  ])
  func `the size that a use has is that of the svg or symbol`(
    size: String, width: Double, height: Double
  ) throws {
    for name in ["svg", "symbol"] {
      let target = """
        <defs><\(name) id='a' width='12' height='8' viewBox='0 0 1 1' preserveAspectRatio='none'>
        <path d='M-1 -1h3v3h-3z'/></\(name)></defs>
        """
      let bounds = try path(
        target + "<use href='#a' x='3' y='4' \(size)/>", root: "viewBox='0 0 40 40'"
      ).bounds
      #expect(bounds == Rect(x: 3, y: 4, width: width, height: height), "\(name)")
    }
  }

  @Test func `a reference to itself that draws something is refused`() {
    for content in [
      "<g id='a'><path d='M0 0h1v1z'/><use href='#a'/></g>",
      "<g id='a'><path d='M0 0h1v1z'/><use href='#b'/></g><g id='b'><use href='#a'/></g>",
      "<clipPath id='c'><path clip-path='url(#c)' d='M0 0h1v1z'/></clipPath>"
        + "<path clip-path='url(#c)' d='M0 0h1v1z'/>",
    ] {
      do {
        _ = try path(content)
        Issue.record("accepted: \(content)")
      } catch {
        #expect("\(error)".contains("refers to itself"))
      }
    }
  }

  @Test func `references that multiply are refused soon`() {
    let bomb = (1...30).map {
      "<g id='g\($0)'>" + String(repeating: "<use href='#g\($0 - 1)'/>", count: 10) + "</g>"
    }
    let content = "<defs><path id='g0' d='M0 0h1v1z'/>\(bomb.joined())</defs><use href='#g30'/>"
    #expect(throws: ArtworkError.tooExpanded(line: 1)) { try path(content) }
  }

  @Test func `outlines that cross too often are refused`() {
    let lines = (0..<1500).map { "M0 \($0) L3000 \(1500 - $0) l0 .1 L0 \($0)z" }.joined()
    #expect(throws: ArtworkError.tooComplex) {
      try path("<path fill-rule='evenodd' d='\(lines)'/>")
    }
  }

  @Test func `a clip path cuts and a rectangle around everything does not`() throws {
    let square = "<path clip-path='url(#c)' d='M0 0h4v4h-4z'/>"
    let whole = "<clipPath id='c'><rect x='-1' y='-1' width='9' height='9'/></clipPath>"
    #expect(try path(whole + square) == path("<path d='M0 0h4v4h-4z'/>"))
    let half = "<clipPath id='c'><rect width='2' height='9' fill='none'/></clipPath>"
    #expect(abs(try area(half + square) - 8) < 1e-2)
    let two = "<clipPath id='c'><path d='M0 0h1v9h-1z M3 0v9h9v-9z'/></clipPath>"
    #expect(abs(try area(two + square) - 8) < 1e-2)
    #expect(throws: ArtworkError.empty) { try area("<clipPath id='c'/>" + square) }
  }

  @Test func `what lies beyond the view box is cut off`() throws {
    let path = "<path d='M-5 0h10v4h-10z'/>"
    #expect(abs(try area(path, root: "viewBox='0 0 8 8'") - 20) < 1e-2)
    #expect(abs(try area(path, root: "viewBox='0 0 8 8' overflow='visible'") - 20) < 1e-2)
    #expect(throws: ArtworkError.empty) {
      try area("<path d='M-5 0h1v4h-1z'/>", root: "viewBox='0 0 8 8'")
    }
  }

  @Test func `a view box may stretch the drawing`() throws {
    let stretched = "viewBox='0 0 2 2' width='6' height='2' preserveAspectRatio='none'"
    #expect(try path("<path d='M0 0h2v2h-2z'/>", root: stretched).bounds?.width == 6)
    let whole = "viewBox='0 0 2 2' width='6' height='2'"
    #expect(
      try path("<path d='M0 0h2v2h-2z'/>", root: whole).bounds
        == Rect(x: 2, y: 0, width: 2, height: 2))
  }

  @Test func `elements in each other by reference have a limit`() {
    let chain = (1...200).map { "<g id='g\($0)'><use href='#g\($0 - 1)'/></g>" }.joined()
    #expect(throws: ArtworkError.tooExpanded(line: 1)) {
      try path("<defs><path id='g0' d='M0 0h1v1z'/>\(chain)</defs><use href='#g200'/>")
    }
  }
}
