internal import RasterImage

internal import ImageComparison

/// `AntialiasDetector` as it is defined.
struct ReferenceDetector {
  private let picture: Pixmap
  private let other: Pixmap
  private let backdrop: Double
  /// Whether transparent pixels surround the pictures.
  private let hasMargin: Bool

  /// - Parameters:
  ///   - picture: the picture whose pixels are classified.
  ///   - other: the picture it is compared with.
  ///   - backdrop: the grey behind both, 0 to 255.
  init(_ picture: Pixmap, _ other: Pixmap, _ backdrop: Double, hasMargin: Bool) {
    self.picture = picture
    self.other = other
    self.backdrop = backdrop
    self.hasMargin = hasMargin
  }

  func isAntialiased(at index: Int) -> Bool {
    let (y, x) = index.quotientAndRemainder(dividingBy: picture.width)
    return isAntialiased(Place(x: x, y: y))
  }

  private struct Place {
    var x: Int
    var y: Int
  }

  private func isAntialiased(_ place: Place) -> Bool {
    let luma = luma(at: place)
    var equal = isOnEdge(place) && !hasMargin ? 1 : 0
    var darkest = (difference: 0.0, place: place)
    var brightest = (difference: 0.0, place: place)
    var isEven = false
    // Column by column, so that of equally bright neighbours the same one is kept as by pixelmatch.
    forEachNeighbour(of: place) { neighbour in
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
    return isInUniformArea(darkest.place) || isInUniformArea(brightest.place)
  }

  private func isInUniformArea(_ place: Place) -> Bool {
    hasEqualNeighbours(picture, place) && hasEqualNeighbours(other, place)
  }

  /// Whether more than two neighbours have exactly the pixel's colour, an edge counting as one.
  private func hasEqualNeighbours(_ plane: Pixmap, _ place: Place) -> Bool {
    var equal = isOnEdge(place) && !hasMargin ? 1 : 0
    forEachNeighbour(of: place) { neighbour in
      if plane.pixel(neighbour.x, neighbour.y) == plane.pixel(place.x, place.y) { equal += 1 }
      return equal <= 2
    }
    return equal > 2
  }

  private func luma(at place: Place) -> Double {
    YIQ.luma(picture.pixel(place.x, place.y).composite(over: backdrop))
  }

  private func isOnEdge(_ place: Place) -> Bool {
    place.x == 0 || place.y == 0 || place.x == picture.width - 1 || place.y == picture.height - 1
  }

  private func forEachNeighbour(of place: Place, while visit: (Place) -> Bool) {
    for column in place.x - 1...place.x + 1 {
      for row in place.y - 1...place.y + 1 {
        guard column != place.x || row != place.y else { continue }
        let isInside = 0..<picture.width ~= column && 0..<picture.height ~= row
        guard isInside || hasMargin else { continue }
        guard visit(Place(x: column, y: row)) else { return }
      }
    }
  }
}
