import ConfigurationReader
import Testing

@Suite struct ConfigurationReaderTests {
  static let schema = ConfigurationSchema(
    title: "Test",
    root: .mapping([
      SchemaField("version", .integer(1...1), isRequired: true, "The file's version."),
      SchemaField("size", .number(.above(0, upTo: 100)), "The size in points."),
      SchemaField("fit", .choice(["stepped", "optical"]), "The rule."),
      SchemaField("mirror", .boolean, "Whether to mirror."),
      SchemaField("label", .string, "A text."),
      SchemaField("labels", .dictionary(.string), "Texts by language."),
      SchemaField("scales", .list(.number(.above(0)), count: 1...3), "Pixels per point."),
      SchemaField(
        "locales", .either([.choice(["all"]), .list(.string)]), "Which locales."),
      SchemaField("child", .reference("child"), "A component."),
    ]),
    definitions: [
      (
        "child",
        .tagged(
          by: "kind",
          [
            ("tile", [SchemaField("text", .string, isRequired: true, "What it shows.")]),
            ("row", [SchemaField("children", .list(.reference("child")), "What stands in it.")]),
          ])
      )
    ])

  func read(_ yaml: String) throws -> ConfigurationNode {
    let node = try ConfigurationNode(yaml: Array(yaml.utf8), file: "f.yml")
    try Self.schema.check(node)
    return node
  }

