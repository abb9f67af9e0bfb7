/// The ink that two pictures gain and lose in the windows of an ``InkGrid``.
///
/// Ink is the value of a channel over a backdrop. ``VisibleChange`` has the theory.
struct InkBalance {
  private let change: VisibleChange
  private let grid: InkGrid
  /// The ink that each cell gained: at most 64 × 64 times 65,025, so that four cells are below 2³¹.
  private var gains: [Composites]
  /// The contours of the cells for which they were measured.
  private var contours: [Composites?]

  init(_ change: VisibleChange, _ grid: InkGrid) {
    self.change = change
    self.grid = grid
    gains = [Composites](repeating: .zero, count: grid.count)
    contours = [Composites?](repeating: nil, count: grid.count)
  }

  /// Adds the ink of a pixel.
  @inline(__always)
  mutating func add(_ ink: Composites, _ x: Int, _ y: Int) { gains[grid.cell(x, y)] &+= ink }

  /// The channels of which a window gained (1) or lost (−1) more ink than a displacement explains, 0
  /// elsewhere.
  mutating func signs(in window: InkGrid.Window) -> Composites {
    let cells = grid.cells(of: window)
    let gain = cells.reduce(into: Composites.zero) { $0 &+= gains[$1] }
    guard gain.isAnyNonzero else { return .zero }
    let excess = excess(gain, flux(window))
    var length = SIMD8<Int64>.zero
    for cell in cells {
      // Contours only add up: no more of them are needed once they explain every excess.
      guard any(excess .> change.inkShare * SIMD8<Double>(length)) else { return .zero }
      let found = contours[cell] ?? InkContour(change, grid).length(of: cell)
      contours[cell] = found
      length &+= SIMD8(truncatingIfNeeded: found)
    }
    let isOut = excess .> change.inkShare * SIMD8<Double>(length)
    var signs = Composites.zero
    for lane in signs.indices where isOut[lane] { signs[lane] = gain[lane] > 0 ? 1 : -1 }
    return signs
  }

  /// The ink beyond what a displacement moves across the border, in 510ths of a step.
  private func excess(_ gain: Composites, _ flux: Composites) -> SIMD8<Double> {
    2 * SIMD8<Double>(gain.magnitudes) - change.displacement * SIMD8<Double>(flux)
  }

  /// The sums of both pictures along the right border minus those along the left one, and along the
  /// lower border minus those along the upper one, as magnitudes.
  private func flux(_ window: InkGrid.Window) -> Composites {
    let columns = grid.pixelColumns(window.columns)
    let rows = grid.pixelRows(window.rows)
    let width = grid.size.width
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound * width, (rows.upperBound - 1) * width)
    var across = Ink.zero
    var down = Ink.zero
    for y in rows {
      across &+= change.step(from: y &* width &+ left, to: y &* width &+ right)
    }
    for x in columns { down &+= change.step(from: top &+ x, to: bottom &+ x) }
    return Composites(difference: across).magnitudes &+ Composites(difference: down).magnitudes
  }
}
