internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

extension CurrencyButton {
  /// A small drawing without a ring: its symbol has the largest legible size, and an empty pixel between itself
  /// and the badge.
  ///
  /// A symbol that is legible at no size has the one of the highest contrast.
  func smallDrawingWithoutRing(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    var button = self
    button.style = drawnStyle
    button.style.adaptsToFewPixels = false
    // The changes for few pixels limit the size of a symbol in a ring.
    button.style.proportions.symbolSteps = style.proportions.symbolSteps
    button.largestSymbol = nil
    var clearest: ButtonDrawing?
    let candidates = try button.candidates(typesetter, smallWeights)
    let badge = candidates.first.flatMap { candidate in
      candidate.geometry.badgeCenter.flatMap {
        OccupiedPixels(
          VectorPath.circle(center: $0, radius: candidate.geometry.badgeRadius)
            .transformed(by: .scale(scale)))
      }
    }
    for level in 0..<Self.levels {
      for candidate in candidates {
        let drawings = try button.drawings(of: candidate, level: level)
        let best = drawings.filter { drawing in
          guard let badge else { return true }
          let pixels = OutlineCoverage(drawing.symbolOutline.transformed(by: .scale(scale)))
          return pixels.map { badge.isApart(from: $0, movedBy: (0, 0)) } ?? false
        }.max { $0.contrast < $1.contrast }
        guard let best else { continue }
        if best.isLegible { return best }
        if best.contrast > clearest?.contrast ?? -1 { clearest = best }
      }
    }
    if let clearest { return clearest }
    var drawing = try formDrawing(typesetter)
    drawing.isLegible = drawing.legibility?.isLegible == true
    return drawing
  }

  /// The number of sizes to try, each 4 % smaller than the one before.
  private static let levels = 11

  /// The symbol in a weight, with the largest fit.
  private struct Candidate {
    let weight: FontWeight
    let symbol: ShapedSymbol
    let geometry: ButtonGeometry
    let size: Double
  }

  private func candidates(
    _ typesetter: Typesetter, _ weights: [FontWeight]
  ) throws(DrawingError) -> [Candidate] {
    try weights.prefix(style.balancesWeight ? 1 : 3).map { weight throws(DrawingError) in
      let (symbol, weight, geometry) = try balanced(typesetter, weight: weight)
      let size = try fit(symbol, in: geometry).fontSize
      return Candidate(weight: weight, symbol: symbol, geometry: geometry, size: size)
    }
  }

  /// The drawings at a size, moved by quarters of a pixel away from the badge as far as the live area allows.
  private func drawings(
    of candidate: Candidate, level: Int
  ) throws(DrawingError) -> [ButtonDrawing] {
    let (symbol, geometry) = (candidate.symbol, candidate.geometry)
    var button = self
    button.largestSymbol = candidate.size / geometry.liveHeight
    for _ in 0..<level { button.largestSymbol? *= 0.96 }
    let fit = try button.fit(symbol, in: geometry)
    let away = geometry.badgeOffset.map { Vector(dx: $0.dx > 0 ? -1 : 1, dy: $0.dy > 0 ? -1 : 1) }
    var drawings: [ButtonDrawing] = []
    for (right, down) in Self.quarters {
      let shift = Vector(
        dx: (away?.dx ?? 1) * right / scale, dy: (away?.dy ?? 1) * down / scale)
      let outline = symbol.outline.transformed(by: .translation(shift) * fit.placement)
      guard geometry.clearance(of: outline) >= 0 else { continue }
      let fitted = geometry.fittedToPixels(
        outline, fontSize: fit.fontSize, isLatin: symbol.isLatin, pixelGrid)
      guard
        let placed = SymbolFit(
          symbol.outline, fontSize: fit.fontSize, placement: .translation(shift) * fit.placement,
          in: geometry)
      else { continue }
      var drawing = try drawing(symbol, candidate.weight, placed, fitted, in: geometry)
      drawing.isLegible = drawing.legibility?.isLegible == true
      drawings.append(drawing)
    }
    return drawings
  }

  private static let quarters = [0.0, 0.25, 0.5, 0.75].flatMap { down in
    [0.0, 0.25, 0.5, 0.75].map { (right: $0, down: down) }
  }
}

extension ButtonDrawing {
  fileprivate var contrast: Double { legibility?.contrast ?? 0 }
}