  func message(_ yaml: String) -> String {
    do {
      _ = try read(yaml)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func `values are read with their types`() throws {
    let node = try read(
      """
      version: 1
      size: 12.5
      mirror: true
      label: '42'
      scales: [1, 2, 3]
      locales: [no, fr_*]
      labels: { en: Add, no: Legg til }
      child: { kind: row, children: [{ kind: tile, text: € }] }
      """)
    #expect(node["version"]?.integer == 1)
    #expect(node["size"]?.number == 12.5)
    #expect(node["mirror"]?.boolean == true)
    #expect(node["label"]?.string == "42")
    #expect(node["scales"]?.elements?.compactMap(\.integer) == [1, 2, 3])
    #expect(node["locales"]?.elements?.compactMap(\.string) == ["no", "fr_*"])
    #expect(node["labels"]?.entries?.map(\.name) == ["en", "no"])
    #expect(node["child"]?["children"]?.elements?.first?["text"]?.string == "€")
    #expect(node["gap"] == nil)
  }

  @Test func `a plain value is a number in the grammar of JSON`() throws {
    let node = try ConfigurationNode(
      yaml: Array("[999999999999999999, -1e3, 0.5, 2.50, 1.0]".utf8), file: "f.yml")
    let elements = try #require(node.elements)
    #expect(elements[0].integer == 999_999_999_999_999_999 && elements[0].number == nil)
    #expect(elements[1].integer == -1000)
    #expect(elements[2].number == 0.5 && elements[2].integer == nil)
    #expect(elements[3].number == 2.5 && elements[4].integer == 1)
  }

  @Test(arguments: [
    "0x10", "-0x10", "0X1F", "0o17", "0b101", "+7", ".5", "-.5", "5.", "007", "-1_000_000", "0x1_0",
    ".inf", "-.Inf", ".NaN", "1e15", "1e400", "1e-308", "5e-324", "1.0000000000000001",
    "9223372036854775808", "9007199254740993.0",
  ])
  func `a number in another notation, or one that would be rounded, is a mistake and no text`(
    text: String
  ) throws {
    for key in ["size", "label", "fit"] {
      let expected = "f.yml:2:\(key.count + 3): \(key): '\(text)' "
      let found = message("version: 1\n\(key): \(text)")
      #expect(found.hasPrefix(expected) && found.hasSuffix(", or put a text in quotes"), "\(found)")
    }
    #expect(try read("version: 1\nlabel: '\(text)'")["label"]?.string == text)
  }

  @Test func `a whole number that would be rounded fits no field for any number`() {
    #expect(
      message("version: 1\nscales: [9007199254740993]")
        == "f.yml:2:10: scales[0]: the number 9007199254740993 does not fit: give a number above 0")
  }

  @Test(arguments: [
    "nan", "inf", ".", "..", "2026-01-01", "1.2.3", "12:30", "1 000", "1,5", "5pt", "0xZZ", "0x",
    "_1", "e5", "1e", "+-5", "１６",
  ])
  func `what no reader takes for a number is a text`(text: String) throws {
    let node = try ConfigurationNode(yaml: Array("- a\n- \(text)".utf8), file: "f.yml")
    #expect(node.elements?.last?.string == text)
  }

  @Test func `JSON is read too`() throws {
    let node = try read(
      #"{"version":1,"label":"a \"b\" \u20ac","scales":[1.5,2e0],"mirror":false}"#)
    #expect(node["label"]?.string == "a \"b\" €")
    #expect(node["scales"]?.elements?.compactMap(\.number) == [1.5, 2])
  }

  /// A file and the message it gets.
  static let mistakes: [(String, String)] = [
    (
      "version: 1\nsiez: 3", "f.yml:2:1: siez: unknown key: did you mean 'size'?"
    ),
    (
      "version: 1\nsize: 0",
      "f.yml:2:7: size: the number 0 does not fit: give a number above 0 and up to 100"
    ),
    (
      "version: 1\nsize: -3",
      "f.yml:2:7: size: the number -3 does not fit: give a number above 0 and up to 100"
    ),
    (
      "version: 1\nsize: big",
      "f.yml:2:7: size: the text 'big' does not fit: give a number above 0 and up to 100"
    ),
    (
      "version: 1\nsize: \"24.0\"",
      "f.yml:2:7: size: the text '24.0' does not fit: give 24, without quotes"
    ),
    (
      "version: 1\nsize: .nan",
      "f.yml:2:7: size: '.nan' is not a decimal number: write it as a decimal number, such as 16 or 0.5, "
        + "or put a text in quotes"
    ),
    (
      "version: 1\nfit: steped",
      "f.yml:2:6: fit: 'steped' is not known: did you mean 'stepped'?"
    ),
    (
      "version: 1\nfit: loose",
      "f.yml:2:6: fit: 'loose' is not known: use stepped or optical"
    ),
    (
      "version: 1\nlabel: 42",
      "f.yml:2:8: label: the number 42 does not fit: give a text; put a text that reads as the "
        + "number 42 in quotes"
    ),
    (
      "version: 1\nlabel: #333",
      "f.yml:2:7: label: there is no value: give a text, in quotes where it begins with #"
    ),
    (
      "version: 1\nmirror: yes",
      "f.yml:2:9: mirror: the text 'yes' does not fit: give true or false"
    ),
    (
      "version: 1\nscales: [1, 2, -1]",
      "f.yml:2:16: scales[2]: the number -1 does not fit: give a number above 0"
    ),
    (
      "version: 1\nscales: []",
      "f.yml:2:9: scales: an empty list does not fit: give a list of 1 to 3, each a number above "
        + "0"
    ),
    ("size: 3", "f.yml:1:1: the key 'version' is missing: add it with 1"),
    (
      "version: 1\nchild:\n  kind: row\n  children:\n    - kind: tile\n      txet: x",
      "f.yml:6:7: child.children[0].txet: unknown key: did you mean 'text'?"
    ),
    (
      "version: 1\nchild: { kind: tiel }",
      "f.yml:2:16: child.kind: 'tiel' is not known: did you mean 'tile'?"
    ),
    (
      "version: 1\nchild: { text: x }",
      "f.yml:2:8: child: the key 'kind' is missing: add it with tile or row"
    ),
    (
      "version: 1\nlocales: some",
      "f.yml:2:10: locales: 'some' is not known: use all"
    ),
    (
      "version: 1\nlocales: { en: x }",
      "f.yml:2:10: locales: a mapping does not fit: give all or a list, each a text"
    ),
    (
      "version: 1\nversion: 1",
      "f.yml:2:1: version: the key is given more than once: keep one of them"
    ),
    (
      "version: 1\n!x version: 1",
      "f.yml:2:1: version: the key is given more than once: keep one of them"
    ),
    ("", "f.yml:1:1: the file is empty: write something into it"),
    ("version: [1", "f.yml:2:1: did not find expected ',' or ']': fix the YAML"),
    (
      "a: &a [1]\nb: *a",
      "f.yml:1:4: a: anchors and aliases are not supported: write the value out, or put a text that "
        + "begins with & or * in quotes"
    ),
    (
      "version: 1\nlocales: [*_CH]",
      "f.yml:2:11: locales[0]: anchors and aliases are not supported: write the value out, or put a text "
        + "that begins with & or * in quotes"
    ),
    (
      "locales: [*]",
      "f.yml:1:12: did not find expected alphabetic or numeric character: put a text that begins with & "
        + "or * in quotes"
    ),
    ("version: 1\n---\nversion: 1", "f.yml:2:1: a second document begins here: keep one of them"),
    ("version: 1\nlabel: ä\u{7}", "f.yml:2:9: control characters are not allowed: fix the YAML"),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake is reported with its location and key path`(index: Int) {
    let (yaml, expected) = Self.mistakes[index]
    #expect(message(yaml) == expected)
  }

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

  @Test func `depth, number and size of values are limited`() throws {
    func read(_ text: String, _ limits: ConfigurationLimits) throws {
      _ = try ConfigurationNode(yaml: Array(text.utf8), file: "f.yml", limits: limits)
    }
    let deep = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    #expect(throws: ConfigurationError.self) { try read(deep, ConfigurationLimits(depth: 19)) }
    try read(deep, ConfigurationLimits(depth: 20))
    #expect(throws: ConfigurationError.self) {
      try read("[1, 2, 3]", ConfigurationLimits(count: 3))
    }
    #expect(throws: ConfigurationError.self) { try read("[1, 2, 3]", ConfigurationLimits(size: 8)) }
    // Far deeper than any limit: the parser itself stops.
    #expect(throws: ConfigurationError.self) {
      try read(String(repeating: "[", count: 100_000), ConfigurationLimits())
    }
  }

  @Test func `a message is one line, whatever the file contains`() {
    for yaml in ["\"a\\nb\": 1", "version: 1\nfit: \"a\\r\\nb\"", "version: \"1\\n\\0\""] {
      let lines = message(yaml).split(whereSeparator: { $0.isNewline })
      #expect(lines.count == 1, "\(lines)")
      #expect(message(yaml).hasPrefix("f.yml:"))
    }
    let long = message("version: 1\n" + String(repeating: "k", count: 900) + ": 1")
    #expect(long.count < 300)
  }

  @Test func `a file that is not UTF-8 is refused`() {
    #expect(throws: ConfigurationError.self) {
      _ = try ConfigurationNode(yaml: [0x61, 0xFF, 0xFE], file: "f.yml")
    }
  }

  @Test func `the JSON Schema has the rules of the check`() throws {
    // The JSON Schema is JSON, which this reader reads too.
    let json = try ConfigurationNode(yaml: Array(Self.schema.json.utf8), file: "schema.json")
    #expect(json["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(json["required"]?.elements?.compactMap(\.string) == ["version"])
    #expect(json["additionalProperties"]?.boolean == false)
    let size = try #require(json["properties"]?["size"])
    #expect(size["exclusiveMinimum"]?.number == 0)
    #expect(size["maximum"]?.number == 100)
    #expect(size["description"]?.string == "The size in points.")
    #expect(json["properties"]?["child"]?["$ref"]?.string == "#/$defs/child")
    #expect(json["$defs"]?["child"]?["oneOf"]?.elements?.count == 2)
  }
}
