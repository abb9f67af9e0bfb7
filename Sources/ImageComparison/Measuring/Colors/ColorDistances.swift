/// The distances of two colours by a metric, over the backdrops that it looks at.
struct ColorDistances {
  private let metric: ColorMetric
  private let threshold: Double
  private var cache = ColorCache(OKLab.init)

  init(_ metric: ColorMetric, threshold: Double) {
    self.metric = metric
    self.threshold = threshold
  }

  /// The distances of a pair of colours, and whether they are above the threshold.
  ///
  /// Over black the distance is 0 where it is that over white, or is not looked at.
  struct Distances {
    var overWhite: Double
    var overBlack = 0.0
    var isAboveOverWhite: Bool
    var isAboveOverBlack = false

    var largest: Double { max(overWhite, overBlack) }

    var isAnyAbove: Bool { isAboveOverWhite || isAboveOverBlack }
  }

  @inline(__always)
  mutating func distances(_ p: PackedPixel, _ q: PackedPixel) -> Distances {
    switch metric {
    case .oklab:
      let (first, second) = (cache[p], cache[q])
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
}
