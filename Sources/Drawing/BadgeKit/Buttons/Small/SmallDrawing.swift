package import BadgeGeometry
package import TextOutlines
package import VectorGraphics

/// A button that is fitted to few pixels.
///
/// Its ring and badge depend on the proportions and the height alone. Its symbol is drawn in whole pixels, at least as
/// large as letters of so few pixels have to be, if there is space for it; see ``SymbolSearch``.
package enum SmallDrawing {
  /// The greatest height of a small drawing in pixels. Below 51, the first picture of a new user fails to be crisp: it
  /// has 50. Above 64, strokes of three pixels and more differ little from exact ones.
  static let greatest = 64

  /// The greatest number of pieces of a symbol that is fitted to pixels, as ``pieces(of:capHeight:)`` counts them. The time
  /// for fitting is proportional to it: above 4,000, a drawing of crossing lines fails to be there in half a second.
  package static let mostPieces = 4000

  /// The number of pieces of a symbol in a small drawing, whatever its height. Long ones are divided, as more scan lines
  /// cross them.
  package static func pieces(of outline: VectorPath, capHeight: Double) -> Int {
    outline.flattenedCount(tolerance: 4e-4 * capHeight, maxSegment: capHeight / 8)
  }

  /// The heights of small drawings in pixels.
  static let heights = ButtonGeometry.smallestFittedHeight...Double(greatest)
}

/// The symbols of a button in whole pixels, drawn once.
private struct PixelTexts {
  private var known: [PixelText.TextKey: PixelText] = [:]

  mutating func text(
    of button: ResolvedButton, _ typesetter: Typesetter
  ) throws(DrawingError) -> PixelText {
    let weight =
      button.style.balancesWeight
      ? nil : button.style.weight ?? CurrencyButtonStyle.standardWeight
    let key = PixelText.TextKey(symbol: button.button.symbol, weight: weight)
    if let text = known[key] { return text }
    let text = try PixelText(weight: weight) { weight throws(DrawingError) in
      try button.shaped(weight, typesetter)
    }
    known[key] = text
    return text
  }
}

extension ResolvedButton {
  /// The drawing in a form that is legible at the smallest scale. A small drawing is fitted to pixels.
  func legibleDrawing(
    _ typesetter: Typesetter, _ cache: SmallDrawingCache
  ) throws(DrawingError) -> ButtonDrawing {
    var texts = PixelTexts()
    return try legibleDrawing(typesetter, &texts, cache)
  }

  private func legibleDrawing(
    _ typesetter: Typesetter, _ texts: inout PixelTexts, _ cache: SmallDrawingCache
  ) throws(DrawingError) -> ButtonDrawing {
    var shown = self
    shown.button.symbol = try legibleForm(typesetter, &texts, cache)
    guard isSmall else { return try shown.formDrawing(typesetter) }
    let text = try texts.text(of: shown, typesetter)
    if text.isTooComplex {
      var drawing = try shown.formDrawing(typesetter)
      drawing.isTooComplex = true
      return drawing
    }
    var proportions = placedProportions
    if style.balancesRing { proportions = try shown.balanced(typesetter).2.proportions }
    do throws(DrawingError) {
      let search = try SymbolSearch(
        shown, cache.measures(of: shown, proportions), height: pixelHeight)
      if let placed = try search.best(text) { return try shown.drawing(placed, proportions) }
    } catch {
      guard error == .geometry(.noSpaceForSymbol) else { throw error }
    }
    var drawing = try shown.formDrawing(typesetter)
    drawing.isLegible = drawing.legibility?.isLegible == true
    return drawing
  }

  /// What is wrong with the small drawing: a symbol that is too complex, and a symbol or a mark that can't be read, with the
  /// height from which it always can.
  package func legibilityWarnings(_ typesetter: Typesetter) throws(DrawingError) -> [String] {
    guard isSmall else { return [] }
    let cache = SmallDrawingCache()
    // Nearly all of the work is in the texts, which are the same at each height.
    var texts = PixelTexts()
    let drawing = try legibleDrawing(typesetter, &texts, cache)
    var larger = button
    larger.style.textStyle = nil
    func warning(
      of part: String, _ isLegible: (ButtonDrawing) -> Bool
    ) throws(DrawingError) -> String? {
      guard !isLegible(drawing) else { return nil }
      let problem = "the \(part) can't be read at \(pixelHeight) pixels"
      for height in stride(from: pixelHeight + 1, through: SmallDrawing.greatest, by: 1) {
        larger.style.size = Double(height) / scale
        let context = ButtonContext(.pixels, scale: scale, direction: direction)
        let taller = larger.resolved(in: context)
        if isLegible(try taller.legibleDrawing(typesetter, &texts, cache)) {
          return "\(problem): it can from \(height) on"
        }
      }
      return problem
    }
    let symbol = drawing.symbolText.isEmpty ? "drawing" : "symbol '\(drawing.symbolText)'"
    return [
      drawing.isTooComplex
        ? "the \(symbol) is not fitted to pixels, as it has more than \(SmallDrawing.mostPieces) "
          + "pieces: choose a simpler font or drawing"
        : try warning(of: symbol) { $0.isLegible },
      try warning(of: "badge's mark '\(style.mark?.rawValue ?? "")'") { $0.isMarkLegible },
    ].compactMap { $0 }
  }

