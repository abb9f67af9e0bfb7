/// The number of differing pixels in every square window, counted row by row in memory for a
/// window's rows.
struct DensityTracker {
  private let columns: Int
  private let rows: Int
  private let width: Int
  private var y = 0
  /// The last rows, 1 for each pixel that differs.
  private var ring: [UInt8]
  /// How many pixels of each column differ in the last rows.
  private var counts: [Int32]
  /// How many pixels differ in the last rows.
  private var total = 0
  private(set) var most = 0

  init(window: Int, size: PictureSize) {
    columns = min(max(window, 1), size.width)
    rows = min(max(window, 1), size.height)
    width = size.width
    ring = [UInt8](repeating: 0, count: rows * width)
    counts = [Int32](repeating: 0, count: width)
  }

  /// Adds the runs of differing pixels of the next row.
  mutating func add(_ runs: [Range<Int>]) {
    defer { y += 1 }
    if runs.isEmpty, total == 0 { return }
    let base = y % rows * width
    for x in 0..<width where ring[base + x] != 0 {
      ring[base + x] = 0
      counts[x] -= 1
      total -= 1
    }
    for run in runs {
      for x in run {
        ring[base + x] = 1
        counts[x] += 1
      }
      total += run.count
    }
    // No pixel above the picture differs, so a window that reaches there counts no more than one
    // inside.
    var count = 0
    for x in 0..<width {
      count += Int(counts[x])
      if x >= columns { count -= Int(counts[x - columns]) }
      if count > most { most = count }
    }
  }
}
