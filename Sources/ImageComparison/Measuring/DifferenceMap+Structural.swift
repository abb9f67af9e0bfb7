import RasterImage

extension DifferenceMap {
  /// Marks the pixels that have a structural similarity below 1. They are tolerated if one minus the
  /// similarity is at most `threshold`. The worst channel over black and over white decides.
  mutating func markStructural(_ a: Pixmap, _ b: Pixmap, threshold: Double) {
    StructuralSimilarity(a, b).forEachChange { index, similarity in
      guard marks[index] != .ignored else { return }
      note(index, 1 - similarity, 1 - similarity > threshold ? .differing : .tolerated)
    }
  }
}
