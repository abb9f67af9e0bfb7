package import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

extension CurrencyButtonStyle.Ring {
  /// Whether there is a ring or a disc.
  package var isDrawn: Bool { self == .outline || self == .filled }

  /// The space for a symbol; without one, that for a sign.
  func symbolArea(of symbol: ShapedSymbol? = nil) -> SymbolArea {
    switch self {
    case .outline, .filled: .ring
    case .none: .liveArea
    case .toolbar: (symbol?.characters ?? 1) > 1 ? .byBadge : .liveHeight
    }
  }
}

extension CurrencyButtonStyle {
  /// The proportions to draw with at a height in points. The badge of a toolbar's button touches the edges of the live
  /// area, and without a badge, a preset has larger symbols.
  func placedProportions(height: Double) -> ButtonProportions {
    var proportions = proportions
    if ring == .toolbar { proportions.badgeOverhang = nil }
    if mark == nil, hasSymbolStepsOfPreset, let capHeight = preset?.capHeightWithoutBadge {
      proportions.symbolSteps = [capHeight / ButtonProportions.capHeightOfInter]
    }
    if let preset, proportions.ringThickness == preset.proportions.ringThickness,
      let thickness = preset.ringThickness(height: height)
    {
      proportions.ringThickness = thickness
    }
    return proportions
  }

  /// Whether the sizes of symbols are the default ones or those of the preset.
  fileprivate var hasSymbolStepsOfPreset: Bool {
    proportions.symbolSteps == (preset ?? .seed).proportions.symbolSteps
  }

  /// - Throws: ``/BadgeGeometry/GeometryError/toolbarWithoutBadge`` for a toolbar's button without a badge.
  package func validateRing() throws(GeometryError) {
    if ring == .toolbar, mark == nil { throw .toolbarWithoutBadge }
  }
}

extension ResolvedButton {
  /// The distance of the symbol from the badge in addition to the clearance, in points.
  ///
  /// Without a ring, the symbol's distance is at least the thickness of the ring, which is the stroke of the other
  /// icons.
  func margin(in geometry: ButtonGeometry) -> Double {
    let clearance = geometry.proportions.clearance * geometry.liveHeight
    return switch style.ring {
    case .filled: geometry.discMoat
    case .outline: max(0, geometry.ringMoat - clearance)
    case .none, .toolbar: max(0, max(geometry.ringMoat, geometry.strokeWidth) - clearance)
    }
  }

  /// The greatest size of a symbol's em as a fraction of the live area; nil for no limit.
  ///
  /// Without a ring, sizes that the style has by default or from its preset don't count: they are those of a symbol
  /// in a ring.
  func largestSize(of symbol: ShapedSymbol) -> Double? {
    guard !style.ring.isDrawn, !style.hasSymbolStepsOfPreset, symbol.capHeight > 0 else {
      return nil
    }
    return style.proportions.largestCapHeight(characters: symbol.characters) / symbol.capHeight
  }
}
