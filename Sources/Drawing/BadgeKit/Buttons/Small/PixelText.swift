internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A symbol in one weight and size, fitted to pixels.
struct PixelSymbol {
  let weight: FontWeight
  let shaped: ShapedSymbol
  /// The size of the em, in pixels.
  let em: Double
  /// The transformation from the symbol's em to the pixels, before its strokes are fitted.
  let placement: Affine
  /// The outline in pixels. It moves by whole pixels only.
  let outline: VectorPath
  /// The corners of the flattened outline.
  let points: [Point]
  let coverage: OutlineCoverage
  /// The point in the middle of the symbol, in pixels.
  let middle: Point
  let legibility: Legibility

  /// The least height of letters that can be told apart, in pixels. Below 5, telling E from F fails, as three bars and
  /// two gaps have no space.
  static let leastLetters = 5.0
  /// The least cap height with space for slanted strokes, in pixels. Below 6, ₮ fails, as nothing is left of its bars, and
  /// the diagonals of R and N fail to be seen in many words.
  static let leastDiagonals = 6.0

  /// Whether a reader can tell what it is. A sign needs all of its bars, and a word is known by most of its letters.
  /// Legible drawings come before others, then those that lost no counter.
  var clarity: Clarity {
    guard legibility.isLegible, isTall else {
      return legibility.losesCounters ? .withoutCounters : .unclear
    }
    return shaped.isLatin && shaped.characters > 1 && legibility.isCramped ? .guessable : .legible
  }

  /// Whether a letter touches the next one.
  var joinsLetters: Bool {
    let letters = shaped.outline.transformed(by: placement)
      .letters(isLatin: shaped.isLatin, of: outline.parts).compactMap { OutlineCoverage($0) }
    return zip(letters, letters.dropFirst()).contains { $0.touches($1) }
  }

  private var isTall: Bool {
    let height = em * shaped.capHeight + 1e-6
    guard shaped.characters > 1 else {
      return !legibility.losesBars && height >= Self.leastDiagonals
    }
    return !shaped.isLatin || height >= Self.leastLetters
  }

  /// Drawings of equal clarity come in the order of their contrast.
  fileprivate func isClearer(than other: PixelSymbol?) -> Bool {
    guard let other else { return true }
    return (clarity, legibility.contrast) > (other.clarity, other.legibility.contrast)
  }

  /// Letters whose marks touch them or have one row, that have too few rows for their bars, or that are larger than in the
  /// set and touch each other, can be guessed.
  enum Clarity: Comparable { case withoutCounters, unclear, guessable, legible }
}

/// The drawings of a symbol in whole pixels: one for each cap height, whatever the button around it.
///
/// So a symbol that is legible in a button is legible in each taller one that has the space for it.
final class PixelText {
  /// What the drawings of a symbol depend on.
  struct TextKey: Hashable {
    let symbol: BadgeSymbol
    let weight: FontWeight?
  }

  /// A cap height and the thickness of strokes, in pixels; nil for strokes of the style's weight.
  private struct LetterMeasures: Hashable {
    let capHeight: Int
    let stroke: Int?
    let markRows: Int
  }

  private struct Weighted {
    let weight: FontWeight
    let shaped: ShapedSymbol
    /// The thickness of upright strokes, in em; nil if it has none.
    let stem: Double?
  }

  private let shape: (FontWeight) throws(DrawingError) -> ShapedSymbol
  /// The style's weight; nil for strokes of whole pixels.
  private let weight: FontWeight?
  /// Whether strokes have several thicknesses: artwork and some fonts have one.
  private let hasWeights: Bool
  private var weighted: [FontWeight: Weighted] = [:]
  private var known: [LetterMeasures: PixelSymbol?] = [:]
  /// The symbol in the style's weight or in the standard one.
  let plain: ShapedSymbol
  /// The least heights of carons and the like to try, in pixels, in order of preference; 0 for marks and letters that stay in
  /// their places. The parts of artwork and of signs stay where they were drawn.
  let markRows: [Int]

