import Testing
import VectorGraphics

@testable import AssetPipeline

@Suite struct ArtworkTests {
  private func svg(_ content: String) throws -> Path {
    try Artwork(svg: Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>".utf8)).path
  }

  @Test func pathsAreReadWithTheirTransforms() throws {
    let path = try svg(
      "<!-- two --><path d='M0 0h1v1h-1z'/><path transform='translate(4) scale(2 3)' d='M0 0h1v1z'/>"
    )
    #expect(path.bounds == Rect(x: 0, y: 0, width: 6, height: 3))
  }

  @Test(arguments: [
    "rotate(90)", "rotate(90 0 0)", "matrix(0 1 -1 0 0 0)", "rotate(45) , rotate(45)",
  ])
  func transformsMeanWhatSVGSays(transform: String) throws {
    let path = try svg("<path d='M0 0h2v1h-2z' transform='\(transform)'/>")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minX + 1) < 1e-9 && abs(bounds.maxX) < 1e-9)
    #expect(abs(bounds.minY) < 1e-9 && abs(bounds.maxY - 2) < 1e-9)
  }

  @Test(arguments: [
    "scale(1e300)", "scale(1e300) scale(1e300)", "translate(1e300)", "scale(1e9)",
    "matrix(1e200 1e200 1e200 1e200 0 0)", "scale(1e-320)", "translate(9e8) scale(1e-6)",
  ])
  func coordinatesThatCantBeDrawnAreRefused(transform: String) {
    #expect(throws: ArtworkError.self) {
      try svg("<path d='M0 0h2v1h-2z' transform='\(transform)'/>")
    }
  }

  @Test(arguments: [
    ("<circle r='1'/>", "<circle>"), ("<g><path d='M0 0h1v1z'/></g>", "<g>"),
    ("<path d='M0 0h1v1z' stroke='red'/>", "stroke"),
    ("<path d='M0 0h1v1z' fill-rule='evenodd'/>", "evenodd"),
    ("<path d='M0 0h1v1z' style='fill:red'/>", "style"),
    ("<path d='M0 0h1v1z' transform='spin(3)'/>", "spin"), ("<path d='M0 0 X'/>", "offset"),
    ("<script>x</script>", "<script>"), ("<path d='M0 0h1'/>", "nothing"),
  ])
  func everythingElseIsRefusedByName(content: String, name: String) {
    do {
      _ = try svg(content)
      Issue.record("accepted: \(content)")
    } catch {
      #expect("\(error)".contains(name))
    }
  }

  @Test func aDrawingOfTooManyElementsIsRefusedWhereItPassesTheLimit() {
    let half = "<path d='M0 0\(String(repeating: "h1", count: Path.svgElementLimit / 2))'/>"
    do {
      _ = try svg(half + "\n" + half)
      Issue.record("accepted")
    } catch {
      #expect("\(error)".hasPrefix("line 2: the drawing has more than \(Path.svgElementLimit)"))
    }
  }

  @Test(arguments: [
    "", "<html/>", "<svg", "<svg a>", "<svg><path", "<!DOCTYPE svg><svg/>", "<svg>",
  ])
  func whatIsNoSVGIsRefused(text: String) {
    #expect(throws: (any Error).self) { try Artwork(svg: Array(text.utf8)) }
  }
}
