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

  /// The outline, in pixels, with a row of pixels between each mark and its letter, and empty pixels between each letter and
  /// the one after it. Letters that touch move apart by a pixel.
  ///
  /// - Parameters:
  ///   - unfitted: the outline before its strokes were fitted.
  ///   - fitsAcross: whether marks of less than two pixels that move, such as dots, are fitted to columns too.
  ///   - overlap: the part of their width that two contours of one letter share.
  package func withPartsApart(
    in unfitted: VectorPath, across fitsAcross: Bool, overlap: Double
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
    var letters: [(path: VectorPath, box: Rect)] = []
    for (part, contour) in zip(parts, unfitted.contours) {
      guard let box = VectorPath(contours: [contour]).bounds else { continue }
      if let last = letters.last?.box,
        last.maxX - box.minX >= overlap * min(last.width, box.width)
      {
        letters.append((letters.removeLast().path + part, last.union(box)))
      } else {
        letters.append((part, box))
      }
    }
    var shift = 0
    var previous: OccupiedPixels?
    return VectorPath(
      contours: letters.flatMap { letter, _ in
        if let pixels = OutlineCoverage(letter),
          previous?.isApart(from: pixels, movedBy: (shift, 0)) == false
        {
          shift += 1
        }
        let moved = letter.translated(by: Vector(dx: Double(shift), dy: 0))
        previous = OccupiedPixels(moved)
        return moved.contours
      })
  }
}
