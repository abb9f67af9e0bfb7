internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// The space for a symbol in a button that is fitted to pixels.
struct ButtonSpace {
  /// A symbol at its place in the button.
  struct Placed {
    let symbol: PixelSymbol
    /// The point in the middle of the symbol, in pixels.
    let middle: Point
  }

  /// The button, with the changes for few pixels in its style.
  private let button: CurrencyButton
  let geometry: ButtonGeometry
  /// The greatest size of the em that fits in one of the symbol's weights, in pixels.
  let em: Double
  /// The size of the em that the symbol has beside others, in pixels: ``em`` or less.
  let commonEm: Double
  private let occupied: OccupiedPixels?

  /// - Throws: ``DrawingError/geometry(_:)`` if there is no space for a symbol.
  init(_ button: CurrencyButton, _ symbols: PixelSymbols, _ geometry: ButtonGeometry)
    throws(DrawingError)
  {
    self.button = button
    self.geometry = geometry
    var em = 0.0
    for weight in symbols.shaped {
      let fit = try button.fit(
        weight.symbol, in: geometry, isInRhythm: false, isSizedInPixels: true)
      em = max(em, fit.fontSize * button.scale)
    }
    self.em = em
    commonEm = try button.commonEm(of: symbols, in: geometry)
    var outline = geometry.ring
    if let center = geometry.badgeCenter {
      let moat = button.style.ring == .filled ? geometry.discMoat : 0
      outline.append(.circle(center: center, radius: geometry.badgeRadius + moat))
    }
    occupied = OccupiedPixels(outline.transformed(by: .scale(button.scale)))
  }

  /// Whether there is an empty pixel between an outline, in points, and ring and badge.
  func isApart(from outline: VectorPath) -> Bool {
    guard let occupied else { return true }
    let pixels = OutlineCoverage(outline.transformed(by: .scale(button.scale)))
    return pixels.map { occupied.isApart(from: $0, movedBy: (0, 0)) } ?? false
  }

  /// The largest legible symbol up to an em in pixels. If none is legible, the next larger one that fits.
  ///
  /// It has the first of the weights if it is at most ``weightLevels`` sizes smaller in it.
  func legible(_ symbols: PixelSymbols, growingTo growth: Double) -> Placed? {
    guard let top = PixelSymbols.level(upTo: em), let wanted = PixelSymbols.level(upTo: growth)
    else { return nil }
    let first = min(top, wanted)
    let levels =
      Array((max(0, first - Self.levels)...first).reversed()) + Array(first..<top).map { $0 + 1 }
    var largest: (placed: Placed, order: Int)?
    for (order, level) in levels.enumerated() {
      if let largest, order > largest.order + Self.weightLevels { break }
      for weight in symbols.shaped.indices where weight == 0 || largest == nil {
        for symbol in symbols.symbols(ofLevel: level, weight: weight)
        where symbol.legibility.isLegible {
          guard let placed = place(symbol) else { continue }
          if weight == 0 { return placed }
          largest = (placed, order)
          break
        }
      }
    }
    return largest?.placed
  }

  /// The symbol with the highest contrast that fits, of the largest sizes.
  func clearest(_ symbols: PixelSymbols) -> Placed? {
    guard let top = PixelSymbols.level(upTo: em) else { return nil }
    let all = (max(0, top - Self.levels)...top).reversed().flatMap { level in
      symbols.shaped.indices.flatMap { symbols.symbols(ofLevel: level, weight: $0) }
    }
    for symbol in all.sorted(by: { $0.legibility.contrast > $1.legibility.contrast }) {
      if let placed = place(symbol) { return placed }
    }
    return nil
  }

  /// The number of sizes below the largest one that are tried.
  private static let levels = 16
  /// The number of sizes by which a symbol may be smaller in the first of its weights.
  private static let weightLevels = 3

  /// The symbol at the place nearest to where it fits best; nil if it does not fit near it.
  private func place(_ symbol: PixelSymbol) -> Placed? {
    var button = button
    button.largestSymbol = symbol.em / (geometry.liveHeight * button.scale)
    // A symbol that is only legible at a larger size than others leaves their common place.
    let fits = [true, false].lazy.compactMap { isInRhythm in
      try? button.fit(
        symbol.shaped, in: geometry, isInRhythm: isInRhythm, isSizedInPixels: true)
    }
    guard
      let fit = fits.first(where: { $0.fontSize * button.scale >= symbol.em * (1 - 1e-6) }),
      let bounds = symbol.shaped.outline.bounds
    else { return nil }
    let wanted = fit.placement * (symbol.shaped.center ?? bounds.center) - Point.zero
    let shift = wanted * button.scale - (symbol.middle - Point.zero)
    for (x, y) in Self.shifts(near: shift)
    where occupied?.isApart(from: symbol.coverage, movedBy: (x, y)) != false {
      return Placed(
        symbol: symbol,
        middle: Point(x: symbol.middle.x + Double(x), y: symbol.middle.y + Double(y)))
    }
    return nil
  }

