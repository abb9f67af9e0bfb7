package import VectorGraphics

/// The part of each device pixel that an outline covers, from 0 to 1.
package struct OutlineCoverage: Sendable {
  /// The column of the leftmost pixel that the outline touches.
  package let left: Int
  /// The row of the topmost pixel that the outline touches.
  package let top: Int
  /// The number of columns of pixels.
  package let width: Int
  /// The number of rows of pixels.
  package let height: Int
  private let values: [Double]

  /// The columns and the rows of the pixels that the outline touches.
  var columns: Range<Int> { left..<left + width }
  var rows: Range<Int> { top..<top + height }

  /// The number of scan lines per row of pixels. The coverage along each of them is exact. With fewer than 16, strokes above
  /// each other fail to have the contrast of those beside each other within a sixteenth.
  private static let lines = 16

  /// - Parameters:
  ///   - path: the outline in pixels, filled by the nonzero rule.
  /// - Returns: nil for an outline without an area, wider or taller than 256 pixels, or a million pixels or
  ///   more from the origin.
  package init?(_ path: VectorPath) {
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    let left = bounds.minX.rounded(.down)
    let top = bounds.minY.rounded(.down)
    let right = bounds.maxX.rounded(.up)
    let bottom = bounds.maxY.rounded(.up)
    guard right - left <= 256, bottom - top <= 256, abs(left) < 1e6, abs(top) < 1e6 else {
      return nil
    }
    self.left = Int(left)
    self.top = Int(top)
    width = Int(right - left)
    height = Int(bottom - top)
    let width = width
    var values = [Double](repeating: 0, count: width * height)
    let positions = (0..<height * Self.lines).map {
      top + (Double($0) + 0.5) / Double(Self.lines)
    }
    let scanner = SpanScanner(path.flattened(tolerance: 0.01))
    scanner.forEachLine(positions) { line, spans in
      let row = line / Self.lines * width
      for span in spans {
        let start = max(span.start, left)
        let end = min(span.end, right)
        guard start < end else { continue }
        for x in Int(start.rounded(.down))..<Int(end.rounded(.up)) {
          let covered = min(end, Double(x + 1)) - max(start, Double(x))
          values[row + x - Int(left)] += covered / Double(Self.lines)
        }
      }
    }
    self.values = values.map { min(1, $0) }
  }

  /// How dark the outline's pixels are: the mean coverage of the pixels that its area lies in, weighted by that area. It is 1
  /// for an outline of whole pixels, and a half for one that covers half of each of its pixels.
  package var density: Double {
    let area = values.reduce(0, +)
    return area > 0 ? values.reduce(0) { $0 + $1 * $1 } / area : 0
  }

  /// The coverage of the darkest pixel.
  var darkest: Double { values.max() ?? 0 }

  /// Whether a pixel that is covered by more than half has such a pixel of another outline to its right, in the same row or
  /// in the one above or below.
  package func touches(_ other: OutlineCoverage) -> Bool {
    rows.contains { y in
      columns.contains { x in
        (y - 1...y + 1).contains { min(self[x, y], other[x + 1, $0]) > 0.5 }
      }
    }
  }

  /// The coverage of a pixel; 0 outside the outline's bounds.
  package subscript(x: Int, y: Int) -> Double {
    let column = x - left
    let row = y - top
    guard column >= 0, column < width, row >= 0, row < height else { return 0 }
    return values[row * width + column]
  }
}
