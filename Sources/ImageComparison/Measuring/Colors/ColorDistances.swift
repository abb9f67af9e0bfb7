/// The distances of two colours by a metric, over the backdrops that it looks at.
struct ColorDistances {
  private let metric: ColorMetric
  private let threshold: Double
  private var cache = ColorCache(OKLab.init)

  init(_ metric: ColorMetric, threshold: Double) {
    self.metric = metric
    self.threshold = threshold
  }

  /// A distance over a backdrop, and whether it is above the threshold.
  struct Distance {
    var backdrop: Double
    var value: Double
    var isAbove: Bool
  }

  /// The distances of a pair of colours.
  struct Distances {
    var overWhite: Distance
    var overBlack: Distance?

    var largest: Double { max(overWhite.value, overBlack?.value ?? 0) }

    var isAnyAbove: Bool { overWhite.isAbove || overBlack?.isAbove ?? false }

    @inline(__always)
    func allSatisfy(_ condition: (Distance) -> Bool) -> Bool {
      condition(overWhite) && overBlack.map(condition) ?? true
    }
  }

  mutating func distances(_ p: PackedPixel, _ q: PackedPixel) -> Distances {
    switch metric {
    case .oklab:
      let (first, second) = (cache[p], cache[q])
      let white = first.overWhite.hyAB(second.overWhite)
      let overWhite = Distance(
        backdrop: Backdrop.white, value: white, isAbove: white > threshold)
      // Opaque colours are the same over both.
      if p.isOpaque && q.isOpaque { return Distances(overWhite: overWhite) }
      let black = first.overBlack.hyAB(second.overBlack)
      return Distances(
        overWhite: overWhite,
        overBlack: Distance(
          backdrop: Backdrop.black, value: black, isAbove: black > threshold))
    case .yiq:
      // Squares are compared, as pixelmatch does, so that the counts are equal to its own.
      let square = YIQ.squaredDistance(
        p.composite(over: Backdrop.white), q.composite(over: Backdrop.white))
      return Distances(
        overWhite: Distance(
          backdrop: Backdrop.white, value: (square / YIQ.largestSquare).squareRoot(),
          isAbove: square > YIQ.largestSquare * threshold * threshold))
    }
  }
}
