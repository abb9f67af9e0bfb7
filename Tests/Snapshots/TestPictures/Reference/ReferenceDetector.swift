internal import RasterImage

internal import ImageComparison

/// `AntialiasDetector` as it is defined.
struct ReferenceDetector {
  private let picture: Pixmap
  private let other: Pixmap
  private let backdrop: Double

  /// - Parameters:
  ///   - picture: the picture whose pixels are classified.
  ///   - other: the picture it is compared with.
  ///   - backdrop: the grey behind both, 0 to 255.
  init(_ picture: Pixmap, _ other: Pixmap, _ backdrop: Double) {
    self.picture = picture
    self.other = other
    self.backdrop = backdrop
  }

  func isAntialiased(at index: Int) -> Bool {
    let luma = luma(at: index)
    var equal = isOnEdge(index) ? 1 : 0
    var darkest = (difference: 0.0, index: index)
    var brightest = (difference: 0.0, index: index)
    var isEven = false
    // Column by column, so that of equally bright neighbours the same one is kept as by pixelmatch.
    forEachNeighbour(of: index) { neighbour in
      let difference = luma - self.luma(at: neighbour)
      if difference == 0 {
        equal += 1
        isEven = equal > 2
      } else if difference < brightest.difference {
        brightest = (difference, neighbour)
      } else if difference > darkest.difference {
        darkest = (difference, neighbour)
      }
      return !isEven
    }
    guard !isEven, brightest.difference < 0, darkest.difference > 0 else { return false }
    return isInUniformArea(darkest.index) || isInUniformArea(brightest.index)
  }

  private func isInUniformArea(_ index: Int) -> Bool {
    hasEqualNeighbours(picture, index) && hasEqualNeighbours(other, index)
  }

  /// Whether more than two neighbours have exactly the pixel's colour, an edge counting as one.
  private func hasEqualNeighbours(_ plane: Pixmap, _ index: Int) -> Bool {
    var equal = isOnEdge(index) ? 1 : 0
    forEachNeighbour(of: index) { neighbour in
      if plane[neighbour] == plane[index] { equal += 1 }
      return equal <= 2
    }
    return equal > 2
  }

  private func luma(at index: Int) -> Double {
    YIQ.luma(picture[index].composite(over: backdrop))
  }

  private func isOnEdge(_ index: Int) -> Bool {
    let (y, x) = index.quotientAndRemainder(dividingBy: picture.width)
    return x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }

  private func forEachNeighbour(of index: Int, while visit: (Int) -> Bool) {
    let (y, x) = index.quotientAndRemainder(dividingBy: picture.width)
    for column in max(x - 1, 0)...min(x + 1, picture.width - 1) {
      for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
        let neighbour = row * picture.width + column
        guard neighbour != index else { continue }
        guard visit(neighbour) else { return }
      }
    }
  }
}
