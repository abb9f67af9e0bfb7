/// The division of a picture into cells of 64 × 64 pixels, and into windows of two by two cells.
///
/// Neighbouring windows overlap by half.
package struct WindowGrid {
  /// The side of a cell, in pixels.
  static let cellSide = 64

  /// The size of the picture.
  let size: PictureSize
  /// The number of cells side by side.
  let columns: Int
  /// The number of cells one below the other.
  let rows: Int

  package init(_ size: PictureSize) {
    self.size = size
    columns = (size.width + Self.cellSide - 1) / Self.cellSide
    rows = (size.height + Self.cellSide - 1) / Self.cellSide
  }

  /// The number of cells.
  package var count: Int { columns * rows }

  /// The index of the cell that a pixel is in.
  @inline(__always)
  func cellIndex(_ x: Int, _ y: Int) -> Int { y / Self.cellSide &* columns &+ x / Self.cellSide }

  /// A window of two by two cells, or fewer in a small picture.
  struct Window {
    /// The columns of cells.
    var columns: Range<Int>
    /// The rows of cells.
    var rows: Range<Int>
  }

  /// Visits the windows row by row.
  func forEachWindow(_ visit: (Window) -> Void) {
    for top in 0..<max(1, rows - 1) {
      for left in 0..<max(1, columns - 1) {
        visit(
          Window(columns: left..<min(left + 2, columns), rows: top..<min(top + 2, rows)))
      }
    }
  }

  /// The cells of a window, row by row.
  func cells(of window: Window) -> [Int] {
    window.rows.flatMap { row in window.columns.map { row * columns + $0 } }
  }

  /// The columns of pixels in a range of columns of cells.
  func pixelColumns(_ columns: Range<Int>) -> Range<Int> { pixels(columns, size.width) }

  /// The rows of pixels in a range of rows of cells.
  func pixelRows(_ rows: Range<Int>) -> Range<Int> { pixels(rows, size.height) }

  private func pixels(_ cells: Range<Int>, _ end: Int) -> Range<Int> {
    cells.lowerBound * Self.cellSide..<min(cells.upperBound * Self.cellSide, end)
  }
}
