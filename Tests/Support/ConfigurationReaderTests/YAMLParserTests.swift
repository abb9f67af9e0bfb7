import ConfigurationReader
import Testing

@Suite struct YAMLParserTests {
  @Test func `texts with stars and ampersands are not anchors`() throws {
    let yaml = """
      version: 1 # &comment *here
      label: Profit, &loss * 2
      labels: { en: "&quoted", fr: 'it''s *this', de: a&b }
      locales: ["*_CH", fr_*, "*_DE", "*_FR", '*_IT', "*_AT", "*_LI", "*_BE", "*_LU", "*_NL", "*_GB"]
      """
    #expect(try read(yaml)["label"]?.string == "Profit, &loss * 2")
  }

  @Test func `a block text may begin with a star`() throws {
    #expect(
      try read("version: 1\nlabel: |-\n  *bold* &more\n  'n roll\n")["label"]?.string
        == "*bold* &more\n'n roll"
    )
  }

  @Test(arguments: ["|", ">", "|+", "|-"])
  func `a block text has no line break at its end`(style: String) throws {
    #expect(
      try read("version: 1\nlabel: \(style)\n  en_US\n\nsize: 5\n")["label"]?.string == "en_US")
  }

  @Test(arguments: [
    "label: rock\n  'n roll\nbutton: &b { size: 5 }", "a: &a {}\n", "- &a x\n", "? &k key\n: 1\n",
    "t: |\n  \"\nb: &b 1\nc: *b\n", "&root a: 1\n",
  ])
  func `anchors are refused wherever they are`(yaml: String) {
    #expect(throws: ConfigurationError.self) { try read(yaml) }
    #expect(message(yaml).contains("anchors"), "\(message(yaml))")
  }

  /// Values that double with each line, with the anchors behind a text that looks like a quote, and
  /// one large value that is a key many times over.
  @Test func `aliases that stand for billions of values are refused before they are followed`() {
    var lines = ["t: |", "  \"", "a0: &a0 [x, x]"]
    for level in 1..<30 { lines.append("a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]") }
    let doubling = (lines + ["k: { *a29 : 1 }"]).joined(separator: "\n")
    let large =
      "a: &a [" + String(repeating: "x, ", count: 50_000) + "x]\n"
      + (0..<5000).map { "k\($0): { *a : 1 }\n" }.joined()
    for yaml in [doubling, large] {
      #expect(message(yaml).contains("anchors and aliases are not supported"))
    }
  }

  @Test func `a byte order mark is ignored`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("version: 1\nlabel: x".utf8)
    #expect(try ConfigurationNode(yaml: bytes, file: "f.yml")["label"]?.string == "x")
  }

  @Test func `a file that is not UTF-8 is refused`() {
    #expect(throws: ConfigurationError.self) {
      _ = try ConfigurationNode(yaml: [0x61, 0xFF, 0xFE], file: "f.yml")
    }
  }
}
