import ConfigurationReader
import Testing

@Suite struct ConfigurationSchemaCheckingTests {
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

  @Test func `a message is one line, whatever the file contains`() {
    for yaml in ["\"a\\nb\": 1", "version: 1\nfit: \"a\\r\\nb\"", "version: \"1\\n\\0\""] {
      let lines = message(yaml).split(whereSeparator: { $0.isNewline })
      #expect(lines.count == 1, "\(lines)")
      #expect(message(yaml).hasPrefix("f.yml:"))
    }
    let long = message("version: 1\n" + String(repeating: "k", count: 900) + ": 1")
    #expect(long.count < 300)
  }
}
