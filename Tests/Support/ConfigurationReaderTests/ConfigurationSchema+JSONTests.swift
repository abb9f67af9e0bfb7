import ConfigurationReader
import Testing

@Suite struct ConfigurationSchemaJSONTests {
  @Test func `the JSON Schema has the rules of the check`() throws {
    // The JSON Schema is JSON, which this reader reads too.
    let json = try ConfigurationNode(yaml: Array(testSchema.json.utf8), file: "schema.json")
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
