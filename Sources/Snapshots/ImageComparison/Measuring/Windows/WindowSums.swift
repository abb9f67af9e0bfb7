/// The change of the sum of each channel in the windows of a ``WindowGrid``.
///
/// The channels are those over black and over white. Callers add only the pixels at edges.
/// ``ChangeDetector`` explains the theory.
struct WindowSums {
  private let detector: ChangeDetector
  private let grid: WindowGrid
  /// The changes of each cell's pixels.
  private var cells: [ChangeSums]
  /// The result of ``ContourLength`` for each cell; nil if it is not measured yet.
  private var contours: [Composites?]

  /// The sums of the changes that increase a channel, and of those that decrease it, both as magnitudes.
  ///
  /// A sum over a cell is at most 64 × 64 × 65,025, so the sum over four cells is less than 2³¹.
  private struct ChangeSums {
    var gain = Composites.zero
    var loss = Composites.zero

    var sum: Composites { gain &- loss }
    /// The changes against the direction of the sum.
    var opposite: Composites { pointwiseMin(gain, loss) }
  }

  init(_ detector: ChangeDetector, _ grid: WindowGrid) {
    self.detector = detector
    self.grid = grid
    cells = [ChangeSums](repeating: ChangeSums(), count: grid.count)
    contours = [Composites?](repeating: nil, count: grid.count)
  }

  /// Adds the change of a pixel.
  @inline(__always)
  mutating func add(_ difference: Composites, _ x: Int, _ y: Int) {
    let cell = grid.cellIndex(x, y)
    let decrease = difference & (difference &>> 31)
    cells[cell].gain &+= difference &- decrease
    cells[cell].loss &-= decrease
  }

  /// The direction of each channel's excess in a window: 1 for an increase, −1 for a decrease. 0 if harmless
  /// displacement and sampling explain the change.
  mutating func signs(in window: WindowGrid.Window) -> Composites {
    let indices = grid.cells(of: window)
    let changes = indices.reduce(into: ChangeSums()) {
      $0.gain &+= cells[$1].gain
      $0.loss &+= cells[$1].loss
    }
    let sum = changes.sum
    guard sum.isAnyNonzero else { return .zero }
    let excess = excess(changes, flux(window))
    var length = SIMD8<Int64>.zero
    for cell in indices {
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

  /// The absolute change of the sum, minus the weighted changes against it, minus the harmless ``flux(_:)``.
  /// The unit is a 510th of a step.
  ///
  /// It is negative if the displacement explains more than the change.
  private func excess(_ changes: ChangeSums, _ flux: Composites) -> SIMD8<Double> {
    let opposite = ChangeDetector.oppositeWeight * SIMD8<Double>(changes.opposite)
    return 2 * (SIMD8<Double>(changes.sum.magnitudes) - opposite)
      - detector.displacement * SIMD8<Double>(flux)
  }

  /// The flux across the window's border: how much a displacement by one pixel can move across it, summed over
  /// both pictures.
  ///
  /// This is the absolute difference of the sums along the right and the left border, plus that of the sums
  /// along the lower and the upper border. A border of the picture lies in its transparent margin.
  private func flux(_ window: WindowGrid.Window) -> Composites {
    let columns = grid.pixelColumns(window.columns)
    let rows = grid.pixelRows(window.rows)
    let left = columns.lowerBound == 0 ? -1 : columns.lowerBound
    let top = rows.lowerBound == 0 ? -1 : rows.lowerBound
    let (width, height) = (grid.size.width, grid.size.height)
    let right = columns.upperBound == width ? width : columns.upperBound - 1
    let bottom = rows.upperBound == height ? height : rows.upperBound - 1
    var across = PremultipliedPixel.zero
    var down = PremultipliedPixel.zero
    for y in rows { across &+= detector.sum(right, y) &- detector.sum(left, y) }
    for x in columns { down &+= detector.sum(x, bottom) &- detector.sum(x, top) }
    return Composites(difference: across).magnitudes &+ Composites(difference: down).magnitudes
  }
}
