import ConfigurationReader
import SystemSupport
import VectorGraphics

/// A React Native folder with a picture of each drawing in three densities, a lookup with
/// TypeScript declarations, and a button.
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
  var needsFallback: Bool { true }

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
      file("currencyBadge.js") { lookup($0).script },
      file("currencyBadge.d.ts") { lookup($0).declarations },
      file("CurrencyBadgeButton.js") {
        ReactNativeButton(lookups: Lookups($0), appearances: appearances).script
      },
      file("CurrencyBadgeButton.d.ts") {
        ReactNativeButton(lookups: Lookups($0), appearances: appearances).declarations
      },
    ]
  }

  private func file(
    _ name: String, _ content: @escaping @Sendable (RenderedTarget) -> String
  ) -> AggregateFile {
    AggregateFile(
      path: path.appendingPathComponent(name), needsOutlines: false, content: content)
  }

  private func lookup(_ rendered: RenderedTarget) -> JavaScriptLookup {
    let names = rendered.drawings.flatMap(\.names).map(\.text)
    // The packager finds pictures only where `require` has a literal.
    let images = appearances.map { appearance in
      let lines = names.map {
        "    \($0): require(\"./images/\(appearance.name)/\($0).png\"),"
      }
      return "  \(SourceLiteral.quoted(appearance.name)): {\n\(lines.joined(separator: "\n"))\n  },"
    }
    return JavaScriptLookup(
      lookups: Lookups(rendered), appearances: appearances,
      result: .init(
        type: "ImageSourcePropType", expression: "images[appearance][name]",
        script: "\nconst images = {\n\(images.joined(separator: "\n"))\n};\n",
        declarations: "import type { ImageSourcePropType } from \"react-native\";\n"))
  }
}
