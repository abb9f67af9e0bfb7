internal import BadgeGeometry
package import TextOutlines
internal import VectorGraphics

extension CurrencyButton {
  /// The drawing in a form that is legible in the default style at the smallest scale. A drawing of few pixels
  /// has the largest legible size.
  func legibleDrawing(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    let forms = smallForms(of: symbol)
    var known: [PixelWeight.Key: PixelWeight] = [:]
    var button = self
    button.symbol = forms.count > 1 ? try legibleForm(forms, typesetter, &known) : forms[0]
    guard isSmall else { return try button.formDrawing(typesetter) }
    return style.ring.isDrawn
      ? try button.sizedDrawing(typesetter, &known)
      : try button.smallDrawingWithoutRing(typesetter)
  }

  /// A warning if the symbol of the small drawing can't be read, with a height at which it can; otherwise nil.
  package func legibilityWarning(_ typesetter: Typesetter) throws(DrawingError) -> String? {
    guard isSmall else { return nil }
    let drawing = try drawing(typesetter)
    guard !drawing.isLegible else { return nil }
    var larger = self
    larger.style.scaledRelativeTo = nil
    let problem = "the symbol '\(drawing.symbolText)' can't be read at \(Int(pixelHeight)) pixels"
    for height in stride(from: pixelHeight + 1, through: SmallDrawing.end, by: 1) {
      larger.style.size = height / scale
      if try larger.drawing(typesetter).isLegible {
        return "\(problem): it can at \(Int(height))"
      }
    }
    return problem
  }

  /// The first form that is legible in a button of the default style, in semibold; the first one if none is.
  ///
  /// The button has the height of this one at its smallest scale.
  private func legibleForm(
    _ forms: [BadgeSymbol], _ typesetter: Typesetter,
    _ known: inout [PixelWeight.Key: PixelWeight]
  ) throws(DrawingError) -> BadgeSymbol {
    var plain = CurrencyButton(symbol, language: language, title: "")
    plain.style.size = drawnHeight
    plain.style.displayScale = style.smallestScale ?? style.displayScale
    plain.style.fitsPixels = true
    plain.style.weight = CurrencyButtonStyle.standardWeight
    guard plain.isSmall else { return forms[0] }
    for (index, form) in forms.enumerated() {
      plain.symbol = form
      do throws(DrawingError) {
        if try plain.sizedDrawing(typesetter, &known).isLegible { return form }
      } catch {
        // The fonts may lack a character of a short form alone.
        if index == 0 { throw error }
      }
    }
    return forms[0]
  }
}

extension CurrencyButton {
  /// The drawing of the button's own symbol at the largest legible size.
  ///
  /// A symbol that is legible at no size gets more space beside a smaller badge, that of a lower button. If that
  /// does not help, it has the size of the highest contrast.
  private func sizedDrawing(
    _ typesetter: Typesetter, _ known: inout [PixelWeight.Key: PixelWeight]
  ) throws(DrawingError) -> ButtonDrawing {
    let isSteady = pixelHeight >= SmallDrawing.steadyHeight
    var button = self
    button.style = drawnStyle
    button.style.adaptsToFewPixels = false
    let symbols: PixelSymbols
    let space: ButtonSpace
    do throws(DrawingError) {
      symbols = try button.pixelSymbols(typesetter, smallWeights, &known)
      space = try button.space(symbols, typesetter)
    } catch {
      guard error == .geometry(.noSpaceForSymbol) else { throw error }
      // Without space for a small drawing, draw the button as it is, or with a smaller badge.
      var ordinary = self
      ordinary.style.adaptsToFewPixels = false
      do throws(DrawingError) { return try ordinary.unmeasured(typesetter) } catch {
        guard error == .geometry(.noSpaceForSymbol), let narrower = withNarrowerBadge else {
          throw error
        }
        return try narrower.sizedDrawing(typesetter, &known)
      }
    }
    // The size that the symbol grows to: in a lower button, no more than fits the next four heights, so that it
    // does not shrink where ring or badge become a pixel thicker.
    var growth = space.commonEm
    if isSteady {
      growth = min(
        growth, try withPixelHeight(SmallDrawing.steadyHeight).largestEm(symbols, typesetter))
      var ordinary = self
      ordinary.style.adaptsToFewPixels = false
      ordinary.style.proportions.badgeDiameter = button.style.proportions.badgeDiameter
      if let weight = style.weight { ordinary.style.weight = max(weight, SmallDrawing.weight) }
      let drawing = try ordinary.formDrawing(typesetter)
      let height = (drawing.symbolOutline.bounds?.height ?? 0) * scale
      if drawing.fit.fontSize * scale >= growth,
        height >= space.legible(symbols, growingTo: growth)?.symbol.height ?? 0
      {
        if drawing.legibility?.isLegible == true, space.isApart(from: drawing.symbolOutline) {
          return drawing
        }
        growth = drawing.fit.fontSize * scale
      }
    } else {
      for step in 1...4 {
        growth = min(
          growth, try withPixelHeight(pixelHeight + Double(step)).largestEm(symbols, typesetter))
      }
    }
    if let placed = space.legible(symbols, growingTo: growth) {
      return try button.drawing(placed, in: space.geometry)
    }
    var height = pixelHeight - 1
    var diameter = space.geometry.badgeDiameter
    while style.mark != nil, height >= SmallDrawing.lowest {
      var narrower = button
      narrower.style.proportions.badgeDiameter *= height / pixelHeight
      height -= 1
      let wider = try narrower.space(symbols, typesetter)
      guard wider.geometry.badgeDiameter < diameter else { continue }
      diameter = wider.geometry.badgeDiameter
      if let placed = wider.legible(symbols, growingTo: growth) {
        return try narrower.drawing(placed, in: wider.geometry)
      }
    }
    if let placed = space.clearest(symbols) {
      return try button.drawing(placed, in: space.geometry)
    }
    return try button.unmeasured(typesetter)
  }

  /// The button with a slightly smaller badge in its small drawing; nil without a badge, or if it is small already.
  private var withNarrowerBadge: CurrencyButton? {
    let diameter = drawnStyle.proportions.badgeDiameter * 15 / 16
    guard style.mark != nil, diameter >= SmallDrawing.narrowestBadge else { return nil }
    var button = self
    button.style.proportions.badgeDiameter = diameter
    return button
  }

  /// The size of the em in the rhythm of the style, in pixels; infinite if there is no space for a symbol.
  private func largestEm(
    _ symbols: PixelSymbols, _ typesetter: Typesetter
  ) throws(DrawingError) -> Double {
    do throws(DrawingError) {
      return try commonEm(of: symbols, in: geometry(around: symbols, typesetter))
    } catch {
      guard error == .geometry(.noSpaceForSymbol) else { throw error }
      return .infinity
    }
  }

  /// The drawing at the size that the style's rule gives.
  private func unmeasured(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    var drawing = try formDrawing(typesetter)
    drawing.isLegible = drawing.legibility?.isLegible == true
    return drawing
  }
}
