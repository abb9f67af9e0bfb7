import ConfigurationReader
import VectorGraphics

/// A React Native folder with pictures of each drawing in several densities, a lookup with TypeScript
/// declarations, and a button component.
struct ReactNativeTarget: AssetTarget {
  var path = "react-native"
  var scales: [Double] = [1, 2, 3]
  var appearances: [Appearance] = [.light, .dark]
}

extension ReactNativeTarget {
  static let kind = "react-native"

  static var fields: [SchemaField] {
    [
      .path("The folder of the lookup and its pictures."), .scales, .appearances,
    ]
  }

  static let starter = """
      # Pictures in three densities, badgeForLocale(locale) and a button.
      - kind: react-native
        scales: [1, 2, 3]
        appearances: [light, dark]

    """

  init(_ node: ConfigurationNode) {
    path = node["path"]?.string ?? path
    scales = node["scales"]?.numbers ?? scales
    appearances = node["appearances"]?.appearances ?? appearances
  }
}

extension ReactNativeTarget {
  var hasLookups: Bool { true }

  static var page: [UInt8]? { PackageResources.react_native_md }

  var codeExamples: [CodeExample] {
    [
      CodeExample(
        "React Native", #"<CurrencyBadgeButton locale="{tag}" onPress={() => {}} />"#)
    ]
  }

  var pagePath: String? { path.appendingPathComponent("README.md") }

  var tintedAppearances: [Appearance] { appearances }

  var pixelScales: [Double] { scales }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    for appearance in appearances {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(FixedPoint3.text(scale))x"
        for name in drawing.names {
          body(
            path.appendingPathComponent("images/\(appearance.name)/\(name.text)\(suffix).png"),
            .png(scale: scale, appearance.colors))
        }
      }
    }
  }

  var aggregateFiles: [AggregateFile] {
    [
      file("README.md") { lookup, _ in lookup.fill(PackageResources.react_native_md) },
      file("names.js") { lookup, _ in lookup.script },
      file("names.d.ts") { lookup, _ in lookup.declarations },
      file("currencyBadge.js") { lookup, rendered in
        lookup.fill(
          PackageResources.currencyBadge_js, ["pictures": pictures(rendered)],
          words: ["firstAppearance": appearances.first?.name ?? ""])
      },
      file("currencyBadge.d.ts") { lookup, _ in
        lookup.fill(
          PackageResources.currencyBadge_d_ts,
          ["appearances": JavaScriptLookup.union("Appearance", appearances.map(\.name))])
      },
      file("CurrencyBadgeButton.js") { lookup, _ in
        let names = appearances.ofSchemes.map {
          "\($0.scheme.rawValue): \(SourceLiteral.quoted($0.appearance.name))"
        }
        return lookup.fill(
          PackageResources.CurrencyBadgeButton_js,
          ["appearances": "const appearances = { \(names.joined(separator: ", ")) };"])
      },
      file("CurrencyBadgeButton.d.ts") { lookup, _ in
        lookup.fill(PackageResources.CurrencyBadgeButton_d_ts)
      },
    ]
  }

  private func file(
    _ name: String, _ content: @escaping @Sendable (JavaScriptLookup, RenderedTarget) -> String
  ) -> AggregateFile {
    AggregateFile(path: path.appendingPathComponent(name)) {
      content(JavaScriptLookup(rendered: $0), $0)
    }
  }

  /// The entries of a JavaScript object that maps each appearance and name to a picture.
  private func pictures(_ rendered: RenderedTarget) -> String {
    let names = rendered.drawings.flatMap(\.names).map(\.text)
    return SourceText.lines(appearances) { appearance in
      "\(SourceLiteral.quoted(appearance.name)): {\n"
        + SourceText.lines(names) {
          "  \($0): require(\"./images/\(appearance.name)/\($0).png\"),"
        } + "\n},"
    }
  }
}
