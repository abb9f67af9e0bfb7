/// The figures of a comparison, collected from the differing pixels of each row, from top to bottom.
struct RowFigures {
  private let size: PictureSize
  private let limits: [Limit]
  private var differing = 0
  private var areas: AreaTracker
  private var densities: [DensityTracker?]

  /// The number of pixels that differ in their anti-aliasing only.
  var antialiased = 0
  /// The number of pixels that are not compared.
  var ignored = 0
  /// The largest difference of a pixel.
  var largest = 0.0
  /// The sum of all pixels' differences.
  var sum = 0.0

  init(size: PictureSize, limits: [Limit]) {
    self.size = size
    self.limits = limits
    areas = AreaTracker(width: size.width)
    densities = limits.map { limit in
      guard case .density(_, let window) = limit else { return nil }
      return DensityTracker(window: window, size: size)
    }
  }

  /// Adds the next row.
  ///
  /// - Parameter runs: the columns of the pixels that differ, from left to right, no two touching.
  mutating func add(_ runs: [Range<Int>]) {
    for run in runs { differing += run.count }
    areas.add(runs)
    for index in densities.indices { densities[index]?.add(runs) }
  }

  /// The figures of all rows.
  consuming func measurement() -> Comparison.Measurement {
    let compared = size.pixelCount - ignored
    let checks = zip(limits, densities).map { limit, density in
      let found =
        switch limit {
        case .pixels: Double(differing)
        case .ratio: compared == 0 ? 0 : Double(differing) / Double(compared)
        case .largest: largest
        case .density: Double(density?.most ?? 0)
        }
      return LimitCheck(limit: limit, found: found)
    }
    let (listed, count) = areas.finished()
    return Comparison.Measurement(
      comparedPixels: compared, differingPixels: differing, antialiasedPixels: antialiased,
      ignoredPixels: ignored, largest: largest, mean: compared == 0 ? 0 : sum / Double(compared),
      areas: listed, areaCount: count, checks: checks)
  }
}
