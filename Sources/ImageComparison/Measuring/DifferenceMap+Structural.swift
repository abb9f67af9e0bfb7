import RasterImage
import SystemSupport

extension DifferenceMap {
  /// Marks the pixels whose neighbourhoods are less similar than a threshold allows, in the worst
  /// of the channels over black and over white.
  ///
  /// The bands of a picture are measured on every processor, some at a time.
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
