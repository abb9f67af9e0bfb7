internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A symbol in one weight, at one size and at one place relative to the pixels.
struct PixelSymbol {
  let weight: FontWeight
  let shaped: ShapedSymbol
  /// The size of the em, in pixels.
  let em: Double
  /// The point in the middle of the symbol, in pixels: 0 or ½ across and down.
  let middle: Point
  /// The outline around ``middle``, in pixels, with its stems on whole pixels.
  let outline: VectorPath
  let coverage: OutlineCoverage
  let legibility: Legibility

  /// The height of the outline, in pixels.
  var height: Double { outline.bounds?.height ?? 0 }
}

/// The sizes and places of a symbol that small drawings choose from.
///
/// They are the same for each height of a button. So a symbol that is legible in a button is legible in each
/// larger one that has the space.
struct PixelSymbols {
  /// The symbol in each weight to try.
  let shaped: [PixelWeight]

  /// The sizes of the em, in pixels, each 4 % larger than the one before.
  fileprivate static let sizes = (0..<120).reduce(into: [2.0]) { sizes, _ in
    sizes.append(sizes[sizes.count - 1] * 1.04)
  }

  /// The index of the greatest size up to an em in pixels; nil if it is smaller than all.
  static func level(upTo em: Double) -> Int? {
    sizes.lastIndex { $0 <= em * (1 + 1e-9) }
  }

  /// The symbols of a size and weight that can be measured, those of the highest contrast first.
  ///
  /// - Parameter weight: an index of ``shaped``.
  func symbols(ofLevel level: Int, weight: Int) -> [PixelSymbol] {
    shaped[weight].symbols(ofLevel: level)
  }
}

/// A symbol in a weight, with the sizes and places that have been tried.
final class PixelWeight {
  /// What the outlines of a button's symbol depend on.
  struct Key: Hashable {
    let symbol: BadgeSymbol
    let weight: FontWeight
  }

  let weight: FontWeight
  let symbol: ShapedSymbol
  private var known: [Int: [PixelSymbol]] = [:]

  init(_ weight: FontWeight, _ symbol: ShapedSymbol) {
    (self.weight, self.symbol) = (weight, symbol)
  }

  fileprivate func symbols(ofLevel level: Int) -> [PixelSymbol] {
    if let symbols = known[level] { return symbols }
    var symbols = [(0.0, 0.0), (0.5, 0), (0, 0.5), (0.5, 0.5)].compactMap { x, y in
      PixelSymbol(weight, symbol, PixelSymbols.sizes[level], Point(x: x, y: y))
    }
    symbols.sort { $0.legibility.contrast > $1.legibility.contrast }
    known[level] = symbols
    return symbols
  }
}

extension PixelSymbol {
  fileprivate init?(_ weight: FontWeight, _ shaped: ShapedSymbol, _ em: Double, _ middle: Point) {
    guard let bounds = shaped.outline.bounds else { return nil }
    let center = shaped.center ?? bounds.center
    var outline = shaped.outline.transformed(
      by: .translation(middle - .zero) * .scale(em) * .translation(.zero - center))
    if em >= ButtonGeometry.smallestFittedEm(isLatin: shaped.isLatin) {
      outline = outline.stemsFitted(toPixelsAt: 1)
    }
    guard let coverage = OutlineCoverage(outline),
      let legibility = Legibility(of: outline, coverage)
    else { return nil }
    (self.weight, self.shaped, self.em, self.middle) = (weight, shaped, em, middle)
    (self.outline, self.coverage, self.legibility) = (outline, coverage, legibility)
  }
}
