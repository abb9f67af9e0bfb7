extension ComparisonRule.Strategy {
  /// The perceived colour distance; 1 is the distance of black and white. A pixel differs if its distance
  /// is above `threshold`.
  ///
  /// Pixels that differ only in their anti-aliasing are not counted, unless `countingAntialiased` is true.
  /// ``ColorMetric/oklab`` also finds visible changes that no displacement of an edge by 3/8 of a pixel
  /// explains (at the default threshold), even if the distance of each pixel is below the threshold.
  /// The article <doc:Tolerances> has the theory and figures.
  public static func perceptual(
    metric: ColorMetric = .standard, threshold: Double = ComparisonRule.standardThreshold,
    countingAntialiased: Bool = false
  ) -> Self {
    Self(
      name: "perceptual", documentation: "what an eye sees counts",
      parameters: [.metric, .threshold, .countAntialiased],
      values: StrategyValues(
        metric: metric, threshold: threshold, countsAntialiased: countingAntialiased)
    ) { $0.markPerceptual($1, $2, $3) }
  }
}

extension DifferenceMap {
  /// Marks the pixels that have a colour distance above the threshold. ``ColorMetric/oklab`` measures it over
  /// black and white, and also marks the visible changes that ``ChangeDetector`` finds.
  ///
  /// ``ColorMetric/yiq`` measures over white only and counts exactly the pixels that pixelmatch counts.
  fileprivate mutating func markPerceptual(
    _ a: PixelView, _ b: PixelView, _ values: ComparisonRule.Strategy.StrategyValues
  ) {
    var measures = PerceptualMeasures(a, b, values)
    a.forEachDifference(from: b) { x, y, p, q in
      let index = y &* size.width &+ x
      // Clear pixels look the same, whatever their colours.
      guard p.alpha | q.alpha != 0, marks[index] != .ignored else { return x &+ 1 }
      let (difference, mark) = measures.difference(x, y, p, q)
      // In areas of one colour, the pixels to the right have the same result.
      let even = a.uniformColumns(with: b, rightOf: x, y)
      if difference > 0 {
        note(index, difference, mark)
        for column in even where marks[y &* size.width &+ column] != .ignored {
          note(y &* size.width &+ column, difference, mark)
        }
      }
      return even.upperBound
    }
    promotePending(measures)
  }

  /// Marks the pending pixels as differing in each window with a sum that changed by too much.
  private mutating func promotePending(_ measures: consuming PerceptualMeasures) {
    let detector = measures.detector
    let grid = measures.grid
    var sums = measures.sums
    var pending = measures.pending
    var pairs = measures.pairs
    grid.forEachWindow { window in
      guard pending.areAny(in: window) else { return }
      let signs = sums.signs(in: window)
      let overWhite = Composites(lowHalf: .zero, highHalf: signs.overWhite)
      let overBlack = Composites(lowHalf: signs.overBlack, highHalf: .zero)
      // The order is fixed because the rounding of the mean difference depends on it.
      for signs in [overWhite, overBlack] where signs.isAnyNonzero {
        pending.remove(in: window, ChannelSigns(signs)) { x, y in
          let index = y &* size.width &+ x
          let pair = pairs.index(of: detector.a[index], detector.b[index])
          promote(index, pairs[pair].distances.largest)
        }
      }
    }
  }
}
