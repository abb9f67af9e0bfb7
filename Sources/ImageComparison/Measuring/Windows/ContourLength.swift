/// Measures the length of the contours of two pictures, cell by cell.
struct ContourLength {
  private let change: VisibleChange
  private let grid: WindowGrid

  init(_ change: VisibleChange, _ grid: WindowGrid) {
    self.change = change
    self.grid = grid
  }

  /// The length of a cell's contours times their contrast: the sum of all steps between neighbouring pixels
  /// in the sum of both pictures.
  func length(of cell: Int) -> Composites {
    let (row, column) = cell.quotientAndRemainder(dividingBy: grid.columns)
    let (width, height) = (grid.size.width, grid.size.height)
    let columns = grid.pixelColumns(column..<column + 1)
    // The picture's last column has no pixel to its right.
    let inner = min(columns.upperBound, width - 1) - columns.lowerBound
    let read = columns.lowerBound..<min(columns.upperBound + 1, width)
    // Can't overflow: a cell has at most 2 × 64 × 64 steps of at most 2 × 65,025. That is less than 2³¹.
    var sum = Composites.zero
    var across = Composites.zero
    var isRepeated = false
    for y in grid.pixelRows(row..<row + 1) {
      let start = y * width + columns.lowerBound
      // A row that equals the one above has the same steps.
      if !isRepeated { across = steps(from: start, to: start + 1, count: inner) }
      sum &+= across
      guard y + 1 < height else { continue }
      isRepeated = change.a.repeatsRow(y, read) && change.b.repeatsRow(y, read)
      if !isRepeated { sum &+= steps(from: start, to: start + width, count: columns.count) }
    }
    return sum
  }

  /// The sum of the steps from each of the `count` pixels from index `first` on to its counterpart among the
  /// `count` pixels from index `second` on.
  private func steps(from first: Int, to second: Int, count: Int) -> Composites {
    var steps = Composites.zero
    change.a.forEachStep(or: change.b, from: first, to: second, count: count) { offset in
      let step = change.step(from: first &+ offset, to: second &+ offset)
      steps &+= Composites(difference: step).magnitudes
    }
    return steps
  }
}

extension VisibleChange {
  /// The sum of both pictures' pixels at the second index minus the sum at the first index.
  @inline(__always)
  func step(from first: Int, to second: Int) -> PremultipliedPixel {
    // Each picture separately: often only one of them has an edge here.
    step(a[first], a[second]) &+ step(b[first], b[second])
  }

  @inline(__always)
  private func step(_ p: PackedPixel, _ q: PackedPixel) -> PremultipliedPixel {
    p == q ? .zero : PremultipliedPixel(q) &- PremultipliedPixel(p)
  }
}
