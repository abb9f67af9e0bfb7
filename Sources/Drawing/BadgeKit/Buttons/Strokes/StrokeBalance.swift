internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// The symbol in a weight that matches the ring, or the ring that matches the symbol.
extension ResolvedButton {
  /// The symbol in the style's weight or in the balanced one, and the geometry with the style's ring or with
  /// one as thick as the symbol's stems.
  ///
  func balanced(
    _ typesetter: Typesetter
  ) throws(DrawingError) -> (ShapedSymbol, weight: FontWeight, ButtonGeometry) {
    let geometry = try drawnGeometry()
    if style.balancesWeight, !button.symbol.isArtwork {
      var search = WeightSearch(self, geometry, typesetter)
      let (shaped, weight) = try search.balancedSymbol()
      return (shaped, weight, geometry)
    }
    let weight = style.weight ?? CurrencyButtonStyle.standardWeight
    let shaped = try shaped(weight, typesetter)
    guard style.balancesRing, style.ring == .outline else { return (shaped, weight, geometry) }
    return (shaped, weight, try balancedGeometry(around: shaped))
  }

  func drawnGeometry(
    _ proportions: ButtonProportions? = nil, isFitted: Bool? = nil
  ) throws(DrawingError) -> ButtonGeometry {
    try mapError(DrawingError.geometry) { () throws(GeometryError) -> ButtonGeometry in
      try geometry(proportions, isFitted: isFitted)
    }
  }

  /// The symbol's outline in a weight.
  func shaped(
    _ weight: FontWeight, _ typesetter: Typesetter
  ) throws(DrawingError) -> ShapedSymbol {
    try ShapedSymbol(button.symbol, weight: weight) { text, weight throws(TextError) in
      try typesetter.line(text, weight: weight, language: button.language)
    }
  }

  /// The fit of a symbol in a geometry of this button.
  ///
  /// - Parameter largest: the greatest size of the em, as a fraction of the live area; nil if only the style decides it.
  func fit(
    _ symbol: ShapedSymbol, in geometry: ButtonGeometry, largest: Double? = nil
  ) throws(DrawingError) -> SymbolFit {
    guard
      let fit = geometry.with(style.ring.symbolArea(of: symbol)).fit(
        symbol.outline, center: symbol.center, characters: symbol.characters,
        capHeight: symbol.capHeight,
        largest: [largest, largestSize(of: symbol)].compactMap { $0 }.min(),
        margin: margin(in: geometry), exactMargin: margin(in: geometry.unfitted))
    else { throw symbol.outline.bounds == nil ? .emptySymbol : .geometry(.noSpaceForSymbol) }
    return fit
  }
}

extension ResolvedButton {
  /// The geometry with a ring as thick as the stems of the symbol in it.
  ///
  /// A thicker ring leaves less space, which makes the stems thinner. So the thickness is found by iteration.
  /// Each step changes it by less than a third of the previous change, so a few steps are enough.
  private func balancedGeometry(
    around symbol: ShapedSymbol
  ) throws(DrawingError) -> ButtonGeometry {
    guard let stem = symbol.outline.stemThickness else { return try drawnGeometry() }
    let range = ButtonProportions.balancedRingThickness
    var proportions = placedProportions
    for _ in 0..<12 {
      let geometry = try drawnGeometry(proportions, isFitted: false)
      let thickness = stem * (try fit(symbol, in: geometry).fontSize) / geometry.liveHeight
      let next = min(max(thickness, range.lowerBound), range.upperBound)
      let change = abs(next - proportions.ringThickness)
      proportions.ringThickness = next
      if change < 1e-7 { break }
    }
    return try drawnGeometry(proportions)
  }
}

extension BadgeSymbol {
  var isArtwork: Bool { if case .artwork = self { true } else { false } }
}
