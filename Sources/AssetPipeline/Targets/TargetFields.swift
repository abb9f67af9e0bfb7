import ConfigurationReader
import VectorGraphics

extension SchemaField {
  static func path(_ documentation: String) -> SchemaField {
    SchemaField("path", .string, documentation)
  }

  static let scales = SchemaField(
    "scales", .list(.number(.above(0, upTo: 1024)), count: 1...1000), "Pixels per point.")

  static let appearances = SchemaField(
    "appearances", .list(.choice(Appearance.all.map(\.name)), count: 1...4),
    "The appearances; the first is the one for everything else.")
}

extension ConfigurationNode {
  var numbers: [Double] { elements?.compactMap(\.number) ?? [] }

  var integers: [Int] { elements?.compactMap(\.integer) ?? [] }

  var appearances: [Appearance] {
    elements?.compactMap { element in Appearance.all.first { $0.name == element.string } } ?? []
  }

  /// The value of an enumeration that a text names.
  func choice<Value: RawRepresentable<String>>() -> Value? { string.flatMap(Value.init) }

  /// The values of an enumeration that a list names.
  func choices<Value: RawRepresentable<String>>() -> [Value] {
    elements?.compactMap { $0.choice() } ?? []
  }
}

extension String {
  /// A name as a path in this folder; the name itself where this is empty.
  func appendingPathComponent(_ name: String) -> String { isEmpty ? name : self + "/" + name }
}
