internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// Finds the weight with stems as thick as the ring, or the ring thickness that matches the stems.
extension CurrencyButton {
  /// The symbol in the style's weight or in the balanced one, and the geometry with the style's ring or with
  /// one as thick as the symbol's stems.
  ///
  /// - Parameter weight: the weight of the symbol; nil for the style's. It is ignored if the style balances
  ///   the weight.
  func balanced(
    _ typesetter: Typesetter, weight: FontWeight? = nil
  ) throws(DrawingError) -> (ShapedSymbol, weight: FontWeight, ButtonGeometry) {
    let geometry = try drawnGeometry()
    if style.balancesWeight, !symbol.isArtwork {
      let (shaped, weight) = try balancedSymbol(in: geometry, typesetter)
      return (shaped, weight, geometry)
    }
    let weight = weight ?? drawnStyle.weight
    let shaped = try shaped(weight, typesetter)
    guard style.balancesRing, style.ring == .outline else { return (shaped, weight, geometry) }
    return (shaped, weight, try balancedGeometry(around: shaped))
  }

  func drawnGeometry() throws(DrawingError) -> ButtonGeometry {
    try mapError(DrawingError.geometry) { () throws(GeometryError) -> ButtonGeometry in
      try geometry()
    }
  }

  /// The symbol's outline in a weight.
  func shaped(
    _ weight: FontWeight, _ typesetter: Typesetter
  ) throws(DrawingError) -> ShapedSymbol {
    let shaped = try ShapedSymbol(symbol, style.symbolCentering) {
      text throws(TextError) in
      try typesetter.line(text, weight: weight, language: language)
    }
    return style.symbolWidth == .condensed
      ? try shaped.condensed(weight, language: language, typesetter) : shaped
  }

  /// The fit of a symbol in a geometry of this button.
  ///
  /// - Parameter rhythm: the rhythm; nil for the style's.
  func fit(
    _ symbol: ShapedSymbol, in geometry: ButtonGeometry, rhythm: SymbolFit.Rhythm? = nil,
    isSizedInPixels: Bool = false
  ) throws(DrawingError) -> SymbolFit {
    let rhythm = rhythm ?? style.rhythm
    let geometry = try sizing(symbol, in: geometry, rhythm)
    guard
      let fit = geometry.fit(
        symbol.outline, center: symbol.center, characterCount: symbol.characterCount,
        capHeight: symbol.capHeight, rule: drawnStyle.fit,
        evenCharacters: rhythm == .even ? evenCharacters(of: symbol) : nil,
        largest: largestSize(of: symbol), margin: margin(in: geometry),
        isSizedInPixels: isSizedInPixels)
    else { throw symbol.outline.bounds == nil ? .emptySymbol : .geometry(.noSpaceForSymbol) }
    return fit
  }
}

extension CurrencyButton {
  /// A tried weight with its result.
  private struct Trial {
    var weight: FontWeight
    var symbol: ShapedSymbol
    /// The size of the em, in points.
    var size: Double
    /// The thickness of the stems minus that of the ring, in points.
    var excess: Double
    /// Whether the symbol is smaller than the common size of a set of buttons.
    var isTooSmall: Bool

    /// Whether the weight is too heavy: the stems are too thick, or they force a smaller size.
    var isHeavy: Bool { isTooSmall || excess > 0 }

    static func isBetter(_ a: Trial, _ b: Trial) -> Bool {
      (a.isTooSmall ? 1 : 0, abs(a.excess), a.weight.value)
        < (b.isTooSmall ? 1 : 0, abs(b.excess), b.weight.value)
    }
  }

