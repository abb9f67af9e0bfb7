package import BadgeGeometry
package import TextOutlines
package import VectorGraphics

/// A button with its symbol shaped and fitted: all the geometry of its picture.
package struct ButtonDrawing: Sendable {
  package let geometry: ButtonGeometry
  /// The symbol without its invisible characters; empty for artwork.
  package let symbolText: String
  package let symbolCharacters: Int
  package let fit: SymbolFit
  /// The symbol at its position.
  package let ink: VectorPath
  /// Everything the button paints with its tint, in one path.
  package let outline: VectorPath
}

extension CurrencyButton {
  /// Shapes and fits the symbol.
  package func drawing(_ typesetter: Typesetter) throws(DrawingError) -> ButtonDrawing {
    let geometry = try mapError(DrawingError.geometry) {
      () throws(GeometryError) -> ButtonGeometry in
      try self.geometry()
    }
    let symbol = try ShapedSymbol(self, typesetter)
    guard
      let fit = geometry.fit(
        symbol.outline, center: symbol.center, characterCount: symbol.characterCount,
        capHeight: symbol.capHeight, rule: style.fit, largest: largestSymbol,
        margin: style.ring == .filled
          ? geometry.badgeClearance
          : max(0, geometry.ringMoat - geometry.proportions.clearance * geometry.liveHeight))
    else { throw symbol.outline.bounds == nil ? .emptySymbol : .geometry(.noSpaceForSymbol) }
    let ink = geometry.fittedToPixels(
      symbol.outline.transformed(by: fit.placement), fontSize: fit.fontSize,
      isLatin: symbol.isLatin, pixelGrid)
    var outline = VectorPath()
    switch style.ring {
    case .outline: outline = geometry.ring + ink
    // Contours that overlap would leave specks where they are cut out: 1 − 2 = −1 paints.
    case .filled: outline = geometry.disc + (try united(ink)).reversed
    case .none: outline = ink
    }
    if let mark = style.mark, let center = geometry.badgeCenter {
      outline.append(
        geometry.badge(
          cutting: mark.path(
            diameter: geometry.badgeDiameter, center: center, weight: style.weight.value,
            pixels: pixelGrid.map { ($0.scale * geometry.badgeDiameter).rounded() })))
    }
    return ButtonDrawing(
      geometry: geometry, symbolText: symbol.text, symbolCharacters: symbol.characterCount,
      fit: fit, ink: ink, outline: outline)
  }

  /// The ink's contours united, within 2 s and 256 MiB or not at all.
  private func united(_ ink: VectorPath) throws(DrawingError) -> VectorPath {
    do {
      return try ink.united(limit: 750_000)
    } catch {
      throw .symbolTooComplex("it can't be cut out of the filled ring, as \(error)")
    }
  }

  /// The button as filled paths, with its label and background where it has them, for any tint: it
  /// is painted with the role `tint`, which a palette such as `style.palette()` turns into a
  /// colour.
  ///
  /// - Parameter typesetter: caches fonts and shaped text from one button to the next.
  package func templateScene(_ typesetter: Typesetter) throws(DrawingError) -> VectorScene {
    let drawing = try drawing(typesetter)
    let height = drawing.geometry.height
    var scene = VectorScene(
      size: Size(width: height, height: height), fills: [VectorScene.Fill(drawing.outline, .tint)])
    if let label = style.label { scene = try adding(label, to: scene, typesetter) }
    if let background = style.background { scene = scene.background(.color(background)) }
    return scene
  }
}

/// A symbol's outline at 1 em, with the measures that the fit needs.
private struct ShapedSymbol {
  let outline: VectorPath
  /// The point that belongs in the middle; nil for that of the ink.
  let center: Point?
  let text: String
  let characterCount: Int
  let capHeight: Double
  /// Whether it is set in letters or signs of the first font that are as high as Latin ones, or is
  /// artwork.
  let isLatin: Bool

  init(_ button: CurrencyButton, _ typesetter: Typesetter) throws(DrawingError) {
    switch button.symbol.resolved(typesetter) {
    case .text(let text), .sign(_, letters: let text):
      let line = try mapError(DrawingError.text) { () throws(TextError) in
        try typesetter.line(text, weight: button.style.weight, language: button.language)
      }
      isLatin = line.usesFirstFace && text.unicodeScalars.contains(where: \.isLikeLatin)
      outline = line.outline
      center =
        button.style.symbolCentering == .capHeight && isLatin
        ? line.inkBounds.map { Point(x: $0.midX, y: -line.capHeight / 2) } : nil
      self.text = text
      characterCount = text.count
      capHeight = line.capHeight
    case .artwork(let path, let frame):
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0,
        let height = (frame ?? bounds).positiveHeight
      else { throw .emptySymbol }
      // As tall as a capital letter at 1 em, so that the rules for text apply to it.
      let capHeight = 0.7
      let scale = Affine.scale(capHeight / height)
      outline = path.transformed(by: scale)
      center = frame.map { scale * $0.center }
      text = ""
      characterCount = 1
      self.capHeight = capHeight
      isLatin = true
    }
    guard ButtonGeometry.canFit(outline) else {
      throw .symbolTooComplex(
        "its outline is too long or has too many points (more than 600000 pieces): simplify it in "
          + "your design tool")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a Latin, Greek or Cyrillic letter, or a currency's sign: unlike the points of an
  /// Arabic symbol, which may come from the same font.
  fileprivate var isLikeLatin: Bool {
    properties.isAlphabetic && value < 0x530 || properties.generalCategory == .currencySymbol
  }
}

extension Rect {
  /// The height where it is above 0 and finite; nil otherwise.
  var positiveHeight: Double? { height > 0 && height.isFinite ? height : nil }
}
