/// Detects pixels that are part of an anti-aliased edge.
///
/// The method is from V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009. Such a pixel
/// has darker and brighter neighbours, and at most two neighbours of its own brightness. Its darkest or its
/// brightest neighbour is in an area of one colour, in both pictures.
struct AntialiasDetector {
  private let picture: PixelView
  private let other: PixelView
  private let backdrop: Double
  private let hasMargin: Bool

  /// - Parameters:
  ///   - picture: the picture whose pixels are classified.
  ///   - other: the picture it is compared with.
  ///   - backdrop: the grey behind both, 0 to 255.
  ///   - hasMargin: whether transparent pixels surround the pictures. If not, pixels at the border have fewer neighbours,
  ///     and the border counts as one of their colour, as in pixelmatch.
  init(_ picture: PixelView, _ other: PixelView, _ backdrop: Double, hasMargin: Bool) {
    self.picture = picture
    self.other = other
    self.backdrop = backdrop
    self.hasMargin = hasMargin
  }

  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    let pixel = picture.pixel(x, y)
    let luma = luma(pixel)
    var equal = equalsOfBorder(x, y)
    var darkest = (difference: 0.0, x: x, y: y)
    var brightest = (difference: 0.0, x: x, y: y)
    var hasTooManyEqualNeighbours = false
    // Column by column, as in pixelmatch: of equally bright neighbours, the first one visited is kept.
    forEachNeighbour(x, y) { column, row in
      let neighbour = picture.pixel(column, row)
      let difference = neighbour == pixel ? 0 : luma - self.luma(neighbour)
      if difference == 0 {
        equal += 1
        hasTooManyEqualNeighbours = equal > 2
      } else if difference < brightest.difference {
        brightest = (difference, column, row)
      } else if difference > darkest.difference {
        darkest = (difference, column, row)
      }
      return !hasTooManyEqualNeighbours
    }
    guard !hasTooManyEqualNeighbours, brightest.difference < 0, darkest.difference > 0 else {
      return false
    }
    return isInUniformArea(darkest.x, darkest.y) || isInUniformArea(brightest.x, brightest.y)
  }

  private func isInUniformArea(_ x: Int, _ y: Int) -> Bool {
    hasEqualNeighbours(picture, x, y) && hasEqualNeighbours(other, x, y)
  }

  /// Whether more than two neighbours have exactly the pixel's colour.
  private func hasEqualNeighbours(_ view: PixelView, _ x: Int, _ y: Int) -> Bool {
    let pixel = view.pixel(x, y)
    var equal = equalsOfBorder(x, y)
    forEachNeighbour(x, y) { column, row in
      if view.pixel(column, row) == pixel { equal += 1 }
      return equal <= 2
    }
    return equal > 2
  }

  /// The number of neighbours of a pixel's colour that the border counts as.
  private func equalsOfBorder(_ x: Int, _ y: Int) -> Int {
    hasMargin || picture.isInterior(x, y) ? 0 : 1
  }

  @inline(__always)
  private func luma(_ pixel: PackedPixel) -> Double {
    YIQ.luma(pixel.composite(over: backdrop))
  }

  @inline(__always)
  private func forEachNeighbour(_ x: Int, _ y: Int, while visit: (_ x: Int, _ y: Int) -> Bool) {
    for column in x &- 1...x &+ 1 {
      for row in y &- 1...y &+ 1 {
        guard column != x || row != y, hasMargin || picture.contains(column, row) else { continue }
        guard visit(column, row) else { return }
      }
    }
  }
}
