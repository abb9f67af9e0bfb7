import BadgeKit
import Messages
import ConfigurationReader
import VectorGraphics

/// A source set of a Compose Multiplatform app: drawables for `composeResources` or vectors in Kotlin, and a
/// lookup and a button in common code.
struct ComposeMultiplatformTarget: AssetTarget {
  enum ComposeResourceFormat: String, CaseIterable, Encodable {
    /// A VectorDrawable for each drawing, as a resource.
    case xml
    /// Kotlin that builds an `ImageVector` for each drawing, without resources.
    case imagevector
  }

  var path = "compose-multiplatform"
  var format = ComposeResourceFormat.xml
  /// The package of the Kotlin files.
  var package = "currencybadge"
  /// The package of the `Res` class that has the drawables; nil if it is ``package``.
  var resources: String?
  /// The prefix of every drawable's name.
  var prefix = "currency_badge"
  /// Whether there are colours for the night, if a button looks different there.
  var hasNight = true
}

extension ComposeMultiplatformTarget {
  static let kind = "compose-multiplatform"

  static var fields: [SchemaField] {
    [
      .path("The folder of the source set, such as composeApp/src/commonMain."),
      SchemaField(
        "format", .choice(of: ComposeResourceFormat.self),
        "xml for drawables in composeResources, or imagevector for vectors in Kotlin."),
      SchemaField("package", .string, "The package of the Kotlin files."),
      SchemaField("resources", .string, "The package whose Res has the drawables."),
      SchemaField("prefix", .string, "What every drawable's name begins with."),
      SchemaField("night", .boolean, "Whether there are colours for the night."),
    ]
  }

  static let starter = """
      # Drawables of Compose Multiplatform, and CurrencyBadge.drawableFor(locale) in common code.
      - kind: compose-multiplatform
        path: composeApp/src/commonMain
        format: xml                         # or imagevector: vectors in Kotlin, without resources
        package: com.example.app
        # resources: com.example.app.resources  # the package of Res, where it is another one
        night: true

    """

  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node.outputPath ?? path
    format = node["format"]?.choice() ?? format
    package = node["package"]?.string ?? package
    resources = node["resources"]?.string
    prefix = node["prefix"]?.string ?? prefix
    hasNight = node["night"]?.boolean ?? hasNight
    try AndroidName.check(node)
  }
}

extension ComposeMultiplatformTarget {
  static var page: StaticString? { "compose-multiplatform.md" }

  var codeExamples: [CodeExample] {
    let function = format == .xml ? "drawableFor" : "imageVectorFor"
    return [CodeExample("Compose Multiplatform", #"CurrencyBadge.\#(function)("{tag}")"#)]
  }

  var tintedAppearances: [Appearance] { hasNight ? [.light, .dark] : [.light] }

  func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String] {
    guard format == .imagevector else { return [] }
    return node.warnings(
      of: ["resources", "prefix"], "vectors in Kotlin have no drawables that it could change",
      fix: "add 'format: xml', or leave it out")
  }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    guard format == .xml else { return }
    let hasNight = hasNight && drawing.button.style.differsAtNight()
    for night in hasNight ? [false, true] : [false] {
      // Only these two themes have a qualifier here, and the layout's direction has none.
      let folder = path.appendingPathComponent("composeResources/drawable" + (night ? "-dark" : ""))
      for name in drawing.names {
        body(
          "\(folder)/\(prefix)_\(name.text).xml",
          .picture(.vectorDrawable(.palette), .appearance(night ? .dark : .light)))
      }
    }
  }

  var aggregateFiles: [AggregateFile] {
    let files = [
      file("README.md") { lookup($0).page },
      file("kotlin/CurrencyBadge.kt") { lookup($0).source },
      file("kotlin/CurrencyBadgeButton.kt") { lookup($0).button },
    ]
    guard format == .imagevector else { return files }
    return files + [file("kotlin/CurrencyBadgeVectors.kt") { lookup($0).vectors }]
  }

  private func lookup(_ rendered: RenderedTarget) -> ComposeMultiplatformLookup {
    ComposeMultiplatformLookup(target: self, rendered: rendered)
  }
}
