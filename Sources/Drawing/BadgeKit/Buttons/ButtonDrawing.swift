package import BadgeGeometry
package import TextOutlines
package import VectorGraphics

/// The geometry of a button's picture, with the symbol shaped and fitted into the ring.
package struct ButtonDrawing: Sendable {
  package let geometry: ButtonGeometry
  /// The symbol without its invisible characters; empty for artwork.
  package let symbolText: String
  package let symbolCharacters: Int
  package let fit: SymbolFit
  /// The height of a capital letter of the first font at the symbol's size, in points.
  package let capHeight: Double
  /// The symbol's font weight; nil for artwork.
  package let symbolWeight: FontWeight?
  /// Pixels per point; nil if the button is not fitted to pixels.
  package let pixelScale: Double?
  /// The symbol's outline at its place in the button.
  package let symbolOutline: VectorPath
  /// The symbol's outline before its strokes were fitted to pixels.
  package let unfittedOutline: VectorPath
  /// The outline of the badge's mark at its place in the button; empty without one.
  package let markOutline: VectorPath
  /// All parts of the button that have its tint, in one path.
  package let outline: VectorPath
  /// The distance of the symbol's baseline from the top, in points; nil for artwork.
  package var symbolBaseline: Double? {
    symbolWeight.map { _ in (fit.placement * Point.zero).y }
  }
  /// Whether the symbol of a drawing for few pixels is legible; true for any other drawing.
  package var isLegible = true
  /// Whether the symbol of a drawing for few pixels has too many pieces to be fitted to them.
  package var isTooComplex = false
}

extension CurrencyButton {
  /// The drawing in a context.
  package func drawing(
    _ typesetter: Typesetter, in context: ButtonContext = ButtonContext()
  ) throws(DrawingError) -> ButtonDrawing {
    try resolved(in: context).drawing(typesetter)
  }

  /// The button as filled paths, in a context; see ``ResolvedButton/templateScene(_:)``.
  package func templateScene(
    _ typesetter: Typesetter, in context: ButtonContext = ButtonContext()
  ) throws(DrawingError) -> VectorScene {
    try resolved(in: context).templateScene(typesetter)
  }
}

extension ResolvedButton {
  /// Shapes the symbol in the style's weight or in a balanced one, and fits it. A button of few pixels shows
  /// a form of the symbol that is legible; see ``SymbolSearch``.
  package func drawing(
    _ typesetter: Typesetter, _ cache: SmallDrawingCache = SmallDrawingCache()
  ) throws(DrawingError) -> ButtonDrawing {
    formHeight == nil ? try formDrawing(typesetter) : try legibleDrawing(typesetter, cache)
  }

  /// The drawing with the button's own symbol, never with a shorter form.
  func formDrawing(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    let (symbol, weight, common) = try balanced(typesetter)
    let geometry = common.with(style.ring.symbolArea(of: symbol))
    let fit = try fit(symbol, in: geometry)
    let symbolOutline = geometry.fittedToPixels(
      symbol.outline.transformed(by: fit.placement), pixelGrid)
    return try drawing(symbol, weight, fit, symbolOutline, in: geometry)
  }

  /// The drawing with a symbol whose outline is at its place.
  func drawing(
    _ symbol: ShapedSymbol, _ weight: FontWeight, _ fit: SymbolFit, _ symbolOutline: VectorPath,
    in geometry: ButtonGeometry
  ) throws(DrawingError) -> ButtonDrawing {
    var outline = VectorPath()
    switch style.ring {
    case .outline: outline = geometry.ring + symbolOutline
    // Unite overlapping contours before they are cut out. Where two overlap, the winding number would
    // be 1 − 2 = −1, which is filled.
    case .filled: outline = geometry.disc + (try symbolOutline.unitedForDisc()).reversed
    case .none, .toolbar: outline = symbolOutline
    }
    var markOutline = VectorPath()
    if let mark = style.mark, let center = geometry.badgeCenter {
      markOutline = mark.path(
        diameter: geometry.badgeDiameter, center: center, weight: style.markWeight.value,
        length: style.proportions.markLength, thickness: style.proportions.markThickness,
        pixels: pixelGrid.map { ($0.scale * geometry.badgeDiameter).rounded() })
      outline.append(geometry.badge(cutting: markOutline))
    }
    return ButtonDrawing(
      geometry: geometry, symbolText: symbol.text, symbolCharacters: symbol.characterCount,
      fit: fit, capHeight: symbol.capHeight * fit.fontSize,
      symbolWeight: button.symbol.isArtwork ? nil : weight,
      pixelScale: pixelGrid?.scale, symbolOutline: symbolOutline,
      unfittedOutline: symbol.outline.transformed(by: fit.placement), markOutline: markOutline,
      outline: outline)
  }

  /// The button as filled paths, with its label and its background if it has them.
  ///
  /// The button itself has the paint `tint`. A palette such as `style.palette()` turns it into a colour.
  ///
  /// - Parameter typesetter: caches fonts and shaped text, so use the same one for several buttons.
  package func templateScene(_ typesetter: Typesetter) throws(DrawingError) -> VectorScene {
    try templateScene(of: drawing(typesetter), typesetter)
  }

  /// The button as filled paths, from its drawing.
  package func templateScene(
    of drawing: ButtonDrawing, _ typesetter: Typesetter
  ) throws(DrawingError) -> VectorScene {
    let height = drawing.geometry.height
    var scene = VectorScene(
      size: Size(width: height, height: height),
      fills: [
        VectorScene.Fill(drawing.outline, .tint, flattensCurvesFinely: isFitted)
      ])
    if let label = style.label { scene = try adding(label, to: scene, typesetter) }
    if let background = style.background { scene = scene.background(.color(background)) }
    return scene
  }
}

extension VectorPath {
  /// The union of the contours of a symbol that is cut out of a disc.
  ///
  /// - Throws: ``DrawingError/symbolTooComplex(_:)`` for more pieces than ``VectorPath/unionLimit``.
  func unitedForDisc() throws(DrawingError) -> VectorPath {
    do {
      return try united(limit: VectorPath.unionLimit)
    } catch {
      throw .symbolTooComplex("it can't be cut out of the filled ring, as \(error)")
    }
  }
}
