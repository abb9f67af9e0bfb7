package import VectorGraphics

extension VectorPath {
  /// The parts of letters that lie above or below a taller part of them, such as carons and dots: the indices of both
  /// contours. An outline of more than 100 contours, which is no text, has none.
  ///
  /// - Complexity: O(n²) for n contours.
  package var marks: [(mark: Int, letter: Int)] {
    guard contours.count <= 100 else { return [] }
    let boxes = parts.map { $0.area * area > 0 ? $0.bounds : nil }
    return boxes.indices.flatMap { mark in
      boxes.indices.compactMap { letter in
        guard let a = boxes[mark], let b = boxes[letter], a.height < b.height,
          a.minX < b.maxX && b.minX < a.maxX, a.maxY < b.minY || b.maxY < a.minY
        else { return nil }
        return (mark, letter)
      }
    }
  }

  /// The letters from left to right.
  ///
  /// - Parameters:
  ///   - isLatin: whether contours are joined by an overlap of half their width alone, and not by any.
  ///   - drawn: what the letters consist of, in the order of the contours; nil for the contours themselves.
  package func letters(isLatin: Bool, of drawn: [VectorPath]? = nil) -> [VectorPath] {
    var letters: [(path: VectorPath, box: Rect)] = []
    for (exact, part) in zip(parts, drawn ?? parts) {
      guard let box = exact.bounds else { continue }
      if let last = letters.last?.box,
        last.maxX - box.minX >= (isLatin ? 0.5 : 0) * min(last.width, box.width)
      {
        letters.append((letters.removeLast().path + part, last.union(box)))
      } else {
        letters.append((part, box))
      }
    }
    return letters.map(\.path)
  }

  /// The outline, in pixels, with a row of pixels between each mark and its letter, and empty pixels between each letter and
  /// the one after it.
  ///
  /// Marks have whole rows and columns. A letter that touches the one before it moves by a pixel, with all that follow.
  ///
  /// - Parameters:
  ///   - unfitted: the outline before its strokes were fitted.
  ///   - fitsAcross: whether marks have whole columns, and not whole rows alone.
  ///   - markRows: the least height of a mark that is no dot, in pixels. A caron of one row is a bar. With 1, marks that are
  ///     two columns wide or more keep their width and need less space.
  ///   - isLatin: see ``letters(isLatin:of:)``; also whether dots stay apart. In Arabic, two dots are also written as a bar.
  package func withPartsApart(
    in unfitted: VectorPath, across fitsAcross: Bool, markRows: Int, isLatin: Bool
  ) -> VectorPath {
    var parts = parts
    let exact = unfitted.parts
    // Fitting can leave a point of a contour, which is none.
    guard parts.count == exact.count else { return self }
    var boxes: [Rect] = []
    for (mark, letter) in unfitted.marks {
      guard let base = parts[letter].bounds else { continue }
      var fitted = parts[mark].markFitted(
        exact[mark], over: base, across: fitsAcross, rows: markRows)
      for other in boxes where isLatin {
        guard let box = fitted.bounds, other.minY < box.maxY, box.minY < other.maxY else {
          continue
        }
        let missing = max(0, (other.width + box.width) / 2 + 1 - abs(box.midX - other.midX))
        fitted = fitted.translated(
          by: Vector(dx: box.midX < other.midX ? -missing : missing, dy: 0))
      }
      parts[mark] = fitted
      boxes.append(fitted.bounds ?? base)
    }
    var shift = 0
    var previous: OccupiedPixels?
    return VectorPath(
      contours: unfitted.letters(isLatin: isLatin, of: parts).flatMap { letter in
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

  /// A mark with whole rows and columns, a row or more from its letter; the mark itself if it is two pixels away.
  private func markFitted(
    _ exact: VectorPath, over letter: Rect, across fitsAcross: Bool, rows least: Int
  ) -> VectorPath {
    guard let size = exact.bounds, let box = bounds else { return self }
    let isAbove = box.midY < letter.midY
    let (edge, facing) = isAbove ? (box.maxY, letter.minY) : (box.minY, letter.maxY)
    let distance = abs(facing - edge)
    // Fitting can leave a mark without a width or a height.
    guard distance < 2, box.width > 0, box.height > 0 else { return self }
    // A round dot covers π/4 of its box.
    let isDot = abs(exact.area) > 0.75 * size.width * size.height
    let rows = max(isDot ? 1 : Double(least), size.height.rounded())
    let isFitted = fitsAcross && (least > 1 || box.width < 2)
    let columns = isFitted ? max(1, size.width.rounded()) : box.width
    let left = box.midX - columns / 2
    let gap = max(1, distance.rounded())
    return transformed(
      by: .translation(
        Vector(
          dx: isFitted ? left.rounded() : left,
          dy: facing.rounded() + (isAbove ? -gap - rows : gap)))
        * .scale(columns / box.width, rows / box.height)
        * .translation(Vector(dx: -box.minX, dy: -box.minY)))
  }
}