  /// - Parameters:
  ///   - weight: the weight of the symbol; nil for strokes as thick as they are asked for.
  ///   - shape: the symbol's outline in a weight.
  init(
    weight: FontWeight?, _ shape: @escaping (FontWeight) throws(DrawingError) -> ShapedSymbol
  ) throws(DrawingError) {
    self.weight = weight
    self.shape = shape
    plain = try shape(weight ?? CurrencyButtonStyle.standardWeight)
    hasWeights = try shape(.ultralight).outline != shape(.black).outline
    let hasMarks = !plain.outline.marks.isEmpty && !(plain.isLatin && plain.characters == 1)
    markRows = !hasWeights ? [0] : hasMarks ? [2, 1, 0] : plain.characters > 1 ? [1, 0] : [0]
  }

  /// The drawing with a cap height; nil for a symbol that can't be measured.
  ///
  /// - Parameters:
  ///   - capHeight: the height of a capital letter, in whole pixels.
  ///   - stroke: the thickness of strokes in pixels; nil for that of the style's weight.
  func drawing(capHeight: Int, stroke: Int?, markRows: Int) throws(DrawingError) -> PixelSymbol? {
    let measures = LetterMeasures(capHeight: capHeight, stroke: stroke, markRows: markRows)
    if let symbol = known[measures] { return symbol }
    let em = Double(capHeight) / plain.capHeight
    let candidate = try stroke.map { pixels throws(DrawingError) in
      try weighted(withStem: (Double(pixels) + Self.slant) / em)
    }
    let weight = candidate?.weight ?? weight ?? CurrencyButtonStyle.standardWeight
    let symbol = clearest(weight, candidate?.shaped ?? plain, em, stroke, markRows)
    known[measures] = .some(symbol)
    return symbol
  }

  /// Whether the symbol has too many pieces to be fitted to pixels.
  var isTooComplex: Bool {
    SmallDrawing.pieces(of: plain.outline, capHeight: plain.capHeight) > SmallDrawing.mostPieces
  }

  /// The thicknesses of strokes to try, in pixels, in order of preference; nil for that of the style's weight.
  func strokes(wanted: Int) -> [Int?] {
    guard hasWeights else { return [nil] }
    return weight == nil ? (1...wanted).reversed() : [nil, 1]
  }

  /// How clear a size is with strokes that don't depend on the button. So the sizes that a button can have don't depend on
  /// the thickness of its ring, and symbols grow with it.
  func clarity(capHeight: Int) throws(DrawingError) -> PixelSymbol.Clarity {
    var clearest = PixelSymbol.Clarity.unclear
    for stroke in strokes(wanted: 1) where clearest != .legible {
      let symbol = try drawing(
        capHeight: capHeight, stroke: stroke, markRows: min(1, markRows[0]))
      clearest = max(clearest, symbol?.clarity ?? .unclear)
    }
    return clearest
  }

  /// By how much strokes are thicker, in pixels, before they are rounded. Below 0.1, a diagonal fails to be as dark as a
  /// straight stroke, as it stays between pixels; at 0.5, straight ones are rounded up.
  private static let slant = 0.2

  private func weighted(_ weight: FontWeight) throws(DrawingError) -> Weighted {
    if let known = weighted[weight] { return known }
    let shaped = try shape(weight)
    let result = Weighted(weight: weight, shaped: shaped, stem: shaped.outline.stemThickness)
    weighted[weight] = result
    return result
  }

  /// The symbol in the weight whose upright strokes are nearest to the given thickness, in em.
  private func weighted(withStem thickness: Double) throws(DrawingError) -> Weighted {
    let names = FontWeight.names.map(\.weight)
    var light = 0
    var heavy = names.count - 1
    while heavy - light > 1 {
      let middle = (light + heavy) / 2
      guard let stem = try weighted(names[middle]).stem else {
        return try weighted(CurrencyButtonStyle.standardWeight)
      }
      if stem > thickness { heavy = middle } else { light = middle }
    }
    let thin = try weighted(names[light])
    let thick = try weighted(names[heavy])
    let excess = (thin.stem ?? 0) + (thick.stem ?? 0) - 2 * thickness
    return excess > 0 ? thin : thick
  }

