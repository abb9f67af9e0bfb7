import ConfigurationReader
import VectorGraphics

/// A Flutter asset folder with a picture of each drawing in three densities, and a Dart lookup.
struct FlutterTarget: AssetTarget {
  var path = "flutter"
  /// The folder of the pictures, as the app's `pubspec.yaml` declares it.
  var assets = "assets/currency_badge"
  var scales: [Double] = [1, 2, 3]
  var appearances: [Appearance] = [.light, .dark]
}

extension FlutterTarget {
  static let kind = "flutter"

  static var fields: [Field] {
    [
      .path("The folder of the package."),
      Field("assets", .string, "The folder of the pictures in it."), .scales, .appearances,
    ]
  }

  static let starter = """
      # Pictures in three densities, and CurrencyBadge.assetFor(locale) in Dart.
      - kind: flutter
        assets: assets/currency_badge
        scales: [1, 2, 3]
        appearances: [light, dark]

    """

  init(_ node: ConfigurationNode) {
    path = node["path"]?.string ?? path
    assets = node["assets"]?.string ?? assets
    scales = node["scales"]?.numbers ?? scales
    appearances = node["appearances"]?.appearances ?? appearances
  }

  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(path)
    fingerprint.add(assets)
    fingerprint.add(scales)
    fingerprint.add(appearances)
  }
}

extension FlutterTarget {
  var needsFallback: Bool { true }

  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Rendition) -> Void) {
    for appearance in appearances {
      let folder = path.appendingPathComponent("\(assets)/\(appearance.name)")
      for scale in scales {
        // Flutter finds `2.0x/` by itself; only the base is declared.
        let subfolder = scale == 1 ? folder : "\(folder)/\(Self.folderName(scale))"
        body("\(subfolder)/\(drawing.name).png", .png(scale: scale, appearance.colors))
      }
    }
  }

  var aggregateFiles: [AggregateFile] {
    [
      AggregateFile(
        path: path.appendingPathComponent("lib/currency_badge.dart"), needsOutlines: false
      ) {
        DartLookup(assets: assets, appearances: appearances, table: LookupTable($0)).source
      }
    ]
  }

  private static func folderName(_ scale: Double) -> String {
    let text = FixedPoint3.text(scale)
    return (text.contains(".") ? text : text + ".0") + "x"
  }
}
