import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import VectorGraphics

/// Receives a file of a drawing: its path, relative to the output folder, and its rendition.
package typealias FileReceiver = (_ path: String, DrawingRendition) -> Void

/// An output format, such as an asset catalog or Android resources. It reads an entry of `targets`, and lists
/// the files to make.
///
/// A target does not write files itself. To add one, write a type in a new file and list it in
/// ``AssetTargets/all``. The schema, starter configurations, reading and fingerprints need no other changes.
package protocol AssetTarget: Encodable, Sendable {
  /// The `kind` of its entries in a configuration.
  static var kind: String { get }
  /// The keys of an entry besides `kind`, `buttons` and `button`.
  static var fields: [SchemaField] { get }
  /// An example entry with comments for a starter configuration, indented by two spaces.
  static var starter: String { get }
  /// The name of the page that describes how an app uses the files, a template in Markdown; nil if they need none.
  static var page: StaticString? { get }

  /// Reads an entry that has been checked against ``fields``.
  init(_ node: ConfigurationNode) throws(ConfigurationError)

  /// The target's folder or file, relative to the output folder.
  var path: String { get }

  /// Code that shows a drawing; empty if apps don't look drawings up.
  var codeExamples: [CodeExample] { get }
  /// The file with the page; nil for none. By default, it is `README.md` in the target's folder.
  var pagePath: String? { get }
  /// Whether the target needs the drawing for locales that are not planned. A configuration with the fallback
  /// `none` is then an error.
  var requiresFallback: Bool { get }
  /// The appearances in which pictures have the button's tint; empty if the app provides the colour.
  var tintedAppearances: [Appearance] { get }
  /// Whether file names contain the button's name. All buttons then need names.
  var needsButtonNames: Bool { get }
  /// Warnings about button options that the files of the target ignore.
  ///
  /// - Parameter node: the target's entry. The warnings refer to its keys.
  func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String]
  /// Warnings about names of drawings that the platform changes or lacks.
  ///
  /// - Parameter names: ``Plan/names(of:)`` of this target.
  func warnings(names: [String], in plan: Plan) -> [String]
  /// Changes a button's style for this target. It is called after the changes under the entry's key `button`.
  func adjust(_ style: inout CurrencyButtonStyle, palette: SystemPalette)
  /// The scales of the PNGs in pixels per point; empty if the target makes none.
  var pixelScales: [Double] { get }
  /// The heights in points at which the target draws each button, every one as a drawing of its own; empty for
  /// the button's own height.
  var sizes: [Double] { get }
  /// The heights in pixels of the small pictures that ``aggregateFiles`` contain.
  var smallHeights: [Int] { get }
  /// Calls `body` with each file that holds the given drawing alone.
  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver)
  /// The files that are made from the drawings of all buttons of the target.
  var aggregateFiles: [AggregateFile] { get }
  /// The files that are made from all drawings of the given button.
  func aggregateFiles(of button: ButtonVariant) -> [AggregateFile]
  /// The other targets to whose files its aggregate files refer, as indices in the configuration's list.
  func referredTargets(_ configuration: Configuration) -> [Int]
}

extension AssetTarget {
  package static var page: StaticString? { nil }
  package var codeExamples: [CodeExample] { [] }
  package var pagePath: String? {
    Self.page == nil ? nil : path.appendingPathComponent("README.md")
  }
  package var requiresFallback: Bool { false }
  package var tintedAppearances: [Appearance] { [.light, .dark] }
  package var needsButtonNames: Bool { false }
  package func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String] { [] }
  package func warnings(names: [String], in plan: Plan) -> [String] { [] }
  package func adjust(_ style: inout CurrencyButtonStyle, palette: SystemPalette) {}
  package var pixelScales: [Double] { [] }
  package var sizes: [Double] { [] }
  package var smallHeights: [Int] { [] }
  package func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {}
  package var aggregateFiles: [AggregateFile] { [] }
  package func aggregateFiles(of button: ButtonVariant) -> [AggregateFile] { [] }
  package func referredTargets(_ configuration: Configuration) -> [Int] { [] }

  /// Whether apps look up its drawings by locale or currency. There is then a drawing for locales that are not
  /// planned, if the configuration has one; one without the label of a language, for all other languages; and
  /// both sides of each mirrored drawing.
  var hasLookups: Bool { Self.page != nil }

  /// An aggregate file below the target's folder.
  func file(
    _ name: String, _ content: @escaping @Sendable (RenderedTarget) -> String
  ) -> AggregateFile {
    AggregateFile(path: path.appendingPathComponent(name), content: content)
  }
}

extension ConfigurationNode {
  /// A warning for each of the given keys of a target's entry that is set and has no effect.
  func warnings(of keys: [String], _ what: String, fix: String) -> [String] {
    keys.compactMap { self[$0] }.map { "\($0.error(what, fix: fix))" }
  }
}

/// The kinds of targets.
package enum AssetTargets {
  package static let all: [any AssetTarget.Type] = [
    FilesTarget.self,
    AssetCatalogTarget.self,
    AndroidTarget.self,
    ComposeMultiplatformTarget.self,
    WebTarget.self,
    FlutterTarget.self,
    ReactNativeTarget.self,
    GalleryTarget.self,
    IconifyTarget.self,
  ]

  /// How an app uses the files of each kind that has a page, in Markdown.
  package static var pages: [(kind: String, text: String)] {
    all.compactMap { target in
      target.page.map { (target.kind, TargetPage($0).text) }
    }
  }

  /// The schema of an entry of `targets`.
  static var schema: ValueSchema {
    .tagged(by: "kind", all.map { (tag: $0.kind, fields: $0.fields + buttonFields) })
  }

  /// The keys that entries of all kinds have.
  private static let buttonFields = [
    SchemaField("buttons", .list(.string, count: 1...1000), "The buttons, without it all of them."),
    SchemaField(
      "button", Configuration.buttonReference,
      "What is different about the buttons here."),
  ]

  /// Refuses `sizes` in entries that can't have it, with the reason. Call it before the schema check, which would
  /// only say that the key is unknown.
  static func checkSizes(_ entries: [ConfigurationNode]) throws(ConfigurationError) {
    for node in entries {
      guard let sizes = node["sizes"], let kind = node["kind"]?.string,
        all.contains(where: { $0.kind == kind }), kind != FilesTarget.kind
      else { continue }
      throw sizes.error(
        "apps find one size of each button in the files of '\(kind)'",
        fix: "list a button for each size under 'buttons', or use the kind files")
    }
  }

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
