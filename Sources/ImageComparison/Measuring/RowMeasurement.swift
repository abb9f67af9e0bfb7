/// The exact comparison of two pictures of one size, row by row, in memory for a few rows.
///
/// Its figures are those of a ``DifferenceMap``; it has no marks of single pixels.
struct RowMeasurement {
  private let size: PictureSize
  /// The difference that is tolerated, in 255ths of a step.
  private let allowed: Int
  private let ignoredAreas: [(columns: Range<Int>, rows: Range<Int>)]
  /// The rows in which an ignored area begins, or that are the first below one.
  private let boundaries: Set<Int>
  private var isIgnored: [Bool] = []
  private var ignoredInRow = 0

  private var y = 0
  private var figures: RowFigures

  /// The differences of the last row that was measured, and the runs of pixels that differ.
  private var lastDifferences: [Double] = []
  private var lastRuns: [Range<Int>] = []
  private var lastIsMeasured = false

  init(size: PictureSize, tolerance: UInt8, limits: [Limit], ignoring ignoredAreas: [PixelRect]) {
    self.size = size
    allowed = Int(tolerance) * 255
    self.ignoredAreas = ignoredAreas.compactMap { $0.clipped(to: size) }
    boundaries = Set(self.ignoredAreas.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] })
    figures = RowFigures(size: size, limits: limits)
  }

  /// Adds a row that is equal in both pictures.
  mutating func addEqualRow() {
    beginRow()
    lastIsMeasured = false
    endRow([])
  }

  /// Adds the row above again, where both pictures repeat it.
  ///
  /// - Returns: false where the row has to be measured instead.
  mutating func repeatRow() -> Bool {
    guard lastIsMeasured, !boundaries.contains(y) else { return false }
    beginRow()
    // One by one, as a product would be rounded differently.
    for difference in lastDifferences { figures.sum += difference }
    endRow(lastRuns)
    return true
  }

  /// Measures a row.
  mutating func addRow(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
  ) {
    beginRow()
    lastDifferences.removeAll(keepingCapacity: true)
    lastRuns.removeAll(keepingCapacity: true)
    var start = -1
    var end = -1
    for x in 0..<min(size.width, a.count, b.count) where a[x] != b[x] {
      if ignoredInRow > 0, isIgnored[x] { continue }
      let difference = channelDifference(
        PackedPixel(rawValue: a[x].littleEndian), PackedPixel(rawValue: b[x].littleEndian))
      guard difference > 0 else { continue }
      let value = Double(difference) / 65025
      lastDifferences.append(value)
      figures.largest = max(figures.largest, value)
      figures.sum += value
      guard difference > allowed else { continue }
      if x != end {
        if start >= 0 { lastRuns.append(start..<end) }
        start = x
      }
      end = x + 1
    }
    if start >= 0 { lastRuns.append(start..<end) }
    lastIsMeasured = true
    endRow(lastRuns)
  }

  private mutating func beginRow() {
    guard boundaries.contains(y) else { return }
    isIgnored = [Bool](repeating: false, count: size.width)
    for area in ignoredAreas where area.rows.contains(y) {
      for x in area.columns { isIgnored[x] = true }
    }
    ignoredInRow = isIgnored.count { $0 }
  }

  private mutating func endRow(_ runs: [Range<Int>]) {
    figures.ignored += ignoredInRow
    figures.add(runs)
    y += 1
  }

  /// The figures of all rows.
  consuming func measurement() -> Comparison.Measurement { figures.measurement() }
}
