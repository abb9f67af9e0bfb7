internal import ImageComparison

/// `WindowSums` as it is defined; only the sums of cells are kept.
package struct ReferenceSums {
  /// The side of a cell: windows are two by two of them.
  private static let cell = 64

  /// A window whose sum changed by more than a displacement explains.
  struct Window {
    var columns: Range<Int>
    var rows: Range<Int>
    var backdrop: Double
    /// 1 for each channel whose sum grew, −1 for each whose sum shrank, 0 elsewhere.
    var signs: SIMD4<Int32>
  }

  private let change: ReferenceChange
  private let cellColumns: Int
  private let cellRows: Int
  /// The change of each cell's sum, over white and over black.
  private var gains: [[SIMD4<Int64>]]
  /// The same of magnitudes: what its pixels changed in both directions.
  private var magnitudes: [[SIMD4<Int64>]]

  package init(_ change: ReferenceChange) {
    self.change = change
    cellColumns = (change.a.width + Self.cell - 1) / Self.cell
    cellRows = (change.a.height + Self.cell - 1) / Self.cell
    let none = [SIMD4<Int64>](repeating: .zero, count: cellColumns * cellRows)
    gains = [none, none]
    magnitudes = gains
  }

  /// Adds the change of a pixel.
  mutating func add(_ found: ReferenceChange.Change, at index: Int) {
    let (y, x) = index.quotientAndRemainder(dividingBy: change.a.width)
    let difference = SIMD4<Int64>(truncatingIfNeeded: found.atEdges)
    let layer = found.backdrop == Backdrop.white ? 0 : 1
    let cell = y / Self.cell * cellColumns + x / Self.cell
    gains[layer][cell] &+= difference
    magnitudes[layer][cell] &+= pointwiseMax(difference, .zero &- difference)
  }

  /// The windows whose sums changed by too much, from top to bottom.
  func windows() -> [Window] {
    var contours = [[Int: SIMD4<Int64>]](repeating: [:], count: 2)
    var windows: [Window] = []
    for top in 0..<max(1, cellRows - 1) {
      for left in 0..<max(1, cellColumns - 1) {
        for (layer, backdrop) in [Backdrop.white, Backdrop.black].enumerated() {
          let cells = (top..<min(top + 2, cellRows)).flatMap { row in
            (left..<min(left + 2, cellColumns)).map { row * cellColumns + $0 }
          }
          let gain = cells.reduce(into: SIMD4<Int64>.zero) { $0 &+= gains[layer][$1] }
          guard gain != .zero else { continue }
          let magnitude = cells.reduce(into: SIMD4<Int64>.zero) { $0 &+= magnitudes[layer][$1] }
          let columns = pixels(left, left + 2, change.a.width)
          let rows = pixels(top, top + 2, change.a.height)
          let flux = flux(columns, rows, backdrop)
          guard (0..<3).contains(where: { excess(gain, magnitude, flux, $0) > 0 }) else { continue }
          var contour = SIMD4<Int64>.zero
          for cell in cells {
            let length = contours[layer][cell] ?? self.contour(of: cell, backdrop)
            contours[layer][cell] = length
            contour &+= length
          }
          var signs = SIMD4<Int32>.zero
          for channel in 0..<3
          where excess(gain, magnitude, flux, channel) > change.sumPerContour
            * Double(contour[channel])
          {
            signs[channel] = gain[channel] > 0 ? 1 : -1
          }
          guard signs != .zero else { continue }
          windows.append(Window(columns: columns, rows: rows, backdrop: backdrop, signs: signs))
        }
      }
    }
    return windows
  }

  private func pixels(_ first: Int, _ end: Int, _ limit: Int) -> Range<Int> {
    first * Self.cell..<min(end * Self.cell, limit)
  }

  /// The change of the sum beyond what a displacement moves across the border, less what changed in the
  /// other direction, in 510ths of a step.
  private func excess(
    _ gain: SIMD4<Int64>, _ magnitude: SIMD4<Int64>, _ flux: SIMD4<Int64>, _ channel: Int
  ) -> Double {
    let change = abs(gain[channel])
    let opposite = ReferenceChange.oppositeWeight * Double((magnitude[channel] - change) / 2)
    return 2 * (Double(change) - opposite) - self.change.displacement * Double(flux[channel])
  }

  /// The sums of both pictures along the right border minus those along the left one, and along the
  /// lower border minus those along the upper one, as magnitudes. The border of the picture lies outside of it.
  private func flux(_ columns: Range<Int>, _ rows: Range<Int>, _ backdrop: Double) -> SIMD4<Int64> {
    var across = SIMD4<Int64>.zero
    var down = SIMD4<Int64>.zero
    let left = columns.lowerBound == 0 ? -1 : columns.lowerBound
    let right = columns.upperBound == change.a.width ? change.a.width : columns.upperBound - 1
    let top = rows.lowerBound == 0 ? -1 : rows.lowerBound
    let bottom = rows.upperBound == change.a.height ? change.a.height : rows.upperBound - 1
    for y in rows { across &+= sum(right, y, backdrop) &- sum(left, y, backdrop) }
    for x in columns { down &+= sum(x, bottom, backdrop) &- sum(x, top, backdrop) }
    return pointwiseMax(across, .zero &- across) &+ pointwiseMax(down, .zero &- down)
  }

  /// The length of a cell's contours times their contrast: the sum of all steps between neighbours.
  package func contour(of cell: Int, _ backdrop: Double) -> SIMD4<Int64> {
    let (row, column) = cell.quotientAndRemainder(dividingBy: cellColumns)
    var length = SIMD4<Int64>.zero
    for y in pixels(row, row + 1, change.a.height) {
      for x in pixels(column, column + 1, change.a.width) {
        // The steps to the right and down; to the left and up from the first column and row.
        var neighbours = [(x + 1, y), (x, y + 1)]
        if x == 0 { neighbours.append((-1, y)) }
        if y == 0 { neighbours.append((x, -1)) }
        for (column, row) in neighbours {
          let step = sum(column, row, backdrop) &- sum(x, y, backdrop)
          length &+= pointwiseMax(step, .zero &- step)
        }
      }
    }
    return length
  }

  private func sum(_ x: Int, _ y: Int, _ backdrop: Double) -> SIMD4<Int64> {
    SIMD4<Int64>(
      truncatingIfNeeded: change.a.pixel(x, y).exactComposite(over: backdrop)
        &+ change.b.pixel(x, y).exactComposite(over: backdrop))
  }
}
