package import VectorGraphics

/// The pixels of a button's ring and badge, from which a symbol keeps apart.
package struct OccupiedPixels: Sendable {
  private let coverage: OutlineCoverage

  /// The coverage up to which a pixel between two shapes looks empty, and by which two pixels have to differ to be told
  /// apart. Below 0.15, a bar fails to be seen beside another one; above 0.27, ₡ in 24 pixels fails to look apart from the
  /// badge, which its bars reach.
  package static let emptiest = 64.0 / 255

  /// - Parameter outline: ring and badge in pixels.
  /// - Returns: nil for an outline that ``OutlineCoverage`` can't measure.
  package init?(_ outline: VectorPath) {
    guard let coverage = OutlineCoverage(outline) else { return nil }
    self.coverage = coverage
  }

  /// Whether empty pixels separate the symbol from ring and badge: every chain of neighbouring pixels between
  /// them has one with a coverage of at most ``emptiest``.
  ///
  /// Pixels that only share a corner are neighbours too.
  ///
  /// - Parameters:
  ///   - symbol: the pixels of the symbol.
  ///   - shift: the whole number of pixels by which the symbol is moved, across and down.
  package func isApart(from symbol: OutlineCoverage, movedBy shift: (x: Int, y: Int)) -> Bool {
    // More than a pixel away from the symbol, only ring and badge cover pixels, so the search ends there.
    let width = symbol.width + 2
    let height = symbol.height + 2
    let left = symbol.left - 1
    let top = symbol.top - 1
    var isSeen = [Bool](repeating: false, count: width * height)
    var open: [(x: Int, y: Int)] = []
    func visit(_ x: Int, _ y: Int) {
      guard x >= 0, x < width, y >= 0, y < height, !isSeen[y * width + x] else { return }
      isSeen[y * width + x] = true
      open.append((x, y))
    }
    for y in 0..<height {
      for x in 0..<width where symbol[left + x, top + y] > Self.emptiest { visit(x, y) }
    }
    while let (x, y) = open.popLast() {
      let occupied = coverage[left + x + shift.x, top + y + shift.y]
      guard occupied + symbol[left + x, top + y] > Self.emptiest else { continue }
      guard occupied <= Self.emptiest else { return false }
      for row in y - 1...y + 1 {
        for column in x - 1...x + 1 { visit(column, row) }
      }
    }
    return true
  }
}
