import Foundation
import Testing
import VectorFormats
import VectorGraphics

@Suite struct ArtworkTests {
  private func svg(_ content: String) throws -> VectorPath {
    try Artwork(svg: Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>".utf8)).path
  }

  @Test func `paths are read with their transforms`() throws {
    let path = try svg(
      "<!-- two --><path d='M0 0h1v1h-1z'/><path transform='translate(4) scale(2 3)' d='M0 0h1v1z'/>"
    )
    #expect(path.bounds == Rect(x: 0, y: 0, width: 6, height: 3))
  }

  @Test(arguments: [
    "rotate(90)", "rotate(90 0 0)", "matrix(0 1 -1 0 0 0)", "rotate(45) , rotate(45)",
  ])
  func `transforms mean what SVG says`(transform: String) throws {
    let path = try svg("<path d='M0 0h2v1h-2z' transform='\(transform)'/>")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minX + 1) < 1e-9 && abs(bounds.maxX) < 1e-9)
    #expect(abs(bounds.minY) < 1e-9 && abs(bounds.maxY - 2) < 1e-9)
  }

  @Test(arguments: [
    "scale(1e300)", "scale(1e300) scale(1e300)", "translate(1e300)", "scale(1e9)",
    "matrix(1e200 1e200 1e200 1e200 0 0)", "scale(1e-320)", "translate(9e8) scale(1e-6)",
  ])
  func `coordinates that can't be drawn are refused`(transform: String) {
    #expect(throws: ArtworkError.self) {
      try svg("<path d='M0 0h2v1h-2z' transform='\(transform)'/>")
    }
  }

  @Test(arguments: [
    ("<path d='M0 0h1v1z' transform='rotate(3'/>", "rotate(3' is not read by all"),
    ("<path d='M0 0h1v1e10'/>", "offset"),
    ("<path d='M0 0h1'/>", "nothing"), ("<rect width='-1' height='1'/>", "nothing"),
    ("<rect width='1em' height='1'/>", "not a length"), ("<polygon points='1 2 3'/>", "pairs"),
    ("<path d='M0 0h1v1z' fill='color-mix(in srgb, red, red)'/>", "is not a colour"),
    ("<path d='M0 0h1v1z' fill='CanvasText'/>", "'canvastext' is not a colour"),
    ("<use href='other.svg#a'/>", "other.svg#a"),
  ])
  func `values that can't be read are named`(content: String, name: String) {
    do {
      _ = try svg(content)
      Issue.record("accepted: \(content)")
    } catch {
      #expect("\(error)".contains(name))
    }
  }

  @Test func `a drawing of too many elements is refused where it passes the limit`() {
    let half = "<path d='M0 0\(String(repeating: "h1", count: VectorPath.svgElementLimit / 2))'/>"
    do {
      _ = try svg(half + "\n" + half)
      Issue.record("accepted")
    } catch {
      #expect(
        "\(error)".hasPrefix("line 2: the drawing has more than \(VectorPath.svgElementLimit)"))
    }
  }

  @Test(arguments: [
    "", "<html/>", "<svg", "<svg a>", "<svg><path", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
    "<svg>",
  ])
  func `bytes that are not SVG are refused`(text: String) {
    #expect(throws: (any Error).self) { try Artwork(svg: Array(text.utf8)) }
  }

  @Test func `character references are replaced`() throws {
    let plain = try svg("<path d='M0 0 h2 v1 z'/>")
    #expect(try svg("<path d='M0&#32;0 h2&#x20;v1 z' id='&lt;&amp;&quot;&apos;&gt;'/>") == plain)
  }

  @Test(arguments: [
    "<desc>x</desc>", "<desc/>", "<title>a &lt; b</title><desc>a</desc>",
    "<desc><circle r='x'/><desc>twice</desc><g><path d='nothing'/></g></desc>",
    "<desc><![CDATA[</desc><circle/>]]><!-- </desc> --></desc>", "<?note </desc>?>",
  ])
  func `text that is not drawn is passed over`(text: String) throws {
    #expect(try svg(text + "<path d='M0 0h2v1z'/>") == svg("<path d='M0 0h2v1z'/>"))
  }

  @Test(arguments: [
    ("<svg>\n<path d='M0 0h1v1z'>\n</svg>", "line 3: the XML is not well-formed: mismatched tag"),
    ("<svg>\n\n<path d='M0 0h1v1z'></x/></svg>", "line 3: the XML is not well-formed"),
    ("<svg>\n<desc>a</describe></svg>", "line 2: the XML is not well-formed: mismatched tag"),
    ("<svg>\n<path d='M0 0h1v1z' d='M0 0h2v2z'/></svg>", "line 2: the XML is not well-formed"),
    ("<svg>\n<path id='&nbsp;'/></svg>", "line 2: the XML is not well-formed: undefined entity"),
    ("<svg/>\n<svg/>", "line 2: the XML is not well-formed: junk after document element"),
    ("<svg>\n", "line 2: the XML is not well-formed: no element found"),
    ("<svg>\n<x:path/></svg>", "line 2: the XML is not well-formed: unbound prefix"),
    ("\u{89}PNG", "the file is not an SVG document"), ("", "the file is not an SVG document"),
    ("<svg xmlns='other'/>", "the file is not an SVG document"),
  ])
  func `a document that is not well formed is refused with its line`(text: String, message: String)
  {
    do throws(ArtworkError) {
      _ = try Artwork(svg: Array(text.utf8))
      Issue.record("accepted: \(text)")
    } catch {
      #expect("\(error)".hasPrefix(message))
    }
  }

  @Test func `a document type is refused before its entities are read`() {
    let laughs = (1..<30).map { "<!ENTITY l\($0) '&l\($0 - 1);&l\($0 - 1);'>" }.joined()
    do {
      let text = "<!DOCTYPE svg [<!ENTITY l0 'ha'>\(laughs)]><svg>&l29;</svg>"
      _ = try Artwork(svg: Array(text.utf8))
      Issue.record("accepted")
    } catch {
      #expect("\(error)".hasPrefix("line 1: a document type with declarations can't be kept"))
    }
  }

  @Test(arguments: [
    "SYSTEM 'file:///etc/passwd'",
    "PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'",
  ])
  func `a document type elsewhere is not read and defines nothing`(type: String) throws {
    func read(_ content: String) throws -> VectorPath {
      let text = "<?xml version='1.0'?><!DOCTYPE svg \(type)>\n<svg>\(content)</svg>"
      return try Artwork(svg: Array(text.utf8)).path
    }
    #expect(try read("<path d='M0 0&#32;h2v1z' id='&lt;'/>") == svg("<path d='M0 0h2v1z'/>"))
    for content in ["<path d='M0 0h2&more;v1z'/>", "<style>&more;</style>"] {
      do {
        _ = try read(content)
        Issue.record("accepted: \(content)")
      } catch {
        #expect("\(error)".hasPrefix("line 2: the entity 'more' is not defined"))
      }
    }
  }

  @Test func `elements are told apart by namespace whatever their prefix`() throws {
    let text = """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:o="other">
      <s:path d="M0 0h2v1z"/>%@</s:svg>
      """
    func read(_ more: String) throws -> VectorPath {
      try Artwork(svg: Array(text.replacing("%@", with: more).utf8)).path
    }
    let plain = try svg("<path d='M0 0h2v1z'/>")
    #expect(try read("") == plain)
    // What is of another namespace no viewer shows.
    for more in ["<o:path d='M0 0h9v9z'/>", "<o:g><s:path d='M0 0h9v9z'/></o:g>", "<s:g/>"] {
      #expect(try read(more) == plain)
    }
    #expect(try read("<s:path o:d='M0 0h9v9z'/>") == plain)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .isoLatin1])
  func `documents of several encodings are read`(encoding: String.Encoding) throws {
    let declaration = encoding == .isoLatin1 ? "<?xml version='1.0' encoding='ISO-8859-1'?>" : ""
    let text = declaration + "<svg><title>ö</title><path d='M0 0h2v1z'/></svg>"
    var bytes = Array(try #require(text.data(using: encoding)))
    if encoding == .utf16BigEndian { bytes = [0xFE, 0xFF] + bytes }
    #expect(try Artwork(svg: bytes).path == svg("<path d='M0 0h2v1z'/>"))
  }

  @Test func `nesting and size have limits`() throws {
    func nested(_ count: Int) -> String {
      "<desc>" + String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        + "</desc><path d='M0 0h2v1z'/>"
    }
    _ = try svg(nested(62))
    #expect(throws: ArtworkError.self) { try svg(nested(63)) }
    #expect(throws: ArtworkError.self) { try svg(nested(200_000)) }
  }

  @Test func `a file of 20 MB is read, and a larger one refused`() throws {
    let drawing = Array("<svg><path d='M0 0h2v1z'/></svg>".utf8)
    func file(_ size: Int) -> [UInt8] {
      drawing + [UInt8](repeating: UInt8(ascii: " "), count: size - drawing.count)
    }
    #expect(try Artwork(svg: file(20_000_000)).path == svg("<path d='M0 0h2v1z'/>"))
    #expect(throws: ArtworkError.tooLarge) { try Artwork(svg: file(20_000_001)) }
  }

  /// The move, the lines and the close are 500,000 elements.
  @Test func `artwork of 500,000 path elements is read`() throws {
    let path = "<path d='M0 0v1\(String(repeating: "h1h-1", count: 249_998))h2z'/>"
    #expect(try svg(path).elements.count == 500_000)
  }
}
