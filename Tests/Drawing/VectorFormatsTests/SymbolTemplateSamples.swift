import VectorFormats
import VectorGraphics

/// Templates of one ring in three masters, to be broken.
enum SymbolSample {
  /// A ring of a thickness, as one path of two contours.
  static func ring(_ thickness: Double) -> VectorPath {
    .annulus(center: .zero, innerRadius: 30 - thickness, outerRadius: 30)
  }

  /// A template with the given paths in each master, thin, regular and thick.
  static func template(
    version: SymbolTemplateVersion = .standard,
    paths: (SymbolWeight) -> [VectorPath] = { weight in
      [ring(weight.fontWeight / 50), .circle(center: Point(x: 40, y: 40), radius: 8)]
    }
  ) -> SymbolTemplate {
    var template = SymbolTemplate(version: version)
    template.addRowGuides()
    for name in SymbolVariantName.masters {
      let origin = Vector(dx: name.weight.column, dy: name.scale.middle)
      template.variants.append(
        SymbolVariant(
          name,
          paths(name.weight).enumerated().map { index, path in
            SymbolTemplate.Path(
              path.translated(by: origin),
              [
                SymbolLayerClass(.monochrome, index),
                SymbolLayerClass(.multicolor, index, "tintColor"),
                SymbolLayerClass(.hierarchical, index, index == 0 ? "secondary" : "primary"),
              ])
          }))
      template.addMargins(of: name, left: name.weight.column - 40, right: name.weight.column + 40)
    }
    return template
  }

  static let valid = template().svg()

  /// The rules that a document breaks.
  static func broken(_ svg: String) -> Set<SymbolRule> {
    Set(SymbolLinter.findings(Array(svg.utf8)).map(\.rule))
  }
}
