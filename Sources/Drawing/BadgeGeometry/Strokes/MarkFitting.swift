package import VectorGraphics

extension VectorPath {
  /// The parts of letters that lie above or below a taller part of them, such as carons and dots: the indices of both
  /// contours. An outline of more than 100 contours, which is no text, has none.
  ///
  /// - Complexity: O(n²) for n contours.
  package var marks: [(mark: Int, letter: Int)] {
    let contours = contours.map { VectorPath(contours: [$0]) }
    guard contours.count <= 100 else { return [] }
    let boxes = contours.map { $0.area * area > 0 ? $0.bounds : nil }
    return boxes.indices.flatMap { mark in
      boxes.indices.compactMap { letter in
        guard let a = boxes[mark], let b = boxes[letter], a.height < b.height,
          a.minX < b.maxX && b.minX < a.maxX, a.maxY < b.minY || b.maxY < a.minY
        else { return nil }
        return (mark, letter)
      }
    }
  }

  /// The outline, in pixels, with a row of pixels between each mark and its letter.
  ///
  /// - Parameters:
  ///   - unfitted: the outline before its strokes were fitted.
  ///   - fitsAcross: whether marks of less than two pixels that move, such as dots, are fitted to columns too.
  package func withMarksApart(
    in unfitted: VectorPath, across fitsAcross: Bool
  ) -> VectorPath {
    var parts = contours.map { VectorPath(contours: [$0]) }
    // Fitting can leave a point of a contour, which is none.
    guard parts.count == unfitted.contours.count else { return self }
    for (mark, letter) in unfitted.marks {
      guard let box = parts[mark].bounds, let base = parts[letter].bounds else { continue }
      let isAbove = box.midY < base.midY
      let (edge, facing) = isAbove ? (box.maxY, base.minY) : (box.minY, base.maxY)
      guard abs(facing - edge) < 1 else { continue }
      let start = box.midX - box.width.rounded() / 2
      parts[mark] = parts[mark].translated(
        by: Vector(
          dx: fitsAcross && box.width < 2 ? start.rounded() - start : 0,
          dy: facing.rounded() + (isAbove ? -1 : 1) - edge))
    }
    return VectorPath(contours: parts.flatMap(\.contours))
  }
}
