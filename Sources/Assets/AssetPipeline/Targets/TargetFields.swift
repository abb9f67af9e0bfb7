import ConfigurationReader
import VectorGraphics

extension SchemaField {
  static func path(_ documentation: String) -> SchemaField {
    SchemaField("path", .string, documentation)
  }

  static let scales = SchemaField(
    "scales", .list(.number(.above(0, upTo: 1024, .scale)), count: 1...1000), "Pixels per point.")

  static let appearances = SchemaField(
    "appearances", .list(.choice(Appearance.allCases.map(\.rawValue)), count: 1...4),
    "The appearances; the first is the one for everything else.")
}

extension ConfigurationNode {
  /// The value of the key `path`, in the spelling of planned paths; empty for the output itself, which is written `.`.
  var outputPath: String? {
    self["path"]?.string.map { path in
      guard !path.hasPrefix("/") else { return path }
      var names = path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
      if names.last == "" { names.removeLast() }
      return names.joined(separator: "/")
    }
  }

  var numbers: [Double] { elements?.compactMap(\.number) ?? [] }

  var integers: [Int] { elements?.compactMap(\.integer) ?? [] }

  var appearances: [Appearance] {
    elements?.compactMap { $0.choice() } ?? []
  }

  /// The enumeration case named by the text; nil without a text or for another name.
  func choice<Value: RawRepresentable<String>>() -> Value? { string.flatMap(Value.init) }

  /// The enumeration cases named by the list's elements.
  func choices<Value: RawRepresentable<String>>() -> [Value] {
    elements?.compactMap { $0.choice() } ?? []
  }
}

extension String {
  /// The path of a file in the folder with this path. If this path is empty, the result is `name` alone.
  func appendingPathComponent(_ name: String) -> String { isEmpty ? name : self + "/" + name }
}
