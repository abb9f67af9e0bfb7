/// Measures the length of the contours of two pictures, cell by cell.
package struct ContourLength {
  private let detector: ChangeDetector
  private let grid: WindowGrid

  package init(_ detector: ChangeDetector, _ grid: WindowGrid) {
    self.detector = detector
    self.grid = grid
  }

  /// The length of a cell's contours times their contrast.
  ///
  /// It is the sum of the absolute differences between neighbouring pixels, after the two pictures were added
  /// pixel by pixel. The pictures have a transparent margin.
  package func length(of cell: Int) -> Composites {
    let (row, column) = cell.quotientAndRemainder(dividingBy: grid.columns)
    let width = grid.size.width
    let height = grid.size.height
    let columns = grid.pixelColumns(column..<column + 1)
    // The last column's neighbours to the right are transparent, and are added below.
    let inner = min(columns.upperBound, width - 1) - columns.lowerBound
    let read = columns.lowerBound..<min(columns.upperBound + 1, width)
    // Can't overflow: a cell has at most 2 × 64 × 65 steps of at most 2 × 65,025. That is less than 2³¹.
    var sum = Composites.zero
    var across = Composites.zero
    var isRepeated = false
    for y in grid.pixelRows(row..<row + 1) {
      let start = y * width + columns.lowerBound
      // A row that equals the one above has the same differences.
      if !isRepeated {
        across = steps(from: start, to: start + 1, count: inner)
        for edge in [0, width - 1] where columns.contains(edge) {
          across &+= stepToMargin(edge, y)
        }
      }
      sum &+= across
      for edge in [0, height - 1] where edge == y {
        for x in columns { sum &+= stepToMargin(x, y) }
      }
      guard y + 1 < height else { continue }
      isRepeated = detector.a.repeatsRow(y, read) && detector.b.repeatsRow(y, read)
      if !isRepeated { sum &+= steps(from: start, to: start + width, count: columns.count) }
    }
    return sum
  }

  /// The absolute difference between a pixel at the border and the transparent one beside it.
  private func stepToMargin(_ x: Int, _ y: Int) -> Composites {
    Composites(difference: detector.sum(x, y)).magnitudes
  }

  /// The sum of the absolute differences between two ranges of `count` pixels. The ranges begin at the indices
  /// `first` and `second`.
  private func steps(from first: Int, to second: Int, count: Int) -> Composites {
    var steps = Composites.zero
    detector.a.forEachStep(or: detector.b, from: first, to: second, count: count) { offset in
      let step = detector.step(from: first &+ offset, to: second &+ offset)
      steps &+= Composites(difference: step).magnitudes
    }
    return steps
  }
}

extension ChangeDetector {
  /// The sum of both pictures' pixels, which is 0 outside of them.
  func sum(_ x: Int, _ y: Int) -> PremultipliedPixel {
    PremultipliedPixel(a.pixel(x, y)) &+ PremultipliedPixel(b.pixel(x, y))
  }

  /// The sum of both pictures' pixels at the second index minus the sum at the first index.
  @inline(__always)
  func step(from first: Int, to second: Int) -> PremultipliedPixel {
    // Each picture is subtracted separately. Often only one of them has an edge here, and equal pixels need no
    // arithmetic.
    step(a[first], a[second]) &+ step(b[first], b[second])
  }

  @inline(__always)
  private func step(_ p: PackedPixel, _ q: PackedPixel) -> PremultipliedPixel {
    p == q ? .zero : PremultipliedPixel(q) &- PremultipliedPixel(p)
  }
}
