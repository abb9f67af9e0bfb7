import Testing

import AssetPipeline

@Suite struct SourceTemplateTests {
  private func filled(
    _ text: String, _ places: [String: String], words: [String: String] = [:]
  ) -> String {
    SourceTemplate(Array(text.utf8)).filled(places, words: words)
  }

  private static let file = """
    let first: Int /* mintmark:optional */ = example
      // mintmark:data
      example
      // mintmark:end
    last
    """

  @Test func `data replaces an example, indented as its place is`() {
    #expect(
      filled(Self.file, ["data": "a\n\n  b", "optional": "?"])
        == "let first: Int? = example\n  a\n\n    b\nlast")
  }

  @Test func `an example without data stays, and goes with empty data`() {
    #expect(filled(Self.file, ["optional": ""]) == "let first: Int = example\n  example\nlast")
    #expect(
      filled(Self.file, ["optional": "", "data": ""]) == "let first: Int = example\nlast")
  }

  @Test func `whole words are replaced, but none in data`() {
    #expect(
      filled(
        "Name(Name2, a.Name, \"Name\")\n// mintmark:data\n// mintmark:end", ["data": "Name"],
        words: ["Name": "Other"]) == "Other(Name2, a.Other, \"Other\")\nName")
  }

  @Test func `an example is the data of another template, without its indentation`() {
    let file = """
        // mintmark:other
        // mintmark:end
        // mintmark:code
        first( /* mintmark:argument */)
          second
        // mintmark:end
      third
      """
    let template = SourceTemplate(Array(file.utf8))
    #expect(template.example("code", ["argument": "1"]) == "first(1)\n  second")
    #expect(template.example("other").isEmpty && template.example("absent").isEmpty)
  }

  @Test func `a table has each value once, with its keys behind it, in lines of one width`() {
    let keys = (10...60).map { "key-\($0)" }
    let text = SourceText.table(
      keys.map { .init(key: $0, value: "VALUE") } + [.init(key: "none", value: "")])
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 90 })
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(words == ["-:", "none", "VALUE:"] + keys)
  }
}
