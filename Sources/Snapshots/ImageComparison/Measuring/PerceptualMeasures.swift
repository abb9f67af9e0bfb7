/// Measures the differences of pixels for the perceptual comparison of two pictures.
struct PerceptualMeasures {
  let detector: ChangeDetector
  let grid: WindowGrid
  /// The sums, window by window, of the changes of the pixels measured so far.
  private(set) var sums: WindowSums
  /// The pixels measured so far that will differ if the sum of a window around them changes by too much.
  private(set) var pending: PendingPixels
  /// The cached measures for pairs of colours.
  private(set) var pairs: ColorPairs
  private let a: PixelView
  private let b: PixelView
  private let values: ComparisonRule.Strategy.StrategyValues

  init(_ a: PixelView, _ b: PixelView, _ values: ComparisonRule.Strategy.StrategyValues) {
    self.a = a
    self.b = b
    self.values = values
    detector = ChangeDetector(a, b, threshold: values.threshold)
    grid = WindowGrid(PictureSize(width: a.width, height: a.height))
    sums = WindowSums(detector, grid)
    pending = PendingPixels(grid)
    pairs = ColorPairs(
      values.metric, threshold: values.threshold, harmlessDistance: detector.colorDistance)
  }

  /// The difference of a pixel, 0 if it looks the same in both pictures, and its mark.
  // Not inlined because the caller's loop is faster without this code: most pixels never get here.
  @inline(never)
  mutating func difference(
    _ x: Int, _ y: Int, _ p: PackedPixel, _ q: PackedPixel
  ) -> (value: Double, mark: PixelMark) {
    let pair = pairs.index(of: p, q)
    let distances = pairs[pair].distances
    guard distances.largest > 0 else { return (0, .same) }
    let changes = detector.changes(x, y, pairs[pair].difference)
    // Checks visible changes first because they count even at an edge.
    let mark: PixelMark =
      if pairs.areApart(pair, detector.unexplained(changes, by: detector.displacement)) {
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
    _ x: Int, _ y: Int, _ distances: ColorPairs.Distances, _ changes: ChannelChanges
  ) -> Bool {
    if values.countsAntialiased { return false }
    if values.metric == .oklab, detector.areSlight(changes) { return true }
    return (!distances.isAboveOverWhite || isAntialiased(x, y, over: Backdrop.white))
      && (!distances.isAboveOverBlack || isAntialiased(x, y, over: Backdrop.black))
  }

  private func isAntialiased(_ x: Int, _ y: Int, over backdrop: Double) -> Bool {
    let hasMargin = values.metric == .oklab
    return AntialiasDetector(a, b, backdrop, hasMargin: hasMargin).isAntialiased(x, y)
      || AntialiasDetector(b, a, backdrop, hasMargin: hasMargin).isAntialiased(x, y)
  }
}
