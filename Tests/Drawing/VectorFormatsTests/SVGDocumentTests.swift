import Testing
import VectorFormats
import VectorGraphics

@Suite struct SVGDocumentTests {
  /// CSS Values, 4.5: the address in `url()` may be in quotes of either kind, with spaces around it.
  @Test(arguments: ["#c", "'#c'", "\"#c\"", " #c ", " \"#c\" "])
  func `a reference is found however it is quoted`(reference: String) throws {
    let attribute = "url(\(reference))".replacing("\"", with: "&quot;")
    let svg = """
      <svg><clipPath id="c"><path d="M0 0h2v4h-2z"/></clipPath>
      <path clip-path="\(attribute)" d="M0 0h4v4h-4z"/></svg>
      """
    let bounds = try #require(try Artwork(svg: Array(svg.utf8)).path.bounds)
    #expect(abs(bounds.width - 2) < 0.01)
  }
}
