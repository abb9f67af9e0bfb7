package import BadgeGeometry
package import TextOutlines
package import VectorGraphics

/// A button as a custom SF Symbol: its layers in one or more weights. The paths of a layer have the same
/// elements in the same order in every weight.
///
/// Coordinates are those of ``/BadgeGeometry/SymbolMaster``, relative to the ring's centre.
package struct SymbolDrawing: Sendable {
  /// A part of the symbol with its outline.
  package struct Layer: Hashable, Sendable {
    package var part: SymbolMaster.Part
    package var path: VectorPath
  }

  /// The drawing in one weight. Its layers are in order from back to front.
  package struct Master: Hashable, Sendable {
    /// The font weight, from 100 to 900.
    package var weight: Double
    package var layers: [Layer]
  }

  /// How the outlines of the letters differ between the masters.
  package enum LetterVariation: String, Hashable, Sendable {
    /// Every master has a different outline.
    case ownWeights = "a variable font"
    /// Some masters share an outline, because the fonts have fewer weights.
    case someWeights = "some weights"
    /// All masters have the same outline.
    case oneWeight = "one weight"
    /// The fonts have several weights, but their contours overlap and can't be cut out of a filled ring. All
    /// masters repeat the united outline of one weight.
    case overlapping = "overlapping outlines"
  }

  package var masters: [Master]
  package var letterVariation: LetterVariation
}

extension CurrencyButton {
  /// The weights of a symbol's masters: ultralight, regular and black.
  private static let masterWeights: [FontWeight] = [.ultralight, .regular, .black]

  /// The text for the ring's thickness: the ring is as thick as its stem.
  private static let stemText = "I"

  /// The button as a symbol with three masters. All other weights are interpolated between them.
  ///
  /// A symbol ignores the style's label, background, size and proportions, but for the sizes of letters. With a badge it ignores the gap
  /// too. See ``CurrencyButtonStyle/optionsNotInSymbols``.
  package func symbolDrawing(_ typesetter: Typesetter) throws(DrawingError) -> SymbolDrawing {
    try symbolDrawing(typesetter, weights: Self.masterWeights)
  }

  /// The button as a symbol with a single master, in the style's weight.
  package func staticSymbolDrawing(_ typesetter: Typesetter) throws(DrawingError) -> SymbolDrawing {
    try symbolDrawing(typesetter, weights: [style.weight ?? CurrencyButtonStyle.standardWeight])
  }

  private func symbolDrawing(
    _ typesetter: Typesetter, weights: [FontWeight]
  ) throws(DrawingError) -> SymbolDrawing {
    let (symbols, letterVariation) = try masterSymbols(typesetter, weights)
    let masters = try masters(typesetter, weights)
    // Letters have the same size in all weights: the size in the master with the least space for them.
    var size = Double.infinity
    for (master, symbol) in zip(masters, symbols) {
      size = min(size, try fit(symbol, in: master).fontSize)
    }
    var drawings: [SymbolDrawing.Master] = []
    for ((weight, master), symbol) in zip(zip(weights, masters), symbols) {
      let fit = try fit(symbol, in: master, largest: size)
      drawings.append(
        SymbolDrawing.Master(
          weight: weight.value,
          layers: layers(of: master, letters: symbol.outline.transformed(by: fit.placement))))
    }
    return SymbolDrawing(masters: drawings, letterVariation: letterVariation)
  }

  private func fit(
    _ symbol: ShapedSymbol, in master: SymbolMaster, largest: Double? = nil
  ) throws(DrawingError) -> SymbolFit {
    guard
      let fit = master.fit(
        symbol.outline, center: symbol.center, characters: symbol.characters,
        capHeight: symbol.capHeight, steps: style.proportions.symbolSteps, largest: largest,
        area: style.ring.symbolArea(of: symbol))
    else { throw symbol.outline.bounds == nil ? .emptySymbol : .geometry(.noSpaceForSymbol) }
    return fit
  }

  /// The layers from back to front, relative to the ring's centre.
  private func layers(of master: SymbolMaster, letters: VectorPath) -> [SymbolDrawing.Layer] {
    var layers: [SymbolDrawing.Layer] = []
    func add(_ part: SymbolMaster.Part, _ path: VectorPath?) {
      guard let path else { return }
      layers.append(SymbolDrawing.Layer(part: part, path: path))
    }
    switch style.ring {
    case .outline: add(.base, master.ring + letters)
    case .filled: add(.base, master.disc + letters.reversedKeepingStructure)
    case .none, .toolbar: add(.base, letters)
    }
    guard let mark = style.mark else { return layers }
    // Wind moat and mark against the part below them. They become holes if all layers are one fill.
    if style.ring.isDrawn {
      add(.moat, master.moat(ofDisc: style.ring == .filled)?.reversedKeepingStructure)
    }
    add(.badge, master.badge)
    add(.mark, master.mark(mark)?.reversedKeepingStructure)
    return layers
  }

