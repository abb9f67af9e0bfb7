/// The measures of perceptual comparison for pixels of two pictures.
struct PerceptualMeasures {
  let change: VisibleChange
  let grid: InkGrid
  /// The ink that the pixels measured so far gain and lose.
  private(set) var balance: InkBalance
  /// The pixels measured so far that count where ink is out of balance.
  private(set) var candidates: InkCandidates
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
    grid = InkGrid(PictureSize(width: a.width, height: a.height))
    balance = InkBalance(change, grid)
    candidates = InkCandidates(grid)
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
    let ink = changes.ink
    if ink.isAnyNonzero {
      balance.add(ink, x, y)
      if mark != .differing { candidates.insert(x, y, ink) }
    }
    return (distances.largest, mark)
  }

  /// Whether the anti-aliasing of an edge explains the distances that are above the threshold.
  private func isAntialiased(
    _ x: Int, _ y: Int, _ distances: ColorDistances.Distances, _ changes: VisibleChange.Changes
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
