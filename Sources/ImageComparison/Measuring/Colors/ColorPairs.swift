/// The measures that depend on the two colours of a pixel alone, kept for pairs of colours.
///
/// Drawings have few pairs, at their edges too. The table has one entry for each hash, so that its size is
/// fixed.
struct ColorPairs {
  /// The distances of a pair of colours, and whether they are above the threshold.
  ///
  /// The distance over black is 0 for a metric that ignores it, and for opaque colours, whose distance is
  /// that over white.
  struct Distances {
    var overWhite: Double
    var overBlack = 0.0
    var isAboveOverWhite: Bool
    var isAboveOverBlack = false

    var largest: Double { max(overWhite, overBlack) }

    var isAnyAbove: Bool { isAboveOverWhite || isAboveOverBlack }
  }

  /// A pair of colours.
  struct Pair {
    fileprivate var colors: SIMD2<UInt32>
    var distances: Distances
    /// The difference that ``VisibleChange`` looks at.
    var difference: Composites
    /// Whether the colours are further apart than is harmless; nil before that is measured.
    fileprivate var areApartOverWhite: Bool?
    fileprivate var areApartOverBlack: Bool?
  }

  private let metric: ColorMetric
  private let threshold: Double
  private let harmlessDistance: Double
  private var okLabs = ColorCache(OKLab.init)
  private var labs = ColorCache(CIELab.init)
  private var pairs: [Pair]

  /// - Parameters:
  ///   - threshold: the largest distance that is tolerated.
  ///   - harmlessDistance: the largest CIEDE2000 difference that is harmless.
  init(_ metric: ColorMetric, threshold: Double, harmlessDistance: Double) {
    self.metric = metric
    self.harmlessDistance = harmlessDistance
    self.threshold = threshold
    // An entry is right wherever it is: its colours are compared.
    let equal = Pair(
      colors: .zero, distances: Distances(overWhite: 0, isAboveOverWhite: false),
      difference: .zero)
    pairs = [Pair](repeating: equal, count: 1 << bits)
  }

  /// The index of a pair, until another one is looked up.
  @inline(__always)
  mutating func index(of p: PackedPixel, _ q: PackedPixel) -> Int {
    // A hash has as many bits as the table has indices.
    let hash = (UInt64(p.rawValue) | UInt64(q.rawValue) << 32) &* 0x9E37_79B9_7F4A_7C15
    let index = Int(hash >> UInt64(64 - bits))
    let colors = pairs[index].colors
    if colors.x != p.rawValue || colors.y != q.rawValue { pairs[index] = pair(p, q) }
    return index
  }

  @inline(__always)
  subscript(index: Int) -> Pair { pairs[index] }

  // Not inlined, as it is seldom called.
  @inline(never)
  private mutating func pair(_ p: PackedPixel, _ q: PackedPixel) -> Pair {
    Pair(
      colors: SIMD2(p.rawValue, q.rawValue), distances: distances(p, q),
      difference: metric == .oklab ? VisibleChange.difference(p, q) : .zero)
  }

  private mutating func distances(_ p: PackedPixel, _ q: PackedPixel) -> Distances {
    switch metric {
    case .oklab:
      let (first, second) = (okLabs[p], okLabs[q])
      let overWhite = first.overWhite.hyAB(second.overWhite)
      // Opaque colours are the same over both.
      let overBlack =
        p.isOpaque && q.isOpaque ? 0 : first.overBlack.hyAB(second.overBlack)
      return Distances(
        overWhite: overWhite, overBlack: overBlack, isAboveOverWhite: overWhite > threshold,
        isAboveOverBlack: overBlack > threshold)
    case .yiq:
      // Squares are compared, as pixelmatch does, so that the counts are equal to its own.
      let square = YIQ.squaredDistance(
        p.composite(over: Backdrop.white), q.composite(over: Backdrop.white))
      return Distances(
        overWhite: (square / YIQ.largestSquare).squareRoot(),
        isAboveOverWhite: square > YIQ.largestSquare * threshold * threshold)
    }
  }

  /// Whether the colours of a pair are further apart than is harmless over a backdrop over which a
  /// change is not explained.
  @inline(__always)
  mutating func areApart(_ index: Int, _ unexplained: Composites) -> Bool {
    guard unexplained.isAnyNonzero else { return false }
    return unexplained.overWhite.isAnyNonzero && areApartOverWhite(index)
      || unexplained.overBlack.isAnyNonzero && areApartOverBlack(index)
  }

  private mutating func areApartOverWhite(_ index: Int) -> Bool {
    let areApart = pairs[index].areApartOverWhite ?? areApart(index) { $0.overWhite }
    pairs[index].areApartOverWhite = areApart
    return areApart
  }

  private mutating func areApartOverBlack(_ index: Int) -> Bool {
    let areApart = pairs[index].areApartOverBlack ?? areApart(index) { $0.overBlack }
    pairs[index].areApartOverBlack = areApart
    return areApart
  }

  private mutating func areApart(
    _ index: Int, _ color: (ColorCache<CIELab>.Entry) -> CIELab
  ) -> Bool {
    let colors = pairs[index].colors
    let before = color(labs[PackedPixel(rawValue: colors.x)])
    let after = color(labs[PackedPixel(rawValue: colors.y)])
    // A large difference in lightness is enough: the formula divides it by 1.75 at most, and its terms in
    // chroma and hue add up to no less than 0.
    return abs(before.lightness - after.lightness) > max(1.8 * harmlessDistance, 0.01)
      || before.ciede2000(after) > harmlessDistance
  }
}

private let bits = 10
