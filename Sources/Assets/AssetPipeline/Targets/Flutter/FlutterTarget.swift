import ConfigurationReader
import Messages
import VectorGraphics

/// A folder for a Flutter package: paths in Dart, or PNGs of each drawing in several densities, a Dart lookup and
/// a button widget.
struct FlutterTarget: AssetTarget {
  enum FlutterAssetFormat: String, CaseIterable, Encodable {
    /// Dart that draws paths, without pictures.
    case vector
    case png
  }

  var path = "flutter"
  var format = FlutterAssetFormat.vector
  /// The folder of the pictures, as the app's `pubspec.yaml` declares it.
  var assets = "assets/currency_badge"
  /// The package that has the pictures, if it is not the app itself.
  var package: String?
  var scales: [Double] = [1, 2, 3]
  var appearances: [Appearance] = [.light, .dark]
}

extension FlutterTarget {
  static let kind = "flutter"

  static var fields: [SchemaField] {
    [
      .path("The folder of the package."),
      SchemaField(
        "format", .choice(of: FlutterAssetFormat.self),
        "vector for paths in Dart, in the colour of icons, or png for pictures."),
      SchemaField("assets", .string, "The folder of the pictures in it."),
      SchemaField(
        "package", .string, "The package that has the pictures, if it is not the app itself."),
      .scales, .appearances,
    ]
  }

  static let starter = """
      # Paths in Dart in the colour of icons, CurrencyBadge.drawingFor(locale) and a button.
      - kind: flutter
        path: .                             # the app's folder, which gets lib
        format: vector                      # or png, with the keys below and CurrencyBadge.assetFor
        # assets: assets/currency_badge
        # package: my_icons                 # where the pictures are in a package, not in the app
        # scales: [1, 2, 3]
        # appearances: [light, dark]

    """

  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node.outputPath ?? path
    format = node["format"]?.choice() ?? format
    assets = node["assets"]?.string ?? assets
    scales = node["scales"]?.numbers ?? scales
    appearances = node["appearances"]?.appearances ?? appearances
    package = node["package"]?.string
    if let given = node["package"], let package, PlainName.of(package) != package {
      throw given.error(
        "'\(package)' can't be the name of a Dart package",
        fix: "use small letters, digits and single underscores, a letter first")
    }
    // Flutter bundles a picture's other scales only if it has the one of scale 1.
    if let given = node["scales"], !scales.contains(1) {
      throw given.error("Flutter finds no picture without scale 1", fix: "add 1 to the scales")
    }
  }
}

extension FlutterTarget {
  static var page: StaticString? { "flutter.md" }

  var codeExamples: [CodeExample] {
    let function = format == .vector ? "drawingFor" : "assetFor"
    return [CodeExample("Flutter", "CurrencyBadge.\(function)('{tag}')")]
  }

  var pagePath: String? { path.appendingPathComponent("lib/currency_badge.md") }

  var tintedAppearances: [Appearance] { format == .png ? appearances : [] }

  var pixelScales: [Double] { format == .png ? scales : [] }

  func warnings(_ node: ConfigurationNode, buttons: [ButtonVariant]) -> [String] {
    guard format == .vector else { return [] }
    return node.warnings(
      of: ["assets", "package", "scales", "appearances"],
      "paths in Dart have no pictures that it could change",
      fix: "add 'format: png', or leave it out")
  }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    for appearance in format == .png ? appearances : [] {
      let folder = path.appendingPathComponent("\(assets)/\(appearance.rawValue)")
      for scale in scales {
        // Flutter finds folders such as `2.0x/` itself. `pubspec.yaml` declares only the folder that they are
        // in.
        let subfolder = scale == 1 ? folder : "\(folder)/\(Self.folderName(scale))"
        for name in drawing.names {
          body("\(subfolder)/\(name.text).png", .picture(.png(scale: scale), appearance.colors))
        }
      }
    }
  }

  var aggregateFiles: [AggregateFile] {
    let files = [
      file("lib/currency_badge.md") { lookup($0).page },
      file("lib/currency_badge.dart") { lookup($0).source },
      file("lib/currency_badge_button.dart") { lookup($0).button },
    ]
    guard format == .vector else { return files }
    return files + [file("lib/currency_badge_drawings.dart") { lookup($0).drawings }]
  }

  private func lookup(_ rendered: RenderedTarget) -> DartLookup {
    DartLookup(target: self, rendered: rendered)
  }

  private static func folderName(_ scale: Double) -> String {
    let text = FixedPoint3.text(scale)
    return (text.contains(".") ? text : text + ".0") + "x"
  }
}
