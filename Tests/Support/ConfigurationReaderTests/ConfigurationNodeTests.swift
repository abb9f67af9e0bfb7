import ConfigurationReader
import Testing

@Suite struct ConfigurationNodeTests {
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

  @Test func `JSON is read too`() throws {
    let node = try read(
      #"{"version":1,"label":"a \"b\" \u20ac","scales":[1.5,2e0],"mirror":false}"#)
    #expect(node["label"]?.string == "a \"b\" €")
    #expect(node["scales"]?.elements?.compactMap(\.number) == [1.5, 2])
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
    // The list and its elements.
    try read("[1, 2, 3]", ConfigurationLimits(count: 4))
    #expect(throws: ConfigurationError.self) { try read("[1, 2, 3]", ConfigurationLimits(size: 8)) }
    try read("[1, 2, 3]", ConfigurationLimits(size: 9))
    // Far deeper than any limit: the parser itself stops.
    #expect(throws: ConfigurationError.self) {
      try read(String(repeating: "[", count: 100_000), ConfigurationLimits())
    }
  }
}
