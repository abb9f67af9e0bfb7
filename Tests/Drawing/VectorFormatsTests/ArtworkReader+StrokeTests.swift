import Testing
import VectorFormats
import VectorGraphics

/// The strokes of a file, and shapes with an opacity.
@Suite struct ArtworkReaderStrokeTests {
  private func path(_ content: String, root: String = "") throws -> VectorPath {
    try Artwork(svg: Array("<svg \(root)>\n\(content)\n</svg>".utf8)).path
  }

  private func area(_ content: String, root: String = "") throws -> Double {
    try path(content, root: root).united().area
  }

  private func problem(_ content: String) -> String? {
    do {
      _ = try path(content)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    "<line x1='1' y1='2' x2='7' y2='2'/>", "<polyline points='1,2 7,2'/>", "<path d='M1 2h6'/>",
    "<path d='M1 2h6' style='stroke-width:2px'/>", "<line x1='1' y1='2' x2='7' y2='2' fill='red'/>",
  ])
  func `a line without area is its stroke`(content: String) throws {
    let found = try path("<g stroke='#000' stroke-width='2'>\(content)</g>").bounds
    #expect(found == Rect(x: 1, y: 1, width: 6, height: 2))
  }

  @Test func `a stroke that is too wide for its view box is an error that says so`() throws {
    for width in ["1e5", "1e8"] {
      for line in ["<path d='M0 12H24'/>", "<polyline points='0,0 24,12 0,24'/>"] {
        let error = #expect(throws: ArtworkError.self) {
          try path(
            "<g stroke='#000' stroke-width='\(width)'>\(line)</g>", root: "viewBox='0 0 24 24'")
        }
        #expect(error == .outOfRange)
      }
    }
    let covered = try path(
      "<path d='M0 12H24' stroke='#000' stroke-width='1e3'/>", root: "viewBox='0 0 24 24'")
    #expect(covered.bounds == Rect(x: 0, y: 0, width: 24, height: 24))
  }

  @Test func `only a polyline is open`() throws {
    let points = "points='0,0 8,0 8,8' fill='none' stroke='#000' stroke-linejoin='bevel'"
    // Two strips of 8 × 1 overlap in a quarter of a square, and the bevel is an eighth.
    #expect(abs(try area("<polyline \(points)/>") - (16 - 0.25 + 0.125)) < 0.01)
    let sides = 16 + 128.squareRoot()
    #expect(try area("<polygon \(points)/>") > sides - 4)
  }

  @Test func `cap, join, limit and width are inherited, and each element has its own`() throws {
    func width(_ attributes: String, root: String = "") throws -> Double {
      try #require(
        try path("<g stroke='#000' \(root)><path d='M0 0h4' \(attributes)/></g>").bounds
      ).width
    }
    #expect(try width("") == 4)
    #expect(try width("", root: "stroke-linecap='square'") == 5)
    #expect(try width("stroke-width='3'", root: "stroke-linecap='square'") == 7)
    #expect(try width("stroke-linecap='butt'", root: "stroke-linecap='square'") == 4)
    #expect(try width("style='stroke-linecap:inherit'", root: "stroke-linecap='round'") == 5)
  }

  /// SVG 2, 8.9: a percentage refers to the diagonal of the viewport divided by √2.
  @Test func `a percentage of the width refers to the diagonal`() throws {
    let line = "<path d='M0 20h30' stroke='#000' stroke-width='10%'/>"
    let box = try #require(try path(line, root: "viewBox='0 0 30 40'").bounds)
    #expect(abs(box.height - 0.1 * (2500 / 2.0).squareRoot()) < 1e-9)
  }

  @Test func `a transform changes the width with the shape`() throws {
    let box = try path("<path d='M1 1h2' transform='scale(3 -5)' stroke='#000'/>").bounds
    #expect(box == Rect(x: 3, y: -7.5, width: 6, height: 5))
  }

  @Test func `strokes and fills that overlap add up, also mirrored ones`() throws {
    let fill = "<path d='M0 0h8v8h-8z'/>"
    for map in ["", "transform='matrix(-1 0 0 1 8 0)'"] {
      let stroke = "<path d='M-4 4h12' \(map) fill='none' stroke='#000' stroke-width='2'/>"
      // The mirrored line is from 12 to 0.
      #expect(abs(try area(fill + stroke) - (64 + 8)) < 0.01, "\(map)")
    }
    let own = "<path d='M0 0h8v8h-8z' stroke='#000' stroke-width='2'/>"
    #expect(abs(try area(own) - 100) < 0.01)
  }

  @Test func `a clip path and the view box cut strokes`() throws {
    let line = "<path d='M-5 4h20' stroke='#000' stroke-width='2'/>"
    #expect(abs(try area(line, root: "viewBox='0 0 8 8'") - 16) < 0.01)
    let clip = "<clipPath id='c'><rect width='3' height='9'/></clipPath>"
    #expect(abs(try area("\(clip)<g clip-path='url(#c)'>\(line)</g>") - 6) < 0.01)
    // The stroke of a clip path's shape has no effect.
    let wide =
      "<clipPath id='c'><rect width='3' height='9' stroke='#000' stroke-width='4'/></clipPath>"
    #expect(abs(try area("\(wide)<g clip-path='url(#c)'>\(line)</g>") - 6) < 0.01)
  }

  @Test func `strokes that overlap are one outline, unless they cross too often`() throws {
    let cross = try path("<g stroke='#000'><path d='M0 5h10'/><path d='M5 0v10'/></g>")
    #expect(!cross.hasOverlappingContours && cross.contours.count == 1)
    let grid = (0..<300).map { "M0 \($0)h300M\($0) 0v300" }.joined()
    #expect(
      try path("<path d='\(grid)' fill='none' stroke='#000' stroke-width='.1'/>").contours.count
        == 600)
  }

  @Test(arguments: ["none", "0", "0 0", "0,0", "NONE"])
  func `dashes of length 0 are none`(dashes: String) throws {
    #expect(problem("<path d='M0 0h2' stroke='red' stroke-dasharray='\(dashes)'/>") == nil)
  }

  @Test(arguments: [
    ("stroke-miterlimit='.5'", "the stroke-miterlimit '.5' is not a number of 1 or more"),
    ("stroke-width='1em'", "the stroke-width '1em' of <path> is not a length of 0 or more"),
    ("stroke-width='-1'", "the stroke-width '-1' of <path> is not a length of 0 or more"),
  ])
  func `a stroke's value that can't be read is named`(attribute: String, message: String) throws {
    let found = try #require(problem("<path d='M0 0h2' stroke='#000' \(attribute)/>"))
    #expect(found.hasPrefix("line 2: " + message), "\(found)")
  }

  @Test func `a stroke of another colour than the fill is refused`() {
    let found = problem("<path d='M0 0h2v2z' stroke='red'/>")
    #expect(found?.hasPrefix("line 2: the second colour #ff0000") == true)
  }

  @Test func `strokes have the limit of path elements, and coordinates that of drawings`() {
    let count = VectorPath.svgElementLimit / 3
    let zigzag = "<path d='M0 0\(String(repeating: "l1 1 1-1", count: count / 2))' stroke='#000'/>"
    #expect(problem(zigzag + zigzag)?.contains("the drawing has more than") == true)
    for shape in ["<circle r='1e300'", "<path d='M0 0h9' stroke-width='1e300'"] {
      #expect(problem(shape + " stroke='#000'/>")?.hasPrefix("its coordinates") == true)
    }
  }

  // MARK: Opacity

  private static let shape = "<path d='M0 0h4v4h-4z'/>"

  @Test(arguments: [
    "<path fill='rgba(0,0,0,.5)' d='M0 0h4v4h-4z'/>",
    "<path fill='#0008' d='M0 0h4v4h-4z'/><path fill='#0008' d='M4 0h4v4h-4z'/>",
    "<path fill-opacity='50%' d='M0 0h4v4h-4z'/><path opacity='.5' d='M9 0h4v4h-4z'/>",
    "<g opacity='.4'>\(shape)<path d='M2 2h4v4h-4z' stroke='#000'/></g>",
    "<g opacity='.5'><g fill='#000'>\(shape)</g></g><path fill-opacity='.5' d='M9 0h4v4h-4z'/>",
    "<path d='M0 0h9' stroke='#000' stroke-opacity='.5'/><path d='M0 5h9' stroke='#00000080'/>",
  ])
  func `shapes of one colour and one opacity are one drawing`(content: String) {
    #expect(problem(content) == nil)
  }

  @Test(arguments: [
    "<g fill-opacity='.5'>\(shape)<path d='M2 2h4v4h-4z'/></g>",
    "<path d='M0 0h4v4h-4z' stroke='#000' fill-opacity='.5' stroke-opacity='.5'/>",
    "<g opacity='.5'>\(shape)</g><g opacity='.5'>\(shape)</g>",
    "<g stroke='#000' stroke-opacity='.3'><path d='M0 5h9'/><path d='M5 0v9'/></g>",
  ])
  func `translucent shapes that overlap are refused`(content: String) throws {
    let found = try #require(problem(content))
    #expect(found.hasPrefix("line 2: the opacity of shapes that overlap can't be kept"))
    #expect(found.contains("group"))
  }

  @Test func `a second opacity is refused with both lines`() throws {
    let found = try #require(problem("\(Self.shape)\n<path opacity='.4' d='M9 0h4v4h-4z'/>"))
    #expect(
      found.hasPrefix("line 3: the second opacity 40 %, after 100 % in line 2, can't be kept"))
  }
}
