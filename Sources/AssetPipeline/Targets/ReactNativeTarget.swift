import ConfigurationReader
import VectorGraphics

/// A React Native folder with a picture of each drawing in three densities, and a TypeScript
/// lookup.
struct ReactNativeTarget: AssetTarget {
  var path = "react-native"
  var scales: [Double] = [1, 2, 3]
  var appearances: [Appearance] = [.light, .dark]
}

extension ReactNativeTarget {
  static let kind = "react-native"

  static var fields: [Field] {
    [
      .path("The folder of the lookup and its pictures."), .scales, .appearances,
    ]
  }

  static let starter = """
      # Pictures in three densities, and badgeForLocale(locale) in TypeScript.
      - kind: react-native
        scales: [1, 2, 3]
        appearances: [light, dark]

    """

  init(_ node: ConfigurationNode) {
    path = node["path"]?.string ?? path
    scales = node["scales"]?.numbers ?? scales
    appearances = node["appearances"]?.appearances ?? appearances
  }

  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(path)
    fingerprint.add(scales)
    fingerprint.add(appearances)
  }
}

extension ReactNativeTarget {
  var needsFallback: Bool { true }

  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Rendition) -> Void) {
    for appearance in appearances {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(FixedPoint3.text(scale))x"
        body(
          path.appendingPathComponent("images/\(appearance.name)/\(drawing.name)\(suffix).png"),
          .png(scale: scale, appearance.colors))
      }
    }
  }

  var aggregateFiles: [AggregateFile] {
    [
      AggregateFile(
        path: path.appendingPathComponent("currencyBadge.ts"), needsOutlines: false, content: source
      )
    ]
  }

  private func source(_ rendered: RenderedPlan) -> String {
    let table = LookupTable(rendered)
    // The packager finds pictures only where `require` has a literal.
    let images = appearances.map { appearance in
      let lines = rendered.drawings.map {
        "    \($0.name): require(\"./images/\(appearance.name)/\($0.name).png\"),"
      }
      return "  \(SourceLiteral.quoted(appearance.name)): {\n\(lines.joined(separator: "\n"))\n  },"
    }
    return TypeScriptLookup(
      table: table, appearances: appearances,
      images: """
        declare function require(path: string): ImageSourcePropType;

        const images: Record<Appearance, Record<Name, ImageSourcePropType>> = {
        \(images.joined(separator: "\n"))
        };

        """,
      header: "import type { ImageSourcePropType } from \"react-native\";\n",
      result: ("ImageSourcePropType", "images[appearance][name]"),
      names: rendered.drawings.map(\.name)
    ).source
  }
}
