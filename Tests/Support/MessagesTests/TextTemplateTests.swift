import Messages
import Testing

@Suite struct TextTemplateTests {
  private func filled(_ text: String, _ values: [String: String]) -> String {
    let bytes = TextTemplate(Array(text.utf8)).filled(values.mapValues { Array($0.utf8) })
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `placeholders are replaced by values, which are not searched for others`() {
    #expect(filled("<{{a}}{{b}}>{{a}}", ["a": "{{b}}", "b": "2"]) == "<{{b}}2>{{b}}")
  }

  @Test func `a placeholder without a value is removed, and half of one is text`() {
    #expect(filled("a{{none}}b", [:]) == "ab")
    #expect(filled("{ { a }} {{", ["a": "1"]) == "{ { a }} {{")
    #expect(filled("", [:]) == "")
  }
}
