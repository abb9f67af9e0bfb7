extension DifferenceMap {
  /// Marks the pixels whose colours are further apart than a threshold, over the backdrops of the
  /// metric. With OKLab it also marks what ``VisibleChange`` finds.
  ///
  /// The YIQ metric counts what pixelmatch counts and nothing else.
  mutating func markPerceptual(
    _ a: PixelView, _ b: PixelView, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    var measures = PerceptualMeasures(
      a, b, metric: metric, threshold: threshold, countsAntialiased: countsAntialiased)
    a.forEachDifference(from: b) { x, y, p, q in
      let index = y &* size.width &+ x
      // Clear pixels look the same, whatever their colours.
      guard p.alpha | q.alpha != 0, marks[index] != .ignored else { return x &+ 1 }
      let (difference, mark) = measures.difference(x, y, p, q)
      // In an even area all pixels are as this one.
      let even = a.evenColumns(with: b, rightOf: x, y)
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

  /// Marks the pending pixels of the windows whose sums changed by too much.
  private mutating func promotePending(_ measures: consuming PerceptualMeasures) {
    let (change, grid) = (measures.change, measures.grid)
    var sums = measures.sums
    var pending = measures.pending
    var pairs = measures.pairs
    grid.forEachWindow { window in
      guard pending.areAny(in: window) else { return }
      let signs = sums.signs(in: window)
      let overWhite = Composites(lowHalf: .zero, highHalf: signs.overWhite)
      let overBlack = Composites(lowHalf: signs.overBlack, highHalf: .zero)
      // In this order, on which the last digit of the mean difference depends.
      for signs in [overWhite, overBlack] where signs.isAnyNonzero {
        pending.remove(in: window, ChannelSigns(signs)) { x, y in
          let index = y &* size.width &+ x
          let pair = pairs.index(of: change.a[index], change.b[index])
          promote(index, pairs[pair].distances.largest)
        }
      }
    }
  }
}
