import BadgeKit
import BadgeGeometry
import VectorFormats
import VectorGraphics

extension SymbolTemplate {
  /// Creates the template for a drawing of a button.
  ///
  /// With several masters, the template has each of them at the small scale. With one, it has the regular
  /// weight at all scales.
  ///
  /// - Parameters:
  ///   - mark: the mark of the badge. It decides the badge's system colour.
  ///   - version: the version of the template format.
  package init(
    _ drawing: SymbolDrawing, mark: BadgeMark?, version: SymbolTemplateVersion = .standard
  ) {
    self.init(version: version)
    addRowGuides()
    let isVariable = drawing.masters.count > 1
    for master in drawing.masters {
      let weight =
        isVariable
        ? SymbolWeight.masters.first { $0.fontWeight == master.weight } ?? .regular : .regular
      for scale in isVariable ? [.small] : SymbolScale.allCases {
        let factor = scale.circleDiameter / SymbolMaster.circleDiameter
        let reach = scale.circleDiameter / 2 + scale.sideBearing
        let map =
          Affine.translation(Vector(dx: weight.column, dy: scale.middle)) * .scale(factor)
        let name = SymbolVariantName(weight, scale)
        let paths = master.layers.enumerated().map { index, layer in
          Path(layer.path.transformed(by: map), layer.part.classes(index, mark: mark))
        }
        variants.append(SymbolVariant(name, paths))
        addMargins(of: name, left: weight.column - reach, right: weight.column + reach)
      }
    }
    for (index, layer) in (drawing.masters.first?.layers ?? []).enumerated() {
      for name in layer.part.classes(index, mark: mark) {
        styles[name] = layer.part.style(in: name.mode)
      }
    }
  }
}

extension SymbolMaster.Part {
  /// The CSS classes of the part's layer. They are those of Apple's own symbols with badges.
  fileprivate func classes(_ index: Int, mark: BadgeMark?) -> [SymbolLayerClass] {
    let color =
      switch self {
      case .base, .moat: "tintColor"
      case .badge: mark?.systemColor ?? "tintColor"
      case .mark: "white"
      }
    return [
      SymbolLayerClass(.monochrome, index), SymbolLayerClass(.multicolor, index, color),
      SymbolLayerClass(.hierarchical, index, self == .base ? "secondary" : "primary"),
    ]
  }

  fileprivate func style(in mode: SymbolLayerClass.RenderingMode) -> SymbolLayerStyle {
    let group = self == .base ? 1 : 0
    let erases = self == .moat || (self == .mark && mode != .multicolor)
    return SymbolLayerStyle(
      clearsBehind: erases, opacity: erases ? 0 : 1, fill: nil, motionGroup: group)
  }
}

extension BadgeMark {
  /// The colour of the badge in Apple's own symbols with this mark.
  fileprivate var systemColor: String {
    switch self {
    case .plus, .checkmark: "systemGreenColor"
    case .minus, .xmark: "systemRedColor"
    case .exclamation: "systemYellowColor"
    }
  }
}
