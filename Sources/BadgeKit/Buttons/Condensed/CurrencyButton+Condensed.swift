internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A symbol's outline and centre at normal width.
struct NormalWidth {
  let outline: VectorPath
  let center: Point?
}

extension FontWeight {
  /// The heavier weights from which condensed letters take their stems.
  fileprivate var heavierForCondensed: [FontWeight] {
    Array(Self.names.map(\.weight).filter { $0 > self }.prefix(2))
  }
}

extension ShapedSymbol {
  /// The symbol with condensed letters, or as it is if they can't be condensed.
  func condensed(
    _ weight: FontWeight, language: String?, _ typesetter: Typesetter
  ) throws(DrawingError) -> ShapedSymbol {
    guard CondensedLetters.characterCounts.contains(characterCount), !text.isEmpty else {
      return self
    }
    let letters = try mapError(DrawingError.text) { () throws(TextError) in
      CondensedLetters(
        try typesetter.line(text, weight: weight, language: language),
        heavier: try weight.heavierForCondensed.map { weight throws(TextError) in
          try typesetter.line(text, weight: weight, language: language)
        })
    }
    guard let letters, let ink = letters.outline.bounds, let normalInk = outline.bounds else {
      return self
    }
    var condensed = self
    condensed.outline = letters.outline
    condensed.normal = NormalWidth(outline: outline, center: center)
    if let center {
      // The centre that a baseline needs does not count full stops at the end.
      let isTrimmed = abs(center.x - normalInk.midX) > 1e-9
      let end = text.unicodeScalars.reversed().drop { $0.isTrailing }.count
      let middle = isTrimmed ? letters.middle(upTo: end) : nil
      condensed.center = Point(x: middle ?? ink.midX, y: center.y)
    }
    return condensed
  }

  /// The symbol at normal width; nil if it is not condensed.
  var atNormalWidth: ShapedSymbol? {
    normal.map { normal in
      var symbol = self
      (symbol.outline, symbol.center, symbol.normal) = (normal.outline, normal.center, nil)
      return symbol
    }
  }
}

extension ButtonDrawing {
  /// Whether the symbol is at least as high and as legible in pixels as that of another drawing.
  func isAtLeastAsClear(as other: ButtonDrawing) -> Bool {
    func height(_ drawing: ButtonDrawing) -> Double { drawing.symbolOutline.bounds?.height ?? 0 }
    func contrast(_ drawing: ButtonDrawing) -> Double { drawing.legibility?.contrast ?? 0 }
    return height(self) >= height(other) && contrast(self) >= contrast(other)
  }
}

extension CurrencyButton {
  /// How much larger the steps of font sizes are for condensed symbols.
  private static let largerSteps = 1.2
  /// How much higher a condensed symbol is at least, if the ring has the space beside the badge.
  private static let leastGain = 1.15

  /// The number of characters by which symbols share a size in an even rhythm. Condensed letters count for less.
  func evenCharacters(of symbol: ShapedSymbol) -> Double {
    guard symbol.normal != nil else { return symbol.evenCharacters }
    return min(symbol.evenCharacters, SymbolFit.Rhythm.mostCharacters) / Self.largerSteps
  }

  /// The geometry with the rules for the size of a symbol: those of the style or, for a condensed symbol, rules
  /// that make it higher than at normal width.
  func sizing(
    _ symbol: ShapedSymbol, in geometry: ButtonGeometry, _ rhythm: SymbolFit.Rhythm
  ) throws(DrawingError) -> ButtonGeometry {
    guard let normal = symbol.atNormalWidth else { return geometry }
    var sizing = geometry
    sizing.proportions.symbolSteps = geometry.proportions.symbolSteps.map {
      $0 * Self.largerSteps
    }
    if geometry.proportions.smallestSymbol < 1 {
      var button = self
      button.largestSymbol = nil
      let size = try button.fit(normal, in: geometry, rhythm: rhythm).fontSize / geometry.liveHeight
      sizing.proportions.smallestSymbol = max(
        geometry.proportions.smallestSymbol, size * Self.leastGain)
    }
    return sizing
  }
}
