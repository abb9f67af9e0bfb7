extension DifferenceMap {
  /// Marks the pixels whose colours are further apart than a threshold, over the backdrops of the
  /// metric, and with OKLab what ``VisibleChange`` finds besides.
  ///
  /// The YIQ metric counts what pixelmatch counts and nothing else.
  mutating func markPerceptual(
    _ a: PixelPlane, _ b: PixelPlane, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    let change = VisibleChange(a, b, threshold: threshold)
    var balance = InkBalance(change)
    // Areas of one colour that changed have the same two colours throughout.
    var last: (p: PackedPixel, q: PackedPixel, distances: [ColorMetric.Distance])?
    a.forEachDifference(from: b) { index, p, q in
      guard marks[index] != .ignored else { return }
      var difference = 0.0
      var isDifferent = false
      var isAntialiased = !countsAntialiased
      let distances =
        if let last, last.p == p, last.q == q { last.distances } else {
          metric.distances(p, q, threshold: threshold)
        }
      last = (p, q, distances)
      for distance in distances {
        difference = max(difference, distance.value)
        guard distance.isAbove else { continue }
        isDifferent = true
        isAntialiased =
          isAntialiased
          && (AntialiasDetector(a, b, distance.backdrop).isAntialiased(at: index)
            || AntialiasDetector(b, a, distance.backdrop).isAntialiased(at: index))
      }
      guard difference > 0 else { return }
      let changes = metric == .oklab ? change.changes(at: index) : []
      if isDifferent, !isAntialiased, metric == .oklab, !countsAntialiased {
        isAntialiased = changes.allSatisfy(change.isSlight)
      }
      note(
        index, difference, isDifferent ? isAntialiased ? .antialiased : .differing : .tolerated)
      for found in changes {
        balance.add(found, at: index)
        if marks[index] != .differing, change.isVisible(found, at: index) {
          promote(index, difference)
        }
      }
    }
    promoteInk(balance.windows(), change, metric)
  }

  /// Marks the pixels that took part in a loss or gain of ink.
  private mutating func promoteInk(
    _ windows: [InkBalance.Window], _ change: VisibleChange, _ metric: ColorMetric
  ) {
    for window in windows {
      for y in window.rows {
        for index
          in (y * size.width + window.columns.lowerBound)..<(y * size.width
          + window.columns.upperBound)
        where marks[index] == .tolerated || marks[index] == .antialiased {
          let found = change.changes(at: index).first { $0.backdrop == window.backdrop }
          guard let found, any(found.ink &* window.signs .> 0) else { continue }
          promote(index, metric.distance(change.a[index], change.b[index]))
        }
      }
    }
  }
}

extension ColorMetric {
  /// The distance of two pixels over a backdrop, and whether it is above a threshold.
  fileprivate struct Distance {
    var backdrop: Double
    var value: Double
    var isAbove: Bool
  }

  /// The distances of two pixels over the backdrops that the metric looks at.
  fileprivate func distances(
    _ p: PackedPixel, _ q: PackedPixel, threshold: Double
  ) -> [Distance] {
    let backdrops =
      switch self {
      case .oklab: Backdrop.all(isOpaque: p.isOpaque && q.isOpaque)
      case .yiq: [Backdrop.white]
      }
    return backdrops.map { backdrop in
      switch self {
      case .oklab:
        let value = OKLab(p.composite(over: backdrop)).hyAB(OKLab(q.composite(over: backdrop)))
        return Distance(backdrop: backdrop, value: value, isAbove: value > threshold)
      case .yiq:
        // Squares are compared, as pixelmatch does, so that the counts are equal to its own.
        let square = YIQ.squaredDistance(p.composite(over: backdrop), q.composite(over: backdrop))
        return Distance(
          backdrop: backdrop, value: (square / YIQ.largestSquare).squareRoot(),
          isAbove: square > YIQ.largestSquare * threshold * threshold)
      }
    }
  }

  /// The largest distance of two pixels over any backdrop.
  fileprivate func distance(_ p: PackedPixel, _ q: PackedPixel) -> Double {
    distances(p, q, threshold: 0).map(\.value).max() ?? 0
  }
}
