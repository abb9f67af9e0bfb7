import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import Foundation
import Testing
import TextOutlines
import VectorGraphics

/// The examples of `mintmark compose` and the schema beside them.
@Suite struct ComposeExamplesTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("examples/compose")

  static var examples: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0 != "compose.schema.json" }.sorted()
    }
  }

  @Test func `every example is drawn`() throws {
    let names = try Self.examples
    #expect(names.count >= 4)
    for name in names {
      let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      let file = try ComponentFile(yaml: Array(bytes), file: name)
      let scene = try file.component.scene(
        in: LayoutContext(
          typesetter: Typesetter(), contentSize: file.contentSize,
          direction: file.direction, locale: file.locale))
      let ink = try #require(scene.inkBounds, "\(name)")
      #expect(Rect(size: scene.size).union(ink) == Rect(size: scene.size), "\(name)")
    }
  }

  @Test func `no badge covers a symbol, and one lies above two tiles on purpose`() throws {
    let url = Self.folder.appendingPathComponent("tiles.yml")
    let file = try ComponentFile(yaml: Array(Data(contentsOf: url)), file: "tiles.yml")
    let layout = try file.component.layout(
      in: LayoutContext(typesetter: Typesetter()))
    /// The frames of the parts that have a gradient, which are tiles and capsules.
    func shaded(_ fills: [VectorScene.Fill]) -> [Rect] {
      fills.compactMap { fill in
        if case .linearGradient = fill.paint { fill.path.bounds } else { nil }
      }
    }
    let tiles = shaded(layout.content)
    let symbols = layout.content.compactMap { fill in
      if case .solid = fill.paint { fill.path.bounds } else { nil }
    }
    let badges = shaded(layout.badges)
    #expect(tiles.count == 11 && symbols.count == tiles.count && badges.count == 5)
    func meets(_ a: Rect, _ b: Rect) -> Bool {
      a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }
    for (index, badge) in badges.enumerated() {
      #expect(!symbols.contains { meets($0, badge) }, "badge \(index)")
      #expect(badges.count { meets($0, badge) } == 1, "badge \(index)")
    }
    #expect(badges.map { badge in tiles.count { meets($0, badge) } }.sorted() == [1, 1, 1, 1, 2])
  }

  @Test func `the schema beside the examples is the one the reader checks by`() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("compose.schema.json"), encoding: .utf8)
    #expect(text == ComponentFile.schema.json)
  }

  /// Judges by the JSON Schema alone: the reader accepts the same documents.
  @Test func `the JSON Schema takes the examples and refuses what the reader refuses`() throws {
    let schema = try JSONSchema(ComponentFile.schema.json)
    for name in try Self.examples {
      let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      #expect(try schema.accepts(ConfigurationNode(yaml: Array(bytes), file: name)), "\(name)")
    }
    let tile = "version: 1\ncomponent: {kind: tile, text: x"
    #expect(try schema.accepts(ConfigurationNode(yaml: Array((tile + "}").utf8), file: "")))
    for wrong in [
      tile + ", txt: y}", tile + ", size: 0}", tile + ", size: big}", tile + ", weight: fat}",
      tile + ", badges: [{count: 1.5}]}", tile + ", badges: [{count: 1, offset: [1]}]}",
      "component: {kind: tile, text: x}", "version: 2\ncomponent: {kind: tile, text: x}",
      "version: 1\ncomponent: {text: x}", "version: 1\ncomponent: {kind: tyle, text: x}",
      "version: 1\ncomponent: {kind: row, children: [{kind: grid, children: []}]}",
    ] {
      let node = try ConfigurationNode(yaml: Array(wrong.utf8), file: "f.yml")
      #expect(!schema.accepts(node), "\(wrong)")
      #expect(throws: ConfigurationError.self, "\(wrong)") {
        _ = try ComponentFile.schema.read(node)
      }
    }
  }
}

/// As much of JSON Schema as the generated ones use, written from its specification.
private struct JSONSchema {
  let root: [String: Any]

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func accepts(_ node: ConfigurationNode) -> Bool { accepts(node, root) }

  private func accepts(_ node: ConfigurationNode, _ schema: [String: Any]) -> Bool {
    func number(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }
    func shape(_ value: Any?) -> [String: Any] { value as? [String: Any] ?? [:] }
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
      return accepts(node, shape(shape(root["$defs"])[name]))
    }
    if let choices = schema["enum"] as? [String] {
      guard let text = node.string, choices.contains(text) else { return false }
    }
    if let shapes = schema["oneOf"] as? [[String: Any]] {
      guard shapes.count(where: { accepts(node, $0) }) == 1 else { return false }
    }
    if let shapes = schema["anyOf"] as? [[String: Any]] {
      guard shapes.contains(where: { accepts(node, $0) }) else { return false }
    }
    switch schema["type"] as? String {
    case "string": return node.string != nil
    case "boolean": return node.boolean != nil
    case "integer", "number":
      guard let value = node.number else { return false }
      if schema["type"] as? String == "integer", node.integer == nil { return false }
      return value >= number("minimum") ?? -.infinity && value <= number("maximum") ?? .infinity
        && value > number("exclusiveMinimum") ?? -.infinity
    case "array":
      guard let elements = node.elements else { return false }
      return Double(elements.count) >= number("minItems") ?? 0
        && Double(elements.count) <= number("maxItems") ?? .infinity
        && elements.allSatisfy { accepts($0, shape(schema["items"])) }
    case "object":
      guard let entries = node.entries else { return false }
      let properties = shape(schema["properties"])
      for name in schema["required"] as? [String] ?? [] where node[name] == nil { return false }
      return entries.allSatisfy { entry in
        if let known = properties[entry.name] { return accepts(entry.value, shape(known)) }
        return schema["additionalProperties"] as? Bool != false
      }
    default: return true
    }
  }
}
