import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import TextOutlines
import VectorGraphics

/// Receives the files of a drawing: the path and the rendition.
typealias FileReceiver = (_ path: String, DrawingRendition) -> Void

/// A kind of output: the files of one platform, from a configuration's entry to their names.
///
/// A target lists files, and writes none itself. A new target is a file of its own and a line in
/// ``AssetTargets/all``. Schema, starter configurations, reading and fingerprints follow from these.
protocol AssetTarget: Encodable, Sendable {
  /// The `kind` of its entries in a configuration.
  static var kind: String { get }
  /// The other keys of an entry.
  static var fields: [SchemaField] { get }
  /// A commented entry to begin with, indented by two spaces.
  static var starter: String { get }

  /// Reads an entry that has been checked against ``fields``.
  init(_ node: ConfigurationNode) throws(ConfigurationError)

  /// Whether mirrored drawings are needed together with those of left-to-right layouts.
  var needsBothDirections: Bool { get }
  /// Whether there is a drawing for locales that are not planned.
  var needsFallback: Bool { get }
  /// Whether it has a file that the platform shows for locales that are not planned.
  var requiresFallback: Bool { get }
  /// The appearances in which pictures have the tint; none if the app provides the colour.
  var tintedAppearances: [Appearance] { get }
  /// Whether its files are named after buttons. All buttons need names then.
  var needsButtonNames: Bool { get }
  /// The weights of the masters of a button's custom symbol; none where it draws no symbols.
  func masterWeights(_ style: CurrencyButtonStyle) -> [FontWeight]
  /// A sentence for each option of the buttons that its files ignore.
  ///
  /// - Parameter node: the entry, whose keys the sentences name.
  func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String]
  /// Changes a button's style for this target, after the keys under `button`.
  func adjust(_ style: inout CurrencyButtonStyle)
  /// Pixels per point of the pictures it has; none where it has only vectors.
  var pixelScales: [Double] { get }
  /// Calls `body` with path and rendition of every file that holds one drawing.
  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver)
  /// The files that are made from all drawings together.
  var aggregateFiles: [AggregateFile] { get }
  /// The files that are made from all drawings of one button.
  func aggregateFiles(of button: ButtonName?) -> [AggregateFile]
}

extension AssetTarget {
  var needsBothDirections: Bool { false }
  var needsFallback: Bool { false }
  var requiresFallback: Bool { false }
  var needsButtonNames: Bool { false }
  func masterWeights(_ style: CurrencyButtonStyle) -> [FontWeight] { [] }
  func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String] { [] }
  func adjust(_ style: inout CurrencyButtonStyle) {}
  var pixelScales: [Double] { [] }
  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {}
  var aggregateFiles: [AggregateFile] { [] }
  func aggregateFiles(of button: ButtonName?) -> [AggregateFile] { [] }
}

/// The kinds of targets.
enum AssetTargets {
  static let all: [any AssetTarget.Type] = [
    FilesTarget.self,
    AssetCatalogTarget.self,
    AndroidTarget.self,
    WebTarget.self,
    FlutterTarget.self,
    ReactNativeTarget.self,
    GalleryTarget.self,
    IconifyTarget.self,
  ]

  /// The schema of an entry of `targets`.
  static var schema: ValueSchema {
    .tagged(by: "kind", all.map { (tag: $0.kind, fields: $0.fields + buttonFields) })
  }

  /// The keys of every entry.
  private static let buttonFields = [
    SchemaField("buttons", .list(.string, count: 1...1000), "The buttons, without it all of them."),
    SchemaField(
      "button", .mapping(ButtonFields.fields + Configuration.labelFields),
      "What is different about the buttons here."),
  ]

  /// Reads an entry that has been checked against ``schema``.
  static func target(_ node: ConfigurationNode) throws(ConfigurationError) -> any AssetTarget {
    let kind = node["kind"]?.string
    guard let type = all.first(where: { $0.kind == kind }) else {
      throw node.error("unknown kind of target", fix: "give one of the known kinds")
    }
    if let path = node["path"], let text = path.string, text.contains("{") || text.contains("}") {
      throw path.error(
        "'\(text)' has braces, and a path takes no fields",
        fix: kind == FilesTarget.kind
          ? "write them into 'name', which may have folders" : "leave the braces out")
    }
    return try type.init(node)
  }
}
