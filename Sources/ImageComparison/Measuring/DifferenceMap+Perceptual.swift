extension DifferenceMap {
  /// Marks the pixels whose colours are further apart than a threshold, over the backdrops of the
  /// metric, and with OKLab what ``VisibleChange`` finds besides.
  ///
  /// The YIQ metric counts what pixelmatch counts and nothing else.
  mutating func markPerceptual(
    _ a: PixelView, _ b: PixelView, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    var measures = PerceptualMeasures(
      a, b, metric: metric, threshold: threshold, countsAntialiased: countsAntialiased)
    // In an even area of one change all pixels are as the one before.
    var even = EvenArea(a, b)
    a.forEachDifference(from: b) { x, y, p, q in
      let index = y &* size.width &+ x
      // Clear pixels look the same, whatever their colours.
      guard p.alpha | q.alpha != 0, marks[index] != .ignored else { return }
      let found: PixelDifference
      if let known = even.difference(x, y, p, q) {
        found = known
      } else {
        found = measures.difference(x, y, p, q)
        even.remember(found, x, y, p, q)
      }
      guard found.value > 0 else { return }
      note(index, found.value, found.mark)
    }
    promoteInk(&measures)
  }

  /// Marks the pixels that took part in a loss or gain of ink.
  private mutating func promoteInk(_ measures: inout PerceptualMeasures) {
    let (change, balance) = (measures.change, measures.balance)
    for window in balance.windows() {
      balance.forEachChange(in: window) { x, y in
        let index = y &* size.width &+ x
        guard marks[index] == .tolerated || marks[index] == .antialiased else { return }
        let changes = change.changes(x, y)
        let found = window.backdrop == Backdrop.white ? changes.overWhite : changes.overBlack
        guard let found, any(found.ink &* window.signs .> 0) else { return }
        promote(index, measures.colors.distances(change.a[index], change.b[index]).largest)
      }
    }
  }
}
