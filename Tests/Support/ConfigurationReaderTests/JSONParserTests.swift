import ConfigurationReader
import Testing

/// JSON (RFC 8259) that libyaml reads otherwise or refuses. Python's `json` and `jq` read the same values.
@Suite struct JSONParserTests {
  private func node(_ json: String) throws -> ConfigurationNode {
    try ConfigurationNode(yaml: Array(json.utf8), file: "f.json")
  }

  private func text(_ json: String) throws -> String? {
    try node("{\"a\":\(json)}")["a"]?.string
  }

  @Test(arguments: [
    (#""\ud83d\ude00 add""#, "😀 add"), (#""\uD83D\uDE00""#, "😀"),
    (#""\udbff\udfff""#, "\u{10FFFF}"),
    (#""\ud800\udc00""#, "\u{10000}"), (#""\u20ac\u0041""#, "€A"),
    (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000""#, "\0"),
    (#""\uffff""#, "\u{FFFF}"),
    // Raw characters that YAML 1.1 refuses or takes for line breaks.
    ("\"\u{7F}\u{80}\u{9F}\"", "\u{7F}\u{80}\u{9F}"), ("\"a \u{2028} b\"", "a \u{2028} b"),
    ("\"a \u{85} b \u{2029}\"", "a \u{85} b \u{2029}"),
    ("\"\u{FEFF}\u{FFFE}\"", "\u{FEFF}\u{FFFE}"),
    ("\"\"", ""), ("\"# : - {\"", "# : - {"), ("\"😀\"", "😀"),
  ])
  func `a string is what it is in JSON`(json: String, expected: String) throws {
    let read = try #require(try text(json))
    #expect(read.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(json)")
    #expect(
      try node("{\(json):1}").entries?.first?.name.unicodeScalars.elementsEqual(
        expected.unicodeScalars) == true)
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ude00""#, #""\ude00\ud83d""#, #""\ud83d\ud83d""#, #""\ud83d\n""#,
    #""\ud83d x""#,
    #""\ud83d\u0041""#,
  ])
  func `half of a surrogate pair is an error with its place`(json: String) {
    let error = #expect(throws: ConfigurationError.self) { try node("{\n  \"é\": \(json)}") }
    #expect(error?.line == 2 && error?.column == 9, "\(json)")
    #expect(error?.reason.contains("half of a surrogate pair") == true)
  }

  @Test func `spaces, tabs and line breaks stand anywhere between values`() throws {
    for space in ["", " ", "\t", "\n", "\r\n", "\r", " \t\n\t "] {
      let parts = [
        "", "{", "\"a\"", ":", "[", "1", ",", "true", ",", "null", "]", ",", "\"b\"", ":", "{", "}",
        "}", "",
      ]
      let read = try node(parts.joined(separator: space))
      #expect(read["a"]?.elements?.count == 3 && read["b"]?.entries?.isEmpty == true, "\(parts)")
    }
  }

  @Test func `a key can be long`() throws {
    let key = String(repeating: "k", count: 5000)
    #expect(try node("{\"\(key)\": 1}")[key]?.integer == 1)
  }

  @Test func `numbers are read as in YAML`() throws {
    let read = try node("[0, -0, 12, -1.5, 1E3, 1e+2, 2.5e-1, 9007199254740993]")
    #expect(read.elements?.compactMap(\.number).prefix(7) == [0, 0, 12, -1.5, 1000, 100, 0.25])
    #expect(read.elements?.last?.integer == 9_007_199_254_740_993)
    for json in ["[1e400]", "[1e-400]", "[123456789012345678901234567890]"] {
      let error = #expect(throws: ConfigurationError.self) { try node(json) }
      #expect(error?.line == 1 && error?.column == 2, "\(json)")
    }
  }

  @Test func `a value has its line and column in characters`() throws {
    let read = try node("{\"\\ud83d\\ude00é\": 1,\r\n\t\"b\u{2028}\": [\"é\", 2]\r}")
    let entries = try #require(read.entries)
    #expect(entries.map(\.key.line) == [1, 2] && entries.map(\.key.column) == [2, 2])
    #expect(entries.map(\.value.line) == [1, 2] && entries.map(\.value.column) == [19, 8])
    let last = try #require(entries[1].value.elements?.last)
    #expect(last.line == 2 && last.column == 14 && last.keyPath == "b [1]")
  }

  @Test func `a key that is given twice is refused, however it is spelled`() {
    let error = #expect(throws: ConfigurationError.self) { try node(#"{"a": 1, "\u0061": 2}"#) }
    #expect(error?.column == 10 && error?.reason.contains("more than once") == true)
  }

  @Test func `nested values are limited`() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let error = #expect(throws: ConfigurationError.self) { try node(deep) }
    #expect(error?.column == 257)
  }

  /// YAML in braces has comments, plain texts, single quotes and a last comma.
  @Test func `what is not JSON is read as YAML`() throws {
    #expect(try node("{a: no, 'b': [x, .5,], # a comment\n c: }")["b"]?.elements?.count == 2)
    #expect(try node(#"{"a": "\x41\U0001F600"}"#)["a"]?.string == "A😀")
    #expect(try node("{\"a\": .5}")["a"]?.number == 0.5)
    #expect(try node("{\"a\": [1], }")["a"]?.elements?.count == 1)
    for text in ["{", "[1", "{\"a\"}x", "[1] 2", "{\"a\":1}}", "[\"a\nb]", "{\"a\" 1}", "[1, \"b]"]
    {
      #expect(throws: ConfigurationError.self, "\(text)") { try node(text) }
    }
  }
}
