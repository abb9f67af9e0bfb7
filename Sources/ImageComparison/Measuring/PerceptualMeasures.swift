/// The measures of perceptual comparison for pixels of two pictures.
struct PerceptualMeasures {
  let change: VisibleChange
  /// The ink that the pixels measured so far gain and lose.
  private(set) var balance: InkBalance
  var colors: ColorDistances
  private let a: PixelView
  private let b: PixelView
  private let metric: ColorMetric
  private let countsAntialiased: Bool
  private var labs = ColorCache(CIELab.init)

  init(
    _ a: PixelView, _ b: PixelView, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    self.a = a
    self.b = b
    self.metric = metric
    self.countsAntialiased = countsAntialiased
    change = VisibleChange(a, b, threshold: threshold)
    balance = InkBalance(change)
    colors = ColorDistances(metric, threshold: threshold)
  }

  /// The difference of a pixel; 0 where it looks the same.
  // Not inlined, as the loop around it is quicker alone: most pixels of a drawing are equal or even.
  @inline(never)
  mutating func difference(
    _ x: Int, _ y: Int, _ p: PackedPixel, _ q: PackedPixel
  ) -> PixelDifference {
    let distances = colors.distances(p, q)
    guard distances.largest > 0 else { return PixelDifference(value: 0, mark: .same) }
    let changes = metric == .oklab ? change.changes(x, y) : VisibleChange.Changes()
    balance.add(changes, x, y)
    // The visible changes first, as they count whether or not they are at an edge.
    let mark: PixelMark =
      if change.isAnyVisible(changes, x, y, &labs) {
        .differing
      } else if distances.isAnyAbove {
        isAntialiased(x, y, distances, changes) ? .antialiased : .differing
      } else {
        .tolerated
      }
    return PixelDifference(value: distances.largest, mark: mark)
  }

  /// Whether the anti-aliasing of an edge explains the distances that are above the threshold.
  private func isAntialiased(
    _ x: Int, _ y: Int, _ distances: ColorDistances.Distances, _ changes: VisibleChange.Changes
  ) -> Bool {
    if countsAntialiased { return false }
    if metric == .oklab, change.areSlight(changes) { return true }
    return distances.allSatisfy { distance in
      !distance.isAbove
        || AntialiasDetector(a, b, distance.backdrop).isAntialiased(x, y)
        || AntialiasDetector(b, a, distance.backdrop).isAntialiased(x, y)
    }
  }
}
