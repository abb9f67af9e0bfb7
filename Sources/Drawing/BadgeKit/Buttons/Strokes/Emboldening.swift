internal import BadgeGeometry
internal import VectorGraphics

/// Makes symbols heavier than the heaviest weight of their font.
extension ShapedSymbol {
  /// The greatest thickness of strokes that become heavier, and the greatest extent of a dot, as fractions of the cap
  /// height. The black weight of Inter has strokes and full stops of 0.27. Below 0.28, full stops beside
  /// Arabic letters fail to be thicker than their strokes.
  static let thickestStroke = 0.3
  /// The narrowest gap that is left between strokes, as a fraction of the cap height. An outline that has a
  /// narrower one stays unchanged. Below 0.01, a counter in the symbol of the Maldives fails to stay open. Above 0.019,
  /// the symbol of Iran fails to have strokes within a tenth of those of other Arabic words, without a ring.
  private static let narrowestGap = 0.0175

  /// The symbol with stems of the given thickness, or less if its gaps would fill up.
  ///
  /// The outline is united with its own stroke, so that each edge moves outwards by half of what the stems gain.
  /// Dots become heavier as far as the space between them allows, such as that of two above a letter, and strokes
  /// beyond that.
  ///
  /// - Parameter thickness: the wanted thickness of the stems, in em.
  func emboldened(toStem thickness: Double) -> ShapedSymbol {
    let wanted = min(thickness, Self.thickestStroke * capHeight)
    // An outline with stems that are nearly as thick gains nothing.
    guard let stem = outline.stemThickness, stem < 0.97 * wanted,
      let plain = try? outline.united(limit: VectorPath.unionLimit)
    else { return self }
    let (dots, strokes) = plain.dots(upTo: Self.thickestStroke * capHeight)
    let shape = StrokeShape(plain)
    func thickened(_ gain: Double, dots dotGain: Double) -> VectorPath? {
      guard let strokes = strokes.thickened(by: gain), !dots.isEmpty else {
        return plain.thickened(by: gain)
      }
      return dots.thickened(by: dotGain).flatMap {
        try? (strokes + $0).united(limit: VectorPath.unionLimit)
      }
    }
    // If no gap closes with strokes that are wider by the narrowest gap, none becomes narrower than it.
    let least = Self.narrowestGap * capHeight
    func leavesGaps(_ gain: Double, dots dotGain: Double) -> Bool {
      thickened(gain + least, dots: dotGain + least).map {
        StrokeShape($0).isThicker(than: shape, by: gain + least)
      } ?? false
    }
    let most = wanted - stem
    let dotGain = Bisection.largest(upTo: most, steps: 4) { leavesGaps($0, dots: $0) }
    var gain = dotGain
    if !dots.isEmpty, dotGain < most {
      gain = max(
        dotGain, Bisection.largest(upTo: most, steps: 4) { leavesGaps($0, dots: dotGain) })
    }
    guard gain > 0, let outline = thickened(gain, dots: dotGain) else { return self }
    var symbol = self
    symbol.outline = outline
    symbol.tieFullStops()
    return symbol
  }
}

/// What changes if a gap between strokes closes.
private struct StrokeShape {
  let outerContours: Int
  let holes: Int
  /// The thickness of upright and of horizontal strokes.
  let stems: [Double?]

  /// - Parameter outline: an outline whose outer contours are wound clockwise, as a union is.
  init(_ outline: VectorPath) {
    let parts = outline.parts
    holes = parts.count { $0.area < 0 }
    outerContours = parts.count - holes
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
        return stem <= (1 + VectorPath.stemTolerance) * (before + gain)
      }
  }
}

extension VectorPath {
  /// The contours of a union that are no larger than an extent, and the other ones.
  fileprivate func dots(upTo extent: Double) -> (dots: VectorPath, others: VectorPath) {
    func isDot(_ contour: VectorPath) -> Bool {
      contour.area > 0 && contour.bounds.map { max($0.width, $0.height) <= extent } ?? false
    }
    return (
      parts.filter(isDot).reduce(VectorPath(), +),
      parts.filter { !isDot($0) }.reduce(VectorPath(), +)
    )
  }

  /// The outline united with its own stroke of the given width; nil if it is too complex.
  fileprivate func thickened(by width: Double) -> VectorPath? {
    let style = StrokeStyle(width: width, join: .miter, miterLimit: 2)
    guard let stroke = try? stroked(style, elementLimit: 20_000) else { return nil }
    return try? (self + stroke).united(limit: Self.unionLimit)
  }
}
