import Foundation
import Testing
import VectorFormats
import VectorGraphics

/// What can't be kept in a filled outline of one colour.
@Suite struct ArtworkReaderRefusalsTests {
  private func refusal(_ content: String) -> ArtworkError? {
    do {
      _ = try Artwork(svg: Array("<svg>\n\(content)\n</svg>".utf8))
      return nil
    } catch { return error }
  }

  private static let shape = "<path d='M0 0h2v2z'/>"

  @Test(arguments: [
    (
      "<path d='M0 0h2' stroke='red' stroke-dasharray='2 1'/>", "the dashed stroke of <path>",
      "make it solid"
    ),
    (
      "<line x2='3' stroke='url(#g)'/><pattern id='g'><g/></pattern>",
      "the stroke 'url(#g)' of <line>",
      "plain colour"
    ),
    (
      "<g style='stroke:#000'><rect width='2' height='2' vector-effect='non-scaling-stroke'/></g>",
      "the vector-effect 'non-scaling-stroke' of <rect>", "outline"
    ),
    ("<text>CHF</text>", "the text <text>", "Create Outlines"),
    (
      "<path d='M0 0h2v2z' fill='url(#g)'/><pattern id='g'><g/></pattern>",
      "the fill 'url(#g)' of <path>", "plain colour"
    ),
    ("<g filter='url(#f)'>\(shape)<filter id='f'/></g>", "the filter of <g>", "remove the effect"),
    ("<g mask='url(#m)'>\(shape)<mask id='m'/></g>", "the mask of <g>", "boolean operation"),
    ("<g clip-path='circle(3px)'>\(shape)</g>", "the clip path 'circle(3px)' of <g>", "boolean"),
    ("<image href='a.png'/>", "the image <image>", "trace"),
    ("<path d='M0 0h2v2z'><animate/></path>", "the animation <animate>", "remove it"),
    ("<script>x</script>", "the element <script>", "plain SVG"),
    ("<foreignObject/>", "the element <foreignObject>", "plain SVG"),
    ("<pth d='M0 0h2v2z'/>", "the element <pth>", "turn it into paths"),
    ("<g style='mix-blend-mode:multiply'>\(shape)</g>", "the blend mode 'multiply'", "Normal"),
    (
      "<path d='M0 0h2v2z' marker-start='url(#m)'/><marker id='m'/>", "the marker of <path>",
      "remove"
    ),
    ("<path style='d:path(\"M0 0h2v2z\")'/>", "d as a style", "attribute"),
    ("<path style='all:unset' d='M0 0h2v2z'/>", "all as a style", "remove"),
    (
      "<g transform='scale(2)' style='transform-origin:50%'>\(shape)</g>",
      "transform-origin as a style",
      "remove"
    ),
    ("<style>g+path{fill:red}</style>\(shape)", "the selector 'g+path'", "Styling"),
    ("<style>@media tv{path{fill:red}}</style>\(shape)", "the rule '@media tv'", "Styling"),
  ])
  func `what a filled outline can't keep is refused with its line and the fix`(
    content: String, name: String, fix: String
  ) throws {
    let error = try #require(refusal(content), "accepted: \(content)")
    #expect(error.problem.hasPrefix("line 2: " + name), "\(error)")
    #expect(error.problem.hasSuffix(" can't be kept"))
    #expect(error.fix.contains(fix), "\(error)")
  }

  @Test func `the page about drawings lists everything that is refused`() throws {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = try String(
      contentsOf: root.appending(path: "Sources/Drawing/Mintmark/Mintmark.docc/OwnDrawings.md"),
      encoding: .utf8)
    let table = try #require(page.split(separator: "| refused | what to do |").last)
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst()
    let listed = rows.compactMap { $0.split(separator: " | ").first?.dropFirst(2) }.map(String.init)
    #expect(listed == ArtworkRefusal.allCases.map(\.rawValue))
  }

  @Test func `a second colour is refused with both lines`() throws {
    let error = try #require(
      refusal("<path d='M0 0h2v2z'/>\n<path d='M0 0h2v2z' fill='white'/>"))
    #expect(error.problem.hasPrefix("line 3: the second colour #ffffff, after that of line 2"))
  }

  @Test(arguments: [
    "fill='#000'", "fill='black'", "fill='rgb(0, 0,0)'", "fill='#000000ff'",
    "fill='rgba(0%,0%,0%,1)'",
    "style='fill : BLACK ;'", "fill='#000000 icc-color(x, 1)'", "stroke='red' stroke-width='0'",
    "stroke='none'", "stroke='red' stroke-opacity='0'", "stroke='transparent'",
  ])
  func `different spellings of a colour are one`(attributes: String) {
    #expect(refusal("<path d='M0 0h2v2z'/><path d='M0 0h2v2z' \(attributes)/>") == nil)
  }

  @Test(arguments: [
    "<path d='M0 0h9v9z' fill='none'/>", "<path d='M0 0h9v9z' style='fill:none'/>",
    "<g display='none'><text>x</text></g>", "<g opacity='0'>\(shape)</g>",
    "<g visibility='hidden'><path d='M0 0h9v9z' stroke='red'/></g>",
    "<path d='M0 0h9v9z' fill='transparent'/>", "<path d='M0 0h9v9z' fill-opacity='0'/>",
    "<defs><path d='M0 0h9v9z' stroke='red'/></defs>", "<symbol><text>x</text></symbol>",
    "<linearGradient/><filter/><mask/>", "<rect width='9'/><circle/><ellipse rx='2' ry='0'/>",
    "<line x1='1' y1='9' x2='9' y2='1'/>", "<path/>", "<path d=''/>", "<g filter='url(#f)'/>",
    "<style>.unused{stroke:red}</style>", "<polygon/>",
  ])
  func `what is not seen is passed over`(content: String) throws {
    let path = try Artwork(svg: Array("<svg>\(Self.shape)\(content)</svg>".utf8)).path
    #expect(path.bounds == Rect(x: 0, y: 0, width: 2, height: 2))
  }
}