  /// The symbol in the weight whose stems have the thickness nearest to the ring's.
  ///
  /// The search tries the nine named weights. Then it bisects between the first weight that is too heavy and
  /// the one before it, if the font has weights between them. With an even rhythm, strokes that are too thin in the
  /// heaviest weight become thicker than that. In a set with a common size, weights that allow
  /// this size take precedence over weights that need a smaller one.
  private func balancedSymbol(
    in geometry: ButtonGeometry, _ typesetter: Typesetter
  ) throws(DrawingError) -> (ShapedSymbol, FontWeight) {
    var trials: [Trial] = []
    func trial(_ weight: FontWeight) throws(DrawingError) -> Trial? {
      let symbol = try shaped(weight, typesetter)
      let size = try fit(symbol, in: geometry).fontSize
      guard let stem = symbol.outline.stemThickness else { return nil }
      let common =
        switch (drawnStyle.fit, style.rhythm) {
        case (.uniform, _): (largestSymbol ?? 0) * geometry.liveHeight
        // A single sign in a ring stands beside others: it stays nearly as large as in its lightest weight.
        case (_, .even) where symbol.evenCharacters == 1 && style.ring.isDrawn:
          Self.signSize * (trials.first?.size ?? size)
        default: 0.0
        }
      return Trial(
        weight: weight, symbol: symbol, size: size, excess: stem * size - geometry.strokeWidth,
        isTooSmall: size < common * (1 - 1e-9))
    }
    for (_, weight) in FontWeight.names {
      if let trial = try trial(weight) { trials.append(trial) }
    }
    guard let heavy = trials.firstIndex(where: \.isHeavy), heavy > 0 else {
      guard let best = trials.min(by: Trial.isBetter) else {
        return (try shaped(style.weight, typesetter), style.weight)
      }
      return thickened(best, trials, to: geometry.strokeWidth)
    }
    var (low, high) = (trials[heavy - 1], trials[heavy])
    // If the font does not have a weight, it returns the outline of a neighbouring one.
    for _ in 0..<Self.halvings {
      guard let weight = FontWeight(((low.weight.value + high.weight.value) / 2).rounded()),
        let middle = try trial(weight),
        middle.symbol.outline != low.symbol.outline, middle.symbol.outline != high.symbol.outline
      else { break }
      trials.append(middle)
      if middle.isHeavy { high = middle } else { low = middle }
    }
    let best = trials.min(by: Trial.isBetter) ?? low
    return thickened(best, trials, to: geometry.strokeWidth)
  }

  /// The symbol of the best weight. In an even rhythm, with strokes as thick as the ring.
  private func thickened(
    _ best: Trial, _ trials: [Trial], to ring: Double
  ) -> (ShapedSymbol, FontWeight) {
    // Thicker strokes make a symbol larger, so that one that has its size only in a lighter weight would shrink.
    guard style.rhythm == .even, !trials.contains(where: \.isTooSmall) else {
      return (best.symbol, best.weight)
    }
    // Strokes can become thicker, but not thinner. So a font with few weights begins with a lighter one.
    let lighter = trials.filter { !$0.isHeavy }.max { $0.weight < $1.weight }
    let base = best.excess > Self.visibleExcess * ring ? lighter ?? best : best
    return (base.symbol.emboldened(toStem: ring / base.size), base.weight)
  }

  /// The size that a single sign keeps in heavier weights, as a part of its size in the lightest one.
  private static let signSize = 0.92
  /// The part of the ring's thickness by which stems can be thicker without looking so.
  private static let visibleExcess = 0.1

  /// The maximum number of bisections between two named weights. The weights are 100 apart, so six bisections
  /// leave an interval of about 2.
  private static let halvings = 6
}

extension CurrencyButton {
  /// The geometry with a ring as thick as the stems of the symbol in it.
  ///
  /// A thicker ring leaves less space, which makes the stems thinner. So the thickness is found by iteration.
  /// Each step changes it by less than a third of the previous change, so a few steps are enough.
  private func balancedGeometry(
    around symbol: ShapedSymbol
  ) throws(DrawingError) -> ButtonGeometry {
    var button = self
    button.style = drawnStyle
    guard let stem = symbol.outline.stemThickness else { return try button.drawnGeometry() }
    let range = ButtonProportions.balancedRingThickness
    for _ in 0..<12 {
      button.style.fitsPixels = false
      let geometry = try button.drawnGeometry()
      let thickness = stem * (try button.fit(symbol, in: geometry).fontSize) / geometry.liveHeight
      let next = min(max(thickness, range.lowerBound), range.upperBound)
      let change = abs(next - button.style.proportions.ringThickness)
      button.style.proportions.ringThickness = next
      if change < 1e-7 { break }
    }
    button.style.fitsPixels = style.fitsPixels
    return try button.drawnGeometry()
  }
}

extension CurrencyButton {
  /// A warning if the style balances the weight or the ring without effect on this button; otherwise nil.
  package var balanceWarning: String? {
    if style.balancesWeight, symbol.isArtwork {
      return "a drawing has one weight: 'weight: balanced' has no effect on it"
    }
    if style.balancesRing, style.ring != .outline {
      return
        "'ring-width: auto' follows the symbol in an outline ring: it has no effect on "
        + "'ring: \(style.ring.rawValue)'"
    }
    return nil
  }
}

extension BadgeSymbol {
  var isArtwork: Bool { if case .artwork = self { true } else { false } }
}
