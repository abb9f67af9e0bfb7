import Testing
import VectorFormats
import VectorGraphics

/// Files that librsvg and Chromium draw alike are read alike, whichever way they are written.
@Suite struct ArtworkEquivalenceTests {
  private static let shape = "<path d='M4 4h16v8H4z'/>"

  private func area(_ body: String, _ root: String = "") throws -> Double {
    let svg = "<svg viewBox='0 0 24 24' \(root)>\(body)</svg>"
    return try Artwork(svg: Array(svg.utf8)).path.united().area
  }

  private func bounds(_ body: String) throws -> Rect? {
    try Artwork(svg: Array("<svg viewBox='0 0 24 24'>\(body)</svg>".utf8)).path.bounds
  }

  /// CSS has commas between arguments, units of lengths and angles, and no space before a bracket; attributes have no units.
  @Test(arguments: [
    "style='transform:rotate(nandeg)'", "style='transform:rotate(0x10deg)'",
    "style='transform:rotate(1 2deg)'", "style='transform:rotate(deg)'",
    "style='transform:translate(nanpx)'", "style='transform:translate(4px 2px)'",
    "style='transform:scale(2 1.5)'", "style='transform:scale(2,)'",
    "style='transform:rotate(9deg,12,12)'", "style='transform:foo(1)'", "transform='foo(1)'",
    "transform='translate(4px)'", "transform='translateX(4)'", "transform='rotate(9deg)'",
    "transform='TRANSLATE(4,2)'", "transform='scale(2)1'", "transform='rotate(1,2)'",
    "transform='scale()'",
  ])
  func `a transform that viewers can't read is ignored`(attribute: String) throws {
    #expect(try bounds("<path \(attribute) d='M4 4h16v8H4z'/>") == bounds(Self.shape))
  }

  @Test(arguments: [
    "style='transform:translate(4,2)'", "style='transform:rotate(9)'",
    "style='transform:skewX(9)'", "style='transform:translateX(4)'",
    "style='transform:translate(10%)'", "style='transform:translate(1em)'",
    "style='transform:translate3d(4px,2px,0)'", "transform='translate(4'",
    "transform='translate(4,2) ,'",
  ])
  func `a transform that some viewers read is refused`(attribute: String) {
    #expect(throws: ArtworkError.self) { try area("<path \(attribute) d='M4 4h16v8H4z'/>") }
  }

