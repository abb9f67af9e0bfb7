/// The pixels at edges that changed, but are not marked as differing yet.
///
/// Such a pixel is marked if the sum of a window around it changed by too much, in the direction of the
/// pixel's own change.
struct PendingPixels {
  private struct Pixel {
    var x: Int32
    var y: Int32
    var signs: ChannelSigns
  }

  private let grid: WindowGrid
  /// The pixels of each cell, row by row.
  private var cells: [[Pixel]]

  init(_ grid: WindowGrid) {
    self.grid = grid
    cells = [[Pixel]](repeating: [], count: grid.count)
  }

  /// Adds a pixel.
  mutating func insert(_ x: Int, _ y: Int, _ difference: Composites) {
    cells[grid.cellIndex(x, y)].append(
      Pixel(
        x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y),
        signs: ChannelSigns(difference)))
  }

  /// Whether any of the pixels is in a window.
  func areAny(in window: WindowGrid.Window) -> Bool {
    grid.cells(of: window).contains { !cells[$0].isEmpty }
  }

  /// Removes the pixels of a window that have a sign in common with `removed`, and visits them row by row.
  mutating func remove(
    in window: WindowGrid.Window, _ removed: ChannelSigns, _ visit: (_ x: Int, _ y: Int) -> Void
  ) {
    var found: [Pixel] = []
    for cell in grid.cells(of: window) {
      found += cells[cell].filter { $0.signs.intersects(removed) }
      cells[cell].removeAll { $0.signs.intersects(removed) }
    }
    found.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    for pixel in found { visit(Int(pixel.x), Int(pixel.y)) }
  }
}

/// The set of channels, over black and over white, that increase, and the set of channels that decrease.
struct ChannelSigns: Hashable {
  private var bits: UInt16

  init(_ difference: Composites) {
    let channels = Composites(1, 2, 4, 8, 16, 32, 64, 128)
    let growing = ((0 &- difference) &>> 31) & channels
    let shrinking = (difference &>> 31) & (channels &<< 8)
    bits = UInt16(truncatingIfNeeded: (growing | shrinking).union)
  }

  /// Whether a channel increases in both values, or decreases in both.
  func intersects(_ other: ChannelSigns) -> Bool { bits & other.bits != 0 }
}