  /// The whole numbers of pixels within 1½ pixels of a shift, the nearest first.
  private static func shifts(near shift: Vector) -> [(x: Int, y: Int)] {
    guard abs(shift.dx) < 1e6, abs(shift.dy) < 1e6 else { return [] }
    let (left, top) = (Int(shift.dx.rounded(.down)), Int(shift.dy.rounded(.down)))
    func distance(_ place: (x: Int, y: Int)) -> Double {
      (Vector(dx: Double(place.x), dy: Double(place.y)) - shift).length
    }
    return (top - 1...top + 2).flatMap { y in (left - 1...left + 2).map { (x: $0, y: y) } }
      .filter { distance($0) <= 1.5 }.sorted { distance($0) < distance($1) }
  }
}

extension CurrencyButton {
  /// Pixels per point.
  var scale: Double { style.displayScale ?? 1 }

  /// The symbol in the given weights, with its ink in the middle. A balanced one comes before them.
  ///
  /// - Parameter known: the symbols in these weights that are known already.
  func pixelSymbols(
    _ typesetter: Typesetter, _ weights: [FontWeight],
    _ known: inout [PixelWeight.Key: PixelWeight]
  ) throws(DrawingError) -> PixelSymbols {
    var symbols: [PixelWeight] = []
    if style.balancesWeight {
      let (symbol, weight, _) = try balanced(typesetter)
      symbols.append(PixelWeight(weight, symbol))
    }
    // Strokes that are too thick for few pixels can be legible in another weight.
    for weight in weights {
      let key = PixelWeight.Key(symbol: symbol, weight: weight)
      if known[key] == nil {
        var shaped = try shaped(weight, typesetter)
        shaped.center = nil
        known[key] = PixelWeight(weight, shaped)
      }
      if let symbol = known[key] { symbols.append(symbol) }
    }
    return PixelSymbols(shaped: symbols)
  }

  func space(
    _ symbols: PixelSymbols, _ typesetter: Typesetter
  ) throws(DrawingError) -> ButtonSpace {
    try ButtonSpace(self, symbols, geometry(around: symbols, typesetter))
  }

  /// The size of the em that a symbol has beside others, in pixels.
  func commonEm(
    of symbols: PixelSymbols, in geometry: ButtonGeometry
  ) throws(DrawingError) -> Double {
    try fit(symbols.shaped[0].symbol, in: geometry, isSizedInPixels: true).fontSize * scale
  }

  func geometry(
    around symbols: PixelSymbols, _ typesetter: Typesetter
  ) throws(DrawingError) -> ButtonGeometry {
    style.balancesRing
      ? try balanced(typesetter, weight: symbols.shaped[0].weight).2 : try drawnGeometry()
  }

  /// The button at another height in pixels, with the changes for few pixels in its style.
  func withPixelHeight(_ height: Double) -> CurrencyButton {
    var button = self
    (button.style.size, button.style.scaledRelativeTo) = (height / scale, nil)
    button.style = button.drawnStyle
    button.style.adaptsToFewPixels = false
    return button
  }

  func drawing(
    _ placed: ButtonSpace.Placed, in geometry: ButtonGeometry
  ) throws(DrawingError) -> ButtonDrawing {
    let symbol = placed.symbol
    guard let bounds = symbol.shaped.outline.bounds else { throw .emptySymbol }
    let placement =
      Affine.scale(1 / scale) * .translation(placed.middle - .zero)
      * .scale(symbol.em) * .translation(.zero - (symbol.shaped.center ?? bounds.center))
    let outline = symbol.outline.transformed(
      by: Affine.scale(1 / scale) * .translation(placed.middle - symbol.middle))
    guard
      let fit = SymbolFit(
        symbol.shaped.outline, fontSize: symbol.em / scale, placement: placement, in: geometry)
    else { throw .emptySymbol }
    var drawing = try drawing(symbol.shaped, symbol.weight, fit, outline, in: geometry)
    drawing.isLegible = symbol.legibility.isLegible
    return drawing
  }
}
