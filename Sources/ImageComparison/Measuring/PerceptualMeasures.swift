/// The measures of perceptual comparison for pixels of two pictures.
struct PerceptualMeasures {
  let change: VisibleChange
  let grid: WindowGrid
  /// The sums of the pixels measured so far.
  private(set) var sums: WindowSums
  /// The pixels measured so far that differ if the sum of a window around them changed.
  private(set) var pending: PendingPixels
  /// The pairs of colours of the pixels.
  private(set) var pairs: ColorPairs
  private let a: PixelView
  private let b: PixelView
  private let metric: ColorMetric
  private let countsAntialiased: Bool

  init(
    _ a: PixelView, _ b: PixelView, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    self.a = a
    self.b = b
    self.metric = metric
    self.countsAntialiased = countsAntialiased
    change = VisibleChange(a, b, threshold: threshold)
    grid = WindowGrid(PictureSize(width: a.width, height: a.height))
    sums = WindowSums(change, grid)
    pending = PendingPixels(grid)
    pairs = ColorPairs(
      metric, threshold: threshold, harmlessDistance: change.colorDistance)
  }

  /// The difference of a pixel and its mark; 0 where it looks the same.
  // Not inlined, as the loop around it is quicker alone: most pixels of a drawing are equal or even.
  @inline(never)
  mutating func difference(
    _ x: Int, _ y: Int, _ p: PackedPixel, _ q: PackedPixel
  ) -> (value: Double, mark: PixelMark) {
    let pair = pairs.index(of: p, q)
    let distances = pairs[pair].distances
    guard distances.largest > 0 else { return (0, .same) }
    let changes = change.changes(x, y, pairs[pair].difference)
    // The visible changes first, as they count whether or not they are at an edge.
    let mark: PixelMark =
      if pairs.areApart(pair, change.unexplained(changes, x, y)) {
        .differing
      } else if distances.isAnyAbove {
        isAntialiased(x, y, distances, changes) ? .antialiased : .differing
      } else {
        .tolerated
      }
    let difference = changes.atEdges
    if difference.isAnyNonzero {
      sums.add(difference, x, y)
      if mark != .differing { pending.insert(x, y, difference) }
    }
    return (distances.largest, mark)
  }

  /// Whether the anti-aliasing of an edge explains the distances that are above the threshold.
  private func isAntialiased(
    _ x: Int, _ y: Int, _ distances: ColorPairs.Distances, _ changes: VisibleChange.Changes
  ) -> Bool {
    if countsAntialiased { return false }
    if metric == .oklab, change.areSlight(changes) { return true }
    return (!distances.isAboveOverWhite || isAntialiased(x, y, over: Backdrop.white))
      && (!distances.isAboveOverBlack || isAntialiased(x, y, over: Backdrop.black))
  }

  private func isAntialiased(_ x: Int, _ y: Int, over backdrop: Double) -> Bool {
    AntialiasDetector(a, b, backdrop).isAntialiased(x, y)
      || AntialiasDetector(b, a, backdrop).isAntialiased(x, y)
  }
}
