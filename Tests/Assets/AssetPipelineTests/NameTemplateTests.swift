import Testing

import AssetPipeline

@Suite struct NameTemplateTests {
  @Test func `a template with an unknown field or a loose brace is refused`() {
    for text in ["", "{locale", "locale}", "{local}.png", "a}{b"] {
      #expect(throws: PipelineError.self) { try NameTemplate(text) }
    }
  }
}
