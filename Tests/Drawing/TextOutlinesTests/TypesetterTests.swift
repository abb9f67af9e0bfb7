import TestSupport
import Testing

import TextOutlines

/// The requests that a typesetter records, and the faces that answer them.
@Suite struct TypesetterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func installed() throws -> Typesetter {
    try typesetter(
      installed: [
        TestFont(family: "Inter", characters: ["A"], isVariable: true),
        TestFont(family: "Inter", weight: 600, characters: ["A"]),
        TestFont(family: "Other", characters: ["B"]),
      ], in: folder)
  }

  @Test func `each recording has all requests, also for lines that are cached or can't be drawn`()
    throws
  {
    let typesetter = try installed()
    _ = try typesetter.line("A", language: "en")
    let requests: Set = [
      TextRequest(text: "A", weight: .semibold, language: "en"),
      TextRequest(text: "C", weight: .bold, direction: .rightToLeft),
      TextRequest(text: "A", weight: .black, prefersVariable: true),
    ]
    for _ in 0..<2 {
      let (result, recorded) = typesetter.recordingRequests {
        _ = try typesetter.line("A", language: "en")
        _ = try? typesetter.line("C", weight: .bold, direction: .rightToLeft)
        _ = try typesetter.lines("A", weights: [.black])
        throw TextError.noFonts
      }
      #expect(throws: TextError.noFonts) { try result.get() }
      #expect(recorded == requests)
    }
    #expect(typesetter.recordingRequests {}.requests.isEmpty)
  }

  /// Canonically equivalent strings are equal in Swift, and fonts can draw them differently.
  @Test func `texts of other scalars are other requests`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(
      TextRequest(text: composed, weight: .bold) != TextRequest(text: decomposed, weight: .bold))
  }

  @Test func `the face of the metrics answers first, and none answers what can't be drawn`() throws
  {
    let typesetter = try installed()
    func families(_ text: String, isMaster: Bool = false) -> [String] {
      typesetter.faces(
        for: TextRequest(text: text, weight: .semibold, prefersVariable: isMaster)
      ).map { "\($0.family)\($0.isVariable ? " variable" : "")" }
    }
    #expect(families("A") == ["Inter", "Inter"])
    #expect(families("BA") == ["Inter", "Other", "Inter"])
    #expect(families("A", isMaster: true) == ["Inter variable", "Inter variable"])
    #expect(families("C") == [])
  }
}
