public import VectorGraphics

/// A React Native folder with a picture of each drawing in three densities, and a TypeScript lookup.
public struct ReactNativeTarget: Hashable, Sendable {
  public var path = "react-native"
  public var scales: [Double] = [1, 2, 3]
  public var appearances: [Appearance] = [.light, .dark]

  public init() {}
}

extension ReactNativeTarget: TargetWriter {
  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void) {
    for appearance in appearances {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(Decimal3.text(scale))x"
        body(
          path.joined("images/\(appearance.name)/\(drawing.name)\(suffix).png"),
          .png(scale: scale, appearance.coloring))
      }
    }
  }

  func summaries(in plan: Plan) -> [Summary] {
    [Summary(path: path.joined("currencyBadge.ts"), needsOutlines: false, content: source)]
  }

  private func source(_ results: Summary.Results) -> String {
    let table = LookupTable(results)
    // The packager finds pictures only where `require` has a literal.
    let images = appearances.map { appearance in
      let lines = results.drawings.map {
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
      names: results.drawings.map(\.name)
    ).source
  }
}