  /// The drawing in a weight that is legible, or else the clearest one: with all strokes on pixels, with horizontal
  /// ones alone, or as it is.
  private func clearest(
    _ weight: FontWeight, _ shaped: ShapedSymbol, _ em: Double, _ stroke: Int?, _ markRows: Int
  ) -> PixelSymbol? {
    // The baseline of letters as tall as Latin ones lies between two rows.
    let rows = shaped.isLatin ? [0] : [0, 0.5]
    let shifts = rows.flatMap { [Vector(dx: 0, dy: $0), Vector(dx: 0.5, dy: $0)] }
    let scale = Affine.scale(em)
    guard
      let strokes = UnfittedStrokes(
        of: shaped.outline.transformed(by: scale), light: plain.outline.transformed(by: scale))
    else { return nil }
    var best: PixelSymbol?
    // Where fitting moves no stroke, outlines are equal.
    var tried: [VectorPath] = []
    // With the ends of its strokes at the nearest pixels, an S can be an 8. Letters of three rows are blots.
    let opens =
      shaped.isLatin && shaped.characters > 1
      && em * shaped.capHeight > PixelSymbol.leastLetters - 1.5
    let ends = opens ? [false, true] : [false]
    for fitting in Fitting.allCases {
      for opensEnds in ends {
        for shift in shifts {
          guard
            let (placement, outline) = Self.placed(
              shaped, em, shift, fitting, opensEnds, stroke, markRows),
            !tried.contains(outline)
          else { continue }
          tried.append(outline)
          if let symbol = PixelSymbol(weight, shaped, em, placement, outline, strokes),
            symbol.isClearer(than: best)
          {
            best = symbol
          }
        }
      }
      if best?.clarity == .legible { return best }
    }
    return best
  }
}

/// Which strokes of a symbol are fitted to pixels.
private enum Fitting: CaseIterable { case all, horizontal, none }

extension PixelText {
  /// A symbol's place and its outline there; nil without an outline.
  private static func placed(
    _ shaped: ShapedSymbol, _ em: Double, _ shift: Vector, _ fitting: Fitting,
    _ opensEnds: Bool, _ stroke: Int?, _ markRows: Int
  ) -> (Affine, VectorPath)? {
    guard let bounds = shaped.outline.bounds else { return nil }
    let center = shaped.center ?? bounds.center
    let origin = Point(x: center.x, y: shaped.isLatin ? 0 : center.y)
    let placement = Affine.translation(shift) * .scale(em) * .translation(.zero - origin)
    let unfitted = shaped.outline.transformed(by: placement)
    guard fitting != .none else { return (placement, unfitted) }
    let fitted = unfitted.stemsFitted(
      toPixelsAt: 1, across: fitting == .all, opensEnds: opensEnds, stroke: stroke)
    guard markRows > 0 else { return (placement, fitted) }
    let outline = fitted.withPartsApart(
      in: unfitted, across: fitting == .all, markRows: markRows, isLatin: shaped.isLatin)
    let growth = (outline.bounds?.width ?? 0) - (fitted.bounds?.width ?? 0)
    return (.translation(Vector(dx: growth / 2, dy: 0)) * placement, outline)
  }
}

extension PixelSymbol {
  fileprivate init?(
    _ weight: FontWeight, _ shaped: ShapedSymbol, _ em: Double, _ placement: Affine,
    _ outline: VectorPath, _ strokes: UnfittedStrokes
  ) {
    guard let bounds = shaped.outline.bounds, let coverage = OutlineCoverage(outline),
      let legibility = Legibility(of: outline, coverage, unfitted: strokes)
    else { return nil }
    self.weight = weight
    self.shaped = shaped
    self.em = em
    self.placement = placement
    self.outline = outline
    self.coverage = coverage
    self.legibility = legibility
    points = outline.flattened(tolerance: 0.05).flatMap { $0 }
    middle = placement * (shaped.center ?? bounds.center)
  }
}
