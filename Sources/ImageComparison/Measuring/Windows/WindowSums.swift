/// The change of the sum of each channel in the windows of a ``WindowGrid``.
///
/// The channels are those over black and over white. Callers add only the pixels at edges.
/// ``ChangeDetector`` explains the theory.
struct WindowSums {
  private let detector: ChangeDetector
  private let grid: WindowGrid
  /// The change of each cell's sum. It is at most 64 × 64 × 65,025, so the sum of four cells is less than 2³¹.
  private var cellSums: [Composites]
  /// The result of ``ContourLength`` for each cell; nil if it is not measured yet.
  private var contours: [Composites?]

  init(_ detector: ChangeDetector, _ grid: WindowGrid) {
    self.detector = detector
    self.grid = grid
    cellSums = [Composites](repeating: .zero, count: grid.count)
    contours = [Composites?](repeating: nil, count: grid.count)
  }

  /// Adds the change of a pixel.
  @inline(__always)
  mutating func add(_ difference: Composites, _ x: Int, _ y: Int) {
    cellSums[grid.cellIndex(x, y)] &+= difference
  }

  /// The direction of each channel's change in a window: 1 if its sum increased by more than a harmless
  /// displacement explains, −1 if it decreased by more than that, otherwise 0.
  mutating func signs(in window: WindowGrid.Window) -> Composites {
    let cells = grid.cells(of: window)
    let sum = cells.reduce(into: Composites.zero) { $0 &+= cellSums[$1] }
    guard sum.isAnyNonzero else { return .zero }
    let excess = excess(sum, flux(window))
    var length = SIMD8<Int64>.zero
    for cell in cells {
      // The length only increases. Once it explains every excess, the other cells need not be measured.
      guard any(excess .> detector.sumPerContour * SIMD8<Double>(length)) else { return .zero }
      let found = contours[cell] ?? ContourLength(detector, grid).length(of: cell)
      contours[cell] = found
      length &+= SIMD8(truncatingIfNeeded: found)
    }
    let isOut = excess .> detector.sumPerContour * SIMD8<Double>(length)
    var signs = Composites.zero
    for lane in signs.indices where isOut[lane] { signs[lane] = sum[lane] > 0 ? 1 : -1 }
    return signs
  }

  /// The absolute change of the sum minus what a harmless displacement can move across the window's border, in
  /// 510ths of a step. It is negative if the displacement explains more than the change.
  private func excess(_ sum: Composites, _ flux: Composites) -> SIMD8<Double> {
    2 * SIMD8<Double>(sum.magnitudes) - detector.displacement * SIMD8<Double>(flux)
  }

  /// What a displacement by one pixel can move across the window's border, added up for both pictures.
  ///
  /// This is the absolute difference of the sums along the right and the left border, plus that of the sums
  /// along the lower and the upper border.
  private func flux(_ window: WindowGrid.Window) -> Composites {
    let columns = grid.pixelColumns(window.columns)
    let rows = grid.pixelRows(window.rows)
    let width = grid.size.width
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound * width, (rows.upperBound - 1) * width)
    var across = PremultipliedPixel.zero
    var down = PremultipliedPixel.zero
    for y in rows {
      across &+= detector.step(from: y &* width &+ left, to: y &* width &+ right)
    }
    for x in columns { down &+= detector.step(from: top &+ x, to: bottom &+ x) }
    return Composites(difference: across).magnitudes &+ Composites(difference: down).magnitudes
  }
}