  @Test(arguments: [
    "1em", "1rem", "1ex", "1ch", "1lh", "100vw", "100vh", "50vmin", "50vmax", "5%", "10Q", "10PX",
    "auto", "",
    "none",
  ])
  func `with a view box only the ratio of the size counts`(size: String) throws {
    let root = "width='\(size)' height='\(size)'"
    let svg = "<svg viewBox='0 0 24 24' \(root)>\(Self.shape)</svg>"
    let bounds = try #require(try Artwork(svg: Array(svg.utf8)).path.bounds)
    #expect(abs(bounds.width / bounds.height - 2) < 1e-9)
    #expect(
      try SymbolArtwork.symbolBounds(svg)
        == SymbolArtwork.symbolBounds("<svg viewBox='0 0 24 24'>\(Self.shape)</svg>"))
  }

  @Test(arguments: [
    "style='width:24px;height:24px'", "style='width:1em;height:1em'",
    "style='display:inline-block !important'",
    "transform='matrix(-1, 0, 0, 1, 0, 0)'", "style='transform:scale(-1,1)'",
    "transform='rotate(180)'",
  ])
  func `a size, a place in the page and a mirror of the root don't change a symbol's frame`(
    root: String
  ) throws {
    let disk = "<circle cx='12' cy='12' r='9'/>"
    let found = try SymbolArtwork.symbolBounds("<svg viewBox='0 0 24 24' \(root)>\(disk)</svg>")
    let expected = try SymbolArtwork.symbolBounds("<svg viewBox='0 0 24 24'>\(disk)</svg>")
    #expect(abs(found.minX - expected.minX) < 1e-2 && abs(found.maxY - expected.maxY) < 1e-2)
  }

  /// What viewers ignore is ignored, and what has no effect has none.
  @Test(arguments: [
    "stroke='null'", "fill=''", "fill='blu'", "fill='#12'", "stroke-width='null'",
    "fill-rule='foo'", "opacity='foo'",
    "fill-opacity='foo'", "stroke-linecap='flat'", "filter=''", "filter='url(#x)'",
    "mask='url(#x)'", "clip-path='foo'",
    "clip-path='url(#x)'", "marker-start='url(#m)'", "transform='none'", "style='transform:none'",
    "transform='foo'",
    "transform-origin='center'", "style='transform-box:fill-box;transform-origin:50% 50%'",
    "opacity='unset'",
    "style='width:3px;x:1px'", "fill='var(--x)'", "fill='var(--x, currentColor)'",
    "style='fill:var(--x,black)'",
    "style='--x:black;fill:var(--x,red)'", "style='fill:var(--y, var(--x, #000))'", "fill='revert'",
    "style='--x:var(--x);fill:var(--x)'", "style='--x:var(--y);--y:var(--x);fill:var(--x)'",
    "fill='inherit'", "vector-effect='foo'", "fill='12'", "fill='3 red'", "fill='0'", "fill='+red'",
    "fill='#0000 x'", "opacity='.5foo'", "opacity='1 2'", "style='opacity:.5px'", "visibility='1'",
    "visibility='hidden 1'", "style='mix-blend-mode:1'", "fill-rule='1'", "font-size='foo'",
    "fill-opacity='50%x'",
    "color='currentColor'", "fill='url(#x) foo'", "filter='blur(0)'", "filter='blur(0px)BLUR()'",
    "style='filter:brightness(1) contrast(100%) saturate() opacity(1)'",
    "filter='hue-rotate(0deg)'",
    "filter='grayscale(0) invert(0%) sepia(0)'",
  ])
  func `what has no effect is not refused`(attribute: String) throws {
    #expect(try area("<path \(attribute) d='M4 4h16v8H4z'/>") == 128)
    #expect(try area("<g \(attribute)>\(Self.shape)</g>") == 128)
  }

  @Test(arguments: [
    "stroke-width='4foo'", "stroke-width='4 3'", "stroke-width='4,'", "style='stroke-width:.5.5'",
    "stroke-opacity='.5foo'", "stroke-linecap='1'", "stroke-linejoin='f(1)'",
    "stroke-miterlimit='3x'", "stroke-miterlimit='3 4'", "stroke-dasharray='-1'",
    "stroke-dasharray='1 2 x'",
  ])
  func `what has no effect on a stroke is not refused`(attribute: String) throws {
    let line = "<g stroke='#000'><path d='M4 20L12 4l8 16'"
    #expect(try area("\(line) \(attribute)/></g>") == area("\(line)/></g>"))
  }

  /// A number that the geometry doesn't have counts as missing.
  @Test(arguments: [
    "<rect x='foo' width='9' height='9'/>", "<rect width='9' height='9' rx='-3'/>",
    "<rect width='9' height='9' rx='2x'/>", "<rect width='9' height='9'/><circle r='-4'/>",
    "<rect width='9' height='9'/><circle r='4x'/>",
    "<rect width='9' height='9'/><rect width='foo' height='4'/>",
  ])
  func `a length that is none is ignored`(content: String) throws {
    #expect(try area(content) == 81)
  }

  @Test(arguments: [
    "fill='url(#none)'", "fill='url(#none) none'", "fill='url(#e)'", "fill='url(#g)'",
    "style='fill:url(#none)'",
    "stroke='url(#none)' fill='none'", "fill='url(https://e.org/a.svg#e)'",
    "fill='url(&quot;HTTP://e.org/#p&quot;) none'", "fill='url(#p)' stroke='url(#q)'",
    "fill='url(#p) none'",
  ])
  func `a paint that the file doesn't have is none`(attribute: String) throws {
    #expect(
      try area(
        "<g id='g'/><linearGradient id='e'/><pattern id='p'/><pattern id='q' href='#p'/><path \(attribute) d='M0 14h9v9z'/>\(Self.shape)"
      )
        == 128)
  }

  @Test(arguments: [
    "<linearGradient id='a'><stop/></linearGradient>",
    "<linearGradient id='a'><stop stop-color='#000'/><stop offset='1' style='stop-color:black'/></linearGradient>",
    "<linearGradient id='b'><stop style='stop-color:#000;stop-opacity:1'/></linearGradient>"
      + "<radialGradient href='#b' id='a'/>",
  ])
  func `a gradient of one colour is that colour`(gradient: String) throws {
    #expect(try area("\(gradient)<path fill='url(#a)' d='M0 14h9v9h-9z'/>\(Self.shape)") == 209)
    // In units of a line's bounding box it draws nothing.
    #expect(throws: ArtworkError.self) {
      try area("\(gradient)<path stroke='url(#a)' d='M0 20h9'/>\(Self.shape)")
    }
  }

  @Test(arguments: [
    "<stop/><stop stop-color='red'/>", "<stop/><stop stop-opacity='.5'/>",
    "<stop stop-color='red'/>",
  ])
  func `a gradient of another colour is refused`(stops: String) {
    let gradient = "<linearGradient id='a'>\(stops)</linearGradient>"
    #expect(throws: ArtworkError.self) {
      try area("\(gradient)<path fill='url(#a)' d='M0 14h9v9h-9z'/>\(Self.shape)")
    }
  }

  @Test(arguments: ["black", "currentColor", "rgb(0,0,0)"])
  func `a paint that the file doesn't have is the colour after it`(color: String) throws {
    #expect(try area("<path fill='url(#none) \(color)' d='M4 4h16v8H4z'/>") == 128)
    #expect(try area("<path fill='url(http://e.org/#a) \(color)' d='M4 4h16v8H4z'/>") == 128)
    #expect(throws: ArtworkError.self) {
      try area("<path fill='url(#none) red' d='M0 14h9v9z'/>\(Self.shape)")
    }
    #expect(throws: ArtworkError.self) {
      try area(
        "<path color='red' fill='url(#none) currentColor' d='M0 14h9v9z'/>\(Self.shape)")
    }
  }

  @Test(arguments: [
    "<rect font-size='16' width='1em' height='8'/>",
    "<g font-size='8px'><rect width='2em' height='1em'/></g>",
    "<g style='font-size:4px'><rect font-size='200%' width='2em' height='8'/></g>",
    "<g font-size='4'><g font-size='2em'><rect style='width:2em;height:8px'/></g></g>",
    "<g font-size='4' stroke='#000' stroke-width='2em'><path font-size='1' d='M0 4h16'/></g>",
  ])
  func `a length in the font's size is read if the file has the size`(content: String) throws {
    #expect(try area(content) == 128)
  }

  @Test(arguments: [
    "<text transform='translate(3 3)'/>", "<text> <tspan> </tspan></text>",
    "<path fill='red' d='M40 40h4v4h-4z'/>",
    "<path fill='url(#g)' d='M40 40h4v4h-4z'/><linearGradient id='g'/>",
    "<path opacity='.5' d='M40 4h4v4h-4z'/>",
    "<path stroke='#000' stroke-dasharray='1' d='M40 40h16'/>",
    "<g opacity='.5'><path d='M40 4h4v4h-4z' fill='red'/></g>",
  ])
  func `what can't be seen is not refused`(content: String) throws {
    #expect(try area(content + Self.shape) == 128)
    #expect(try area(Self.shape + content) == 128)
  }

  @Test(arguments: [
    "<rect style='width:16px;height:8px;x:4px;y:4px'/>",
    "<style>rect{width:16px;height:8px;rx:0}</style><rect/>",
    "<path style='transform:translate(4px,2px)' d='M0 0h16v8H0z'/>",
    "<path style='transform:rotate(.25turn)' d='M0 0v-16h8v16z'/>",
    "<path transform='translateX(4)' d='M0 0h16v8H0z'/>",
    "<path style='transform:scale(2)' transform='scale(9)' d='M0 0h8v4H0z'/>",
    "<path style='transform:rotate(90deg)' d='M0 0v-16h8v16z'/>",
    "<path style='transform:rotate(100grad)' d='M0 0v-16h8v16z'/>",
  ])
  func `geometry and transforms in a style are those of attributes`(content: String) throws {
    #expect(abs(try area(content) - 128) < 1e-2)
  }

  /// An element that is drawn in its place and within itself is drawn once more by librsvg only.
  @Test(arguments: [
    "<use id='u' href='#u'/>", "<use id='a' href='#b'/><use id='b' href='#a'/>",
    "<g id='u'><use href='#u'/></g>", "<defs><use id='u' href='#u'/></defs><use href='#u'/>",
  ])
  func `a use that refers to itself draws nothing`(content: String) throws {
    #expect(try area(content + Self.shape) == 128)
    let square = "<path d='M0 14h9v9h-9z'/>"
    let circle = "<g id='a'>\(square)<use href='#b'/></g><g id='b'><use y='1' href='#a'/></g>"
    #expect(try area("<defs>\(circle)</defs><use href='#a'/>\(Self.shape)") == 209)
    for content in [circle, "<g id='u'>\(square)<use href='#u' y='-9'/></g>"] {
      #expect(throws: ArtworkError.self) { try area(content) }
    }
    // Both viewers ignore a clip path in a circle, instead of cutting everything off.
    let clip = "<clipPath id='c'><use href='#p'/></clipPath>"
    #expect(throws: ArtworkError.self) {
      try area(
        "<defs>\(clip)<g id='p' clip-path='url(#c)'>\(square)</g></defs><use href='#p'/>"
          + Self.shape)
    }
  }

  @Test(arguments: ["x", "0 12 NaN,3", "4px", "undefined"])
  func `points with a word draw nothing`(word: String) throws {
    for name in ["polygon", "polyline"] {
      let points = "<\(name) stroke='#000' points='2 14 9 14 9 20"
      #expect(try area("\(points) \(word)'/>\(Self.shape)") == 128)
      // Some viewers draw the whole points.
      for rest in ["3", ",", "; 2 20", "/*x*/"] {
        #expect(throws: ArtworkError.self) { try area("\(points) \(rest)'/>\(Self.shape)") }
      }
    }
  }

  @Test(arguments: [
    "fill='url(a.svg#x)'", "fill='url(file:///a.svg#x) #000'", "fill='url(https://e.org/a)'",
    "fill='url(#p) #000'", "fill='url(#q)'", "filter='blur(1px)'", "filter='grayscale()'",
    "filter='url(#none) blur(3px)'", "style='filter:blur(0) invert(1)'",
    "fill='none' stroke='#000' d='M4 4h16' filter='blur(0)'",
  ])
  func `what some viewers draw is refused`(attributes: String) {
    let patterns = "<pattern id='p'/><pattern id='q' href='a.svg#p'/>"
    let data = attributes.contains("d=") ? "" : "d='M0 14h9v9z'"
    #expect(throws: ArtworkError.self) {
      try area("\(patterns)<path \(attributes) \(data)/>\(Self.shape)")
    }
  }

  @Test(arguments: ["X", "v-4 L", "0", "A1 1 0 2 0 3 3", "v-2 4foo"])
  func `a path ends before its first error`(rest: String) throws {
    let path = "<path d='M4 4h16v8H4v-4"
    #expect(try area("\(path)\(rest)'/>") == 128)
    #expect(try area("\(Self.shape)<path d='\(rest)'/><use href='#none'/>") == 128)
  }

  @Test func `a transform of a clip path can be in its style`() throws {
    let clip =
      "<clipPath id='a' style='transform:translate(12px,0)'><rect width='12' height='24'/></clipPath>"
    let bounds = try Artwork(
      svg: Array(
        "<svg viewBox='0 0 24 24'>\(clip)<path clip-path='url(#a)' d='M0 0h24v16H0z'/></svg>".utf8)
    ).path.bounds
    #expect(bounds.map { ($0.minX - 12).magnitude < 1e-3 } == true)
  }

  @Test(arguments: [
    ("currentColor", "black"), ("#2e3436", "#2e3434"), ("hsl(0,0%,0%)", "#000"),
    ("hsl(0,0%,0%)", "hsl(0, 0%, 0%)"),
    ("hwb(0 0% 100%)", "#000"), ("color(srgb 1 0 0)", "red"), ("lab(54.29 80.82 69.9)", "red"),
    ("lab(29.57% 68.3 -112.03)", "blue"), ("lch(54.29 106.85 40.86)", "red"),
    ("lch(50 0 0)", "#777"), ("oklab(62.8% .22486 .12585)", "red"), ("oklab(0 0 0 / 1)", "#000"),
    ("oklch(.628 .2577 29.23deg)", "red"), ("oklch(86.64% 0.2948 142.5)", "#0f0"),
    ("initial", "#000"),
  ])
  func `colours that no eye tells apart are one`(first: String, second: String) throws {
    let body = "<path fill='\(first)' d='M2 2h8v20H2z'/><path fill='\(second)' d='M14 2h8v20h-8z'/>"
    #expect(abs(try area(body) - 320) < 1e-2)
  }

  @Test func `colours that differ by more are two`() {
    let body = "<path fill='#2e3436' d='M2 2h8v20H2z'/><path fill='#2e3433' d='M14 2h8v20h-8z'/>"
    #expect(throws: ArtworkError.self) { try area(body) }
  }

  @Test func `an inherited opacity is that of the parent`() {
    #expect(throws: ArtworkError.self) {
      try area("<g opacity='.5'><path opacity='inherit' d='M0 0h2v2z'/></g>\(Self.shape)")
    }
  }

  /// A circle of the viewport's size at another size of the font or the page would be another picture.
  @Test(arguments: [
    "<rect width='1em' height='4'/>", "<rect width='10vw' height='4'/>",
    "<rect width='calc(1px)' height='4'/>",
  ])
  func `a length that depends on the page is refused within a drawing`(content: String) {
    #expect(throws: ArtworkError.self) { try area(content) }
  }
}

extension SymbolArtwork {
  /// The bounds of the regular variant of a symbol from a drawing.
  fileprivate static func symbolBounds(_ svg: String) throws -> Rect {
    let template = SymbolTemplate([try SymbolArtwork(svg: Array(svg.utf8))])
    let paths = template.variants.first?.paths.compactMap(\.path.bounds) ?? []
    return try #require(paths.reduce(nil as Rect?) { $0?.union($1) ?? $1 })
  }
}
