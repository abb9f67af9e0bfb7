internal import BadgeGeometry
internal import VectorGraphics

/// Makes symbols heavier than the heaviest weight of their font.
extension ShapedSymbol {
  /// The thickness up to which strokes are made heavier, as a fraction of the cap height. The black weight of
  /// Inter has strokes of 0.27.
  private static let thickestStem = 0.3
  /// The narrowest gap that is left between strokes, as a fraction of the cap height. An outline that has a
  /// narrower one stays unchanged.
  private static let narrowestGap = 0.03

  /// The symbol with stems of the given thickness, or less if its gaps would fill up.
  ///
  /// The outline is united with its own stroke, so that each edge moves outwards by half of what the stems gain.
  ///
  /// - Parameter thickness: the wanted thickness of the stems, in em.
  func emboldened(toStem thickness: Double) -> ShapedSymbol {
    let wanted = min(thickness, Self.thickestStem * capHeight)
    // An outline with stems that are nearly as thick gains nothing.
    guard let stem = outline.stemThickness, stem < 0.97 * wanted,
      let plain = try? outline.united(limit: VectorPath.unionLimit)
    else { return self }
    let shape = StrokeShape(plain)
    // If no gap closes with a stroke that is wider by the narrowest gap, none becomes narrower than it.
    func leavesGaps(_ gain: Double) -> Bool {
      let more = gain + Self.narrowestGap * capHeight
      return plain.thickened(by: more).map { StrokeShape($0).isThicker(than: shape, by: more) }
        ?? false
    }
    var (least, gain) = (0.0, wanted - stem)
    if !leavesGaps(gain) {
      for _ in 0..<Self.halvings {
        let middle = (least + gain) / 2
        if leavesGaps(middle) { least = middle } else { gain = middle }
      }
      gain = least
    }
    guard gain > 0, let outline = plain.thickened(by: gain) else { return self }
    var symbol = self
    symbol.outline = outline
    return symbol
  }

  /// The number of bisections between the font's weight and the wanted one.
  private static let halvings = 4
}

/// What changes if a gap between strokes closes.
private struct StrokeShape {
  let outerContours: Int
  let holes: Int
  /// The thickness of upright and of horizontal strokes.
  let stems: [Double?]

  /// - Parameter outline: an outline whose outer contours are wound clockwise, as a union is.
  init(_ outline: VectorPath) {
    holes = outline.contours.count { VectorPath(contours: [$0]).area < 0 }
    outerContours = outline.contours.count - holes
    let turned = outline.transformed(by: Affine(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    stems = [outline.stemThickness, turned.stemThickness]
  }

  /// Whether strokes have gained a thickness and nothing else has changed.
  ///
  /// A gap that closes joins two contours, makes or fills a hole, or makes one stroke of two.
  func isThicker(than other: StrokeShape, by gain: Double) -> Bool {
    outerContours == other.outerContours && holes == other.holes
      && zip(stems, other.stems).allSatisfy { stem, before in
        guard let stem, let before else { return stem == nil }
        return stem <= Self.tolerance * (before + gain)
      }
  }

  /// The measure of stems takes one of many places, which differ a little in thickness.
  private static let tolerance = 1.15
}

extension VectorPath {
  /// The outline united with its own stroke of the given width; nil if it is too complex.
  fileprivate func thickened(by width: Double) -> VectorPath? {
    let style = StrokeStyle(width: width, join: .miter, miterLimit: 2)
    guard let stroke = try? stroked(style, elementLimit: 20_000) else { return nil }
    return try? (self + stroke).united(limit: Self.unionLimit)
  }
}
