internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// Finds the weight with stems as thick as the ring, or as those of other Arabic words.
///
/// The search halves the list of the nine named weights. Then it bisects between the lightest one that is too heavy
/// and the one before it, if the font has weights between them.
struct WeightSearch {
  /// A tried weight with its result.
  private struct Trial {
    var weight: FontWeight
    var symbol: ShapedSymbol
    /// The size of the em, in points.
    var size: Double
    /// The thickness of the stems minus the wanted one, in points.
    var excess: Double
    /// Whether the symbol is much smaller than in its lightest weight.
    var isTooSmall = false

    /// Whether the weight is too heavy: the stems are too thick, or they force a smaller size.
    var isHeavy: Bool { isTooSmall || excess > 0 }

    static func isBetter(_ a: Trial, _ b: Trial) -> Bool {
      (a.isTooSmall ? 1 : 0, abs(a.excess), a.weight.value)
        < (b.isTooSmall ? 1 : 0, abs(b.excess), b.weight.value)
    }
  }

  private let button: ResolvedButton
  private let geometry: ButtonGeometry
  private let typesetter: Typesetter
  private var trials: [Trial] = []

  init(_ button: ResolvedButton, _ geometry: ButtonGeometry, _ typesetter: Typesetter) {
    self.button = button
    self.geometry = geometry
    self.typesetter = typesetter
  }

  /// The symbol in the weight whose stems have the thickness nearest to the wanted one. Strokes that are too thin in the
  /// font's heaviest weight become thicker than that. A symbol without stems has the standard weight.
  mutating func balancedSymbol() throws(DrawingError) -> (ShapedSymbol, FontWeight) {
    let names = FontWeight.names.map(\.weight)
    var light = -1
    var heavy = names.count
    // The lightest weight is the first, as it decides which other ones are too small.
    var next = 0
    while heavy - light > 1 {
      guard let trial = try tried(names[next]) else {
        let weight = CurrencyButtonStyle.standardWeight
        return (try button.shaped(weight, typesetter), weight)
      }
      if trial.isHeavy { heavy = next } else { light = next }
      next = (light + heavy) / 2
    }
    if light >= 0, heavy < names.count { try bisect(names[light], names[heavy]) }
    guard let best = trials.min(by: Trial.isBetter) else { throw .emptySymbol }
    return thickened(best)
  }

  /// Tries weights between two neighbouring ones with names.
  private mutating func bisect(_ light: FontWeight, _ heavy: FontWeight) throws(DrawingError) {
    var ends = (
      light: trials.first { $0.weight == light }, heavy: trials.first { $0.weight == heavy }
    )
    while let low = ends.light, let high = ends.heavy,
      high.weight.value - low.weight.value > Self.finest,
      let weight = FontWeight(((low.weight.value + high.weight.value) / 2).rounded()),
      let middle = try tried(weight),
      // If the font does not have a weight, it returns the outline of a neighbouring one.
      middle.symbol.outline != low.symbol.outline, middle.symbol.outline != high.symbol.outline
    {
      if middle.isHeavy { ends.heavy = middle } else { ends.light = middle }
    }
  }

  /// Tries a weight; nil for a symbol without stems.
  private mutating func tried(_ weight: FontWeight) throws(DrawingError) -> Trial? {
    let symbol = try button.shaped(weight, typesetter)
    let size = try button.fit(symbol, in: geometry).fontSize
    guard let stem = symbol.outline.stemThickness else { return nil }
    var trial = Trial(
      weight: weight, symbol: symbol, size: size, excess: stem * size - wantedStem(of: symbol))
    // A single sign in a ring stands beside others: it stays nearly as large as in its lightest weight.
    if symbol.characters == 1, button.style.ring.isDrawn, let first = trials.first {
      trial.isTooSmall = size < ButtonGeometry.leastShare * first.size * (1 - 1e-9)
    }
    trials.append(trial)
    return trial
  }

  /// The thickness of the stems of a symbol: that of the ring. Arabic words have one thickness, which most of them have
  /// space for.
  private func wantedStem(of symbol: ShapedSymbol) -> Double {
    let ring = geometry.strokeWidth
    guard symbol.isArabic, symbol.characters > 1,
      let capHeight = geometry.sharedCapHeight(
        characters: 3, margin: button.margin(in: geometry.unfitted))
    else { return ring }
    return min(ring, Self.arabicStem * capHeight)
  }

  /// The symbol of the best weight, with strokes as thick as wanted.
  private func thickened(_ best: Trial) -> (ShapedSymbol, FontWeight) {
    // Thicker strokes make a symbol larger, so that one that has its size only in a lighter weight would shrink.
    guard !trials.contains(where: \.isTooSmall) else { return (best.symbol, best.weight) }
    // Strokes can become thicker, but not thinner. So a font with few weights begins with a lighter one.
    let lighter = trials.filter { !$0.isHeavy }.max { $0.weight < $1.weight }
    let stem = wantedStem(of: best.symbol)
    let base = best.excess > VectorPath.stemTolerance * stem ? lighter ?? best : best
    return (base.symbol.emboldened(toStem: stem / base.size), base.weight)
  }

  /// The thickness of stems of Arabic words, in cap heights that words of three letters share. Above 0.258, the symbol of
  /// Iran, which has four letters and the least space, fails to have stems within a tenth of those of other words. Below
  /// 0.247, the symbol of the Emirates fails to be a tenth heavier than the font's bold.
  private static let arabicStem = 0.25

  /// The distance of two weights between which none is tried. Between neighbouring names, which are 100 apart, Inter's
  /// stems grow by about an eighth; here by a hundredth. Above 25, the stems of $ and £ fail to be within a hundredth of
  /// the ring's thickness.
  private static let finest = 8.0
}