  /// The geometry in each weight. The ring is as thick as the stem of a single letter.
  private func masters(
    _ typesetter: Typesetter, _ weights: [FontWeight]
  ) throws(DrawingError) -> [SymbolMaster] {
    let button = resolved()
    let stems = try weights.map { weight throws(DrawingError) in
      try mapError(DrawingError.text) { () throws(TextError) in
        try typesetter.lines(Self.stemText, weights: [weight])[0].stem
      }
    }
    // As other letters, it has the same size in all weights.
    let size = zip(weights, stems).reduce(.infinity) { least, next in
      let size = SymbolMaster.letterSize(
        weight: next.0.value, stem: next.1, steps: style.proportions.symbolSteps,
        badgeCorner: button.badgeCorner)
      return min(least, size)
    }
    return zip(weights, stems).map { weight, stem in
      SymbolMaster(
        weight: weight.value, stem: size * stem, badgeCorner: button.badgeCorner, gap: button.gap)
    }
  }

  /// The letters or the artwork in each weight, with outlines of the same structure.
  private func masterSymbols(
    _ typesetter: Typesetter, _ weights: [FontWeight]
  ) throws(DrawingError) -> ([ShapedSymbol], SymbolDrawing.LetterVariation) {
    var symbols = try weights.map { weight throws(DrawingError) in
      try ShapedSymbol(symbol, weight: weight) { text, weight throws(TextError) in
        try typesetter.lines(text, weights: [weight], language: language)[0]
      }
    }
    let regular = symbols[symbols.count / 2]
    let isInterpolable = symbols.allSatisfy { $0.interpolates(with: regular) }
    // Overlapping contours can't be cut out of a disc. Uniting them gives different points in every
    // weight. A layer that erases the disc does not help, because monochrome rendering joins all layers
    // into one nonzero fill. Where letters overlap, they wind twice against the disc, which winds once. So
    // the overlap stays filled.
    let needsUnion =
      style.ring == .filled && symbols.contains { $0.outline.hasOverlappingContours }
    if isInterpolable, !needsUnion {
      let outlines = symbols.map(\.outline)
      let distinct = Set(outlines).count
      let variation: SymbolDrawing.LetterVariation =
        distinct == 1 ? .oneWeight : distinct == outlines.count ? .ownWeights : .someWeights
      return (symbols, variation)
    }
    var repeated = regular
    if needsUnion { repeated.outline = try regular.outline.unitedForDisc() }
    let hasWeights = isInterpolable && Set(symbols.map(\.outline)).count > 1
    for index in symbols.indices { symbols[index] = repeated }
    return (symbols, hasWeights ? .overlapping : .oneWeight)
  }
}

extension ShapedSymbol {
  /// Whether this outline and another can be interpolated. Both must have the same elements. No contour may
  /// turn inside out, or move by 0.3 em or more.
  fileprivate func interpolates(with other: ShapedSymbol) -> Bool {
    guard outline.hasSameStructure(as: other.outline),
      outline.contourThatTurns(on: other.outline) == nil
    else { return false }
    // In separately made fonts, the contours can be in a different order.
    return zip(outline.contourCenters, other.outline.contourCenters).allSatisfy {
      ($0 - $1).length < 0.3
    }
  }
}

extension VectorPath {
  /// The centre of each contour's bounds.
  fileprivate var contourCenters: [Point] {
    parts.map { $0.bounds?.center ?? .zero }
  }
}

extension TextLine {
  /// The thickness of an upright stem, in em: the first filled span at half the cap height, from 0.005 to
  /// 0.3.
  fileprivate var stem: Double {
    let y = -capHeight / 2
    var crossings: [Double] = []
    for polygon in outline.flattened(tolerance: 1e-4) {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (a.y <= y) != (b.y <= y) {
        crossings.append(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
      }
    }
    crossings.sort()
    let thickness = crossings.count >= 2 ? crossings[1] - crossings[0] : 0
    return min(max(thickness, 0.005), 0.3)
  }
}