  /// The forms of the symbol that a small drawing can show, in order of preference. A currency's own sign has no
  /// other form.
  private var smallForms: [BadgeSymbol] {
    if case .text(let text) = button.symbol, text.unicodeScalars.count == 1,
      text.unicodeScalars.allSatisfy(\.isCurrencySign)
    {
      return [button.symbol]
    }
    var forms = [button.symbol]
    for case let form? in [button.narrowSymbol, button.currencyCode.map(BadgeSymbol.text)]
    where !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  /// The first form that is legible in a button with these proportions at the smallest scale. If none is, the one that
  /// becomes legible first in a taller button.
  ///
  /// The form is decided in an outline ring with a plus and a balanced weight, in each corner. So it is the same for each
  /// ring, badge, weight and direction.
  private func legibleForm(
    _ typesetter: Typesetter, _ texts: inout PixelTexts, _ cache: SmallDrawingCache
  ) throws(DrawingError) -> BadgeSymbol {
    let forms = smallForms
    guard forms.count > 1, let formHeight else { return forms[0] }
    var style = CurrencyButtonStyle(size: height, proportions: style.proportions)
    style.preset = self.style.preset
    let plain = CurrencyButton(forms[0], style: style, language: button.language, title: "")
      .resolved(in: ButtonContext(.pixels, scale: Double(formHeight) / height))
    var buttons: [(button: ResolvedButton, text: PixelText)] = []
    for form in forms {
      var shown = plain
      shown.button.symbol = form
      do throws(DrawingError) {
        buttons.append((shown, try texts.text(of: shown, typesetter)))
      } catch {
        // The fonts may lack a character of a short form alone.
        if buttons.isEmpty { throw error }
      }
    }
    guard buttons.allSatisfy({ !$0.text.isTooComplex }) else { return forms[0] }
    // Forms that a reader can guess. One that comes after the first legible form in the list is shown below its height. One
    // that comes before would be shown, replaced, and shown again.
    var guessable: [Int] = []
    for height in formHeight...SmallDrawing.greatest {
      for (index, (button, text)) in buttons.enumerated() {
        var clarity = PixelSymbol.Clarity.legible
        for corner in BadgeCorner.allCases where clarity >= .guessable {
          var shown = button
          shown.button.style.badgeCorner = corner
          let measures = cache.measures(of: shown, shown.placedProportions)
          let best = try? SymbolSearch(shown, measures, height: height).best(text)
          clarity = min(clarity, best?.clarity ?? .unclear)
        }
        if clarity == .legible {
          return buttons[guessable.first { $0 > index } ?? index].button.button.symbol
        }
        if clarity == .guessable { guessable.append(index) }
      }
    }
    return buttons[guessable.first ?? 0].button.button.symbol
  }

  private func drawing(
    _ placed: SymbolSearch.Placed, _ proportions: ButtonProportions
  ) throws(DrawingError) -> ButtonDrawing {
    let symbol = placed.symbol
    let toPoints = Affine.scale(1 / scale) * .translation(placed.shift)
    let geometry = try drawnGeometry(proportions).with(
      style.ring.symbolArea(of: symbol.shaped))
    guard
      let fit = SymbolFit(
        symbol.shaped.outline, fontSize: symbol.em / scale, placement: toPoints * symbol.placement,
        in: geometry)
    else { throw .emptySymbol }
    var drawing = try drawing(
      symbol.shaped, symbol.weight, fit, symbol.outline.transformed(by: toPoints), in: geometry)
    drawing.isLegible = placed.clarity == .legible
    return drawing
  }
}

extension ButtonDrawing {
  /// The symbol's legibility in the pixels that the button is fitted to; nil without such pixels.
  package var legibility: Legibility? {
    pixelScale.flatMap { Legibility(of: symbolOutline, scale: $0, unfitted: unfittedOutline) }
  }

  /// Whether the badge's mark is as dark as a legible symbol, and more than a dot.
  package var isMarkLegible: Bool {
    let outline = markOutline.transformed(by: .scale(pixelScale ?? 0))
    guard let bounds = outline.bounds, let density = OutlineCoverage(outline)?.density else {
      return true
    }
    return density >= Legibility.threshold
      && max(bounds.width, bounds.height) >= PixelGrid.smallestBadge - 1e-6
  }
}
