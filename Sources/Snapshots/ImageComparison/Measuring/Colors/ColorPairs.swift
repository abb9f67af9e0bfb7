/// A cache of the measures that depend only on the two colours of a pixel: its colour in each picture.
///
/// Two drawings have few such pairs, even at their edges. The table has a fixed size: of two pairs with the
/// same hash, it keeps the last one.
struct ColorPairs {
  /// The distances of a pair of colours, and whether they are above the threshold.
  ///
  /// The distance over black is 0 for ``ColorMetric/yiq``, which ignores it. It is also 0 for two opaque
  /// colours because it would equal the distance over white.
  struct Distances {
    var overWhite: Double
    var overBlack = 0.0
    var isAboveOverWhite: Bool
    var isAboveOverBlack = false

    var largest: Double { max(overWhite, overBlack) }

    var isAnyAbove: Bool { isAboveOverWhite || isAboveOverBlack }
  }

  /// A pair of colours with its measures.
  struct Pair {
    fileprivate var colors: SIMD2<UInt32>
    var distances: Distances
    /// The difference of the channels, for ``ChangeDetector``.
    var difference: Composites
    /// Whether the CIEDE2000 difference is above the harmless one; nil if it is not measured yet.
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
    // The same entry can fill the whole table because each look-up compares the entry's colours.
    let equal = Pair(
      colors: .zero, distances: Distances(overWhite: 0, isAboveOverWhite: false),
      difference: .zero)
    pairs = [Pair](repeating: equal, count: 1 << bits)
  }

  /// The index of a pair. It is valid until the next call, which can replace the pair.
  @inline(__always)
  mutating func index(of p: PackedPixel, _ q: PackedPixel) -> Int {
    // The top bits of the product are the hash: as many bits as an index of the table has.
    let hash = (UInt64(p.rawValue) | UInt64(q.rawValue) << 32) &* 0x9E37_79B9_7F4A_7C15
    let index = Int(hash >> UInt64(64 - bits))
    let colors = pairs[index].colors
    if colors.x != p.rawValue || colors.y != q.rawValue { pairs[index] = pair(p, q) }
    return index
  }

  @inline(__always)
  subscript(index: Int) -> Pair { pairs[index] }

  // Not inlined because it is seldom called.
  @inline(never)
  private mutating func pair(_ p: PackedPixel, _ q: PackedPixel) -> Pair {
    Pair(
      colors: SIMD2(p.rawValue, q.rawValue), distances: distances(p, q),
      difference: metric == .oklab ? ChangeDetector.difference(p, q) : .zero)
  }

  private mutating func distances(_ p: PackedPixel, _ q: PackedPixel) -> Distances {
    switch metric {
    case .oklab:
      let first = okLabs[p]
      let second = okLabs[q]
      let overWhite = first.overWhite.hyAB(second.overWhite)
      // Opaque colours have the same distance over black and over white.
      let overBlack =
        p.isOpaque && q.isOpaque ? 0 : first.overBlack.hyAB(second.overBlack)
      return Distances(
        overWhite: overWhite, overBlack: overBlack, isAboveOverWhite: overWhite > threshold,
        isAboveOverBlack: overBlack > threshold)
    case .yiq:
      // Compares squares, as pixelmatch does, so that rounding can't make the counts differ from its own.
      let square = YIQ.squaredDistance(
        p.composite(over: Backdrop.white), q.composite(over: Backdrop.white))
      return Distances(
        overWhite: (square / YIQ.largestSquare).squareRoot(),
        isAboveOverWhite: square > YIQ.largestSquare * threshold * threshold)
    }
  }

  /// Whether the CIEDE2000 difference of a pair is above the harmless one, over black or over white.
  ///
  /// - Parameters:
  ///   - index: the index of the pair.
  ///   - unexplained: the result of ``ChangeDetector/unexplained(_:_:_:)``. A backdrop is checked only if one
  ///     of its channels is not 0.
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
    _ index: Int, _ color: (ColorCache<CIELab>.CachedColor) -> CIELab
  ) -> Bool {
    let colors = pairs[index].colors
    let before = color(labs[PackedPixel(rawValue: colors.x)])
    let after = color(labs[PackedPixel(rawValue: colors.y)])
    // A large difference in lightness alone decides: CIEDE2000 divides it by at most 1.75, and the sum of
    // the formula's terms in chroma and hue is never negative.
    return abs(before.lightness - after.lightness) > max(1.8 * harmlessDistance, 0.01)
      || before.ciede2000(after) > harmlessDistance
  }
}

private let bits = 10
