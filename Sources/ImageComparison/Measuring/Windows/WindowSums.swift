/// The change of the sum of each channel in the windows of a ``WindowGrid``.
///
/// Channels are those over black and over white. Only pixels at edges are added. ``VisibleChange`` has
/// the theory.
struct WindowSums {
  private let change: VisibleChange
  private let grid: WindowGrid
  /// The change of each cell: at most 64 × 64 times 65,025, so that four cells are below 2³¹.
  private var cellSums: [Composites]
  /// The contours of the cells for which they were measured.
  private var contours: [Composites?]

  init(_ change: VisibleChange, _ grid: WindowGrid) {
    self.change = change
    self.grid = grid
    cellSums = [Composites](repeating: .zero, count: grid.count)
    contours = [Composites?](repeating: nil, count: grid.count)
  }

  /// Adds the change of a pixel.
  @inline(__always)
  mutating func add(_ difference: Composites, _ x: Int, _ y: Int) {
    cellSums[grid.cell(x, y)] &+= difference
  }

  /// 1 for each channel whose sum in a window grew by more than a displacement explains, −1 for one whose sum
  /// shrank, and 0 elsewhere.
  mutating func signs(in window: WindowGrid.Window) -> Composites {
    let cells = grid.cells(of: window)
    let sum = cells.reduce(into: Composites.zero) { $0 &+= cellSums[$1] }
    guard sum.isAnyNonzero else { return .zero }
    let excess = excess(sum, flux(window))
    var length = SIMD8<Int64>.zero
    for cell in cells {
      // Contours only add up: no more of them are needed once they explain every excess.
      guard any(excess .> change.sumPerContour * SIMD8<Double>(length)) else { return .zero }
      let found = contours[cell] ?? ContourLength(change, grid).length(of: cell)
      contours[cell] = found
      length &+= SIMD8(truncatingIfNeeded: found)
    }
    let isOut = excess .> change.sumPerContour * SIMD8<Double>(length)
    var signs = Composites.zero
    for lane in signs.indices where isOut[lane] { signs[lane] = sum[lane] > 0 ? 1 : -1 }
    return signs
  }

  /// The change of the sum beyond what a displacement moves across the border, in 510ths of a step.
  private func excess(_ sum: Composites, _ flux: Composites) -> SIMD8<Double> {
    2 * SIMD8<Double>(sum.magnitudes) - change.displacement * SIMD8<Double>(flux)
  }

  /// The values that a displacement by a pixel moves across the border: the magnitudes of the sum along
  /// the right border less that along the left one, and of the lower border's less the upper one's.
  private func flux(_ window: WindowGrid.Window) -> Composites {
    let columns = grid.pixelColumns(window.columns)
    let rows = grid.pixelRows(window.rows)
    let width = grid.size.width
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound * width, (rows.upperBound - 1) * width)
    var across = PremultipliedPixel.zero
    var down = PremultipliedPixel.zero
    for y in rows {
      across &+= change.step(from: y &* width &+ left, to: y &* width &+ right)
    }
    for x in columns { down &+= change.step(from: top &+ x, to: bottom &+ x) }
    return Composites(difference: across).magnitudes &+ Composites(difference: down).magnitudes
  }
}
