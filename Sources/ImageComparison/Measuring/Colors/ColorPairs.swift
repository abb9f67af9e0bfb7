/// What the two colours of a pixel decide alone, remembered for pairs of colours.
///
/// Drawings have few pairs, at their edges too. It is a table with one entry for each hash, so that its
/// size is fixed.
struct ColorPairs {
  /// A pair of colours.
  struct Pair {
    fileprivate var colors: SIMD2<UInt32>
    var distances: ColorDistances.Distances
    /// The difference that ``VisibleChange`` looks at.
    var difference: Composites
    /// Whether the colours are further apart than is harmless, as soon as that was asked.
    fileprivate var areApartOverWhite: Bool?
    fileprivate var areApartOverBlack: Bool?
  }

  private let metric: ColorMetric
  private let harmlessDistance: Double
  private var distances: ColorDistances
  private var labs = ColorCache(CIELab.init)
  private var pairs: [Pair]

  /// - Parameters:
  ///   - threshold: the distance that is not above the threshold.
  ///   - harmlessDistance: the largest CIEDE2000 difference that is harmless.
  init(_ metric: ColorMetric, threshold: Double, harmlessDistance: Double) {
    self.metric = metric
    self.harmlessDistance = harmlessDistance
    distances = ColorDistances(metric, threshold: threshold)
    // An entry is right wherever it is: its colours are compared.
    let equal = Pair(
      colors: .zero, distances: ColorDistances.Distances(overWhite: 0, isAboveOverWhite: false),
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
      colors: SIMD2(p.rawValue, q.rawValue), distances: distances.distances(p, q),
      difference: metric == .oklab ? VisibleChange.difference(p, q) : .zero)
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
    // Of the formula's terms those in chroma and hue add up to no less than 0, and the difference in
    // lightness is divided by 1.75 at most: this is enough without them.
    return abs(before.lightness - after.lightness) > max(1.8 * harmlessDistance, 0.01)
      || before.ciede2000(after) > harmlessDistance
  }
}

private let bits = 10
