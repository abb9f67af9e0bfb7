extension DifferenceMap {
  /// Marks the pixels whose colours are further apart than a threshold, over the backdrops of the
  /// metric.
  mutating func markPerceptual(
    _ a: PixelPlane, _ b: PixelPlane, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    for index in a.pixels.indices where a.pixels[index] != b.pixels[index] {
      guard marks[index] != .ignored else { continue }
      let (p, q) = (a.pixels[index], b.pixels[index])
      let backdrops =
        metric == .yiq || p.isOpaque && q.isOpaque
        ? [Backdrop.white] : [Backdrop.white, Backdrop.black]
      var difference = 0.0
      var isDifferent = false
      var isAntialiased = !countsAntialiased
      for backdrop in backdrops {
        let distance = metric.distance(p, q, over: backdrop, threshold: threshold)
        difference = max(difference, distance.value)
        guard distance.isAbove else { continue }
        isDifferent = true
        isAntialiased =
          isAntialiased
          && (AntialiasDetector(a, b, backdrop).isAntialiased(at: index)
            || AntialiasDetector(b, a, backdrop).isAntialiased(at: index))
      }
      guard difference > 0 else { continue }
      note(
        index, difference, isDifferent ? isAntialiased ? .antialiased : .differing : .tolerated)
    }
  }
}

extension ColorMetric {
  /// The distance of two pixels over a backdrop, and whether it is above a threshold.
  fileprivate func distance(
    _ p: PackedPixel, _ q: PackedPixel, over backdrop: Double, threshold: Double
  ) -> (value: Double, isAbove: Bool) {
    switch self {
    case .oklab:
      let value = OKLab(p.composite(over: backdrop)).hyAB(OKLab(q.composite(over: backdrop)))
      return (value, value > threshold)
    case .yiq:
      // Squares are compared, as pixelmatch does, so that the counts are equal to its own.
      let square = YIQ.squaredDistance(p.composite(over: backdrop), q.composite(over: backdrop))
      return (
        (square / YIQ.largestSquare).squareRoot(),
        square > YIQ.largestSquare * threshold * threshold
      )
    }
  }
}
