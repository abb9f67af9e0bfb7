import Messages
import Testing

@Suite struct AlternativesTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `alternatives have commas and a last or`(words: [String], text: String) {
    #expect(Alternatives.text(words) == text)
  }
}
