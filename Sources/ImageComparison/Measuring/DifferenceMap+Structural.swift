import RasterImage
import SystemSupport

extension DifferenceMap {
  /// Marks the pixels that have a structural similarity below 1. They are tolerated if one minus the
  /// similarity is at most `threshold`. The worst channel over black and over white decides.
  ///
  /// Bands of rows are measured in parallel, up to eight at a time.
  mutating func markStructural(_ a: Pixmap, _ b: Pixmap, threshold: Double) {
    let similarity = StructuralSimilarity(a, b)
    let height = size.height
    let bands = stride(from: 0, to: height, by: StructuralSimilarity.band).map {
      $0..<min($0 + StructuralSimilarity.band, height)
    }
    let batch = 8
    for first in stride(from: 0, to: bands.count, by: batch) {
      let some = Array(bands[first..<min(first + batch, bands.count)])
      let found = Parallel.map(some.count) { similarity.lowest(some[$0]) }
      for (rows, lowest) in zip(some, found) {
        guard let lowest else { continue }
        let start = rows.lowerBound * size.width
        for (offset, value) in lowest.enumerated()
        where value < 1 && marks[start + offset] != .ignored {
          note(start + offset, 1 - value, 1 - value > threshold ? .differing : .tolerated)
        }
      }
    }
  }
}
