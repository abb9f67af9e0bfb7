/// The pixels whose ink changed although they do not differ: those that count as soon as a window around
/// them gains or loses ink as they do.
struct InkCandidates {
  private let grid: InkGrid
  /// For each row of each column of cells, a bit for each pixel, and the index of the first one's signs.
  private var bits: [UInt64]
  private var firsts: [Int]
  /// The signs of the ink of all candidates in the order of insertion, none for those removed.
  private var signs: [InkSigns] = []
  /// The number of candidates in each cell.
  private var counts: [Int]

  init(_ grid: InkGrid) {
    self.grid = grid
    bits = [UInt64](repeating: 0, count: grid.columns * grid.size.height)
    firsts = [Int](repeating: 0, count: bits.count)
    counts = [Int](repeating: 0, count: grid.count)
  }

  /// Adds a pixel.
  ///
  /// - Precondition: pixels are added row by row and from left to right.
  mutating func insert(_ x: Int, _ y: Int, _ ink: Composites) {
    let index = y &* grid.columns &+ x / InkGrid.cell
    if bits[index] == 0 { firsts[index] = signs.count }
    bits[index] |= 1 << UInt64(x % InkGrid.cell)
    signs.append(InkSigns(ink))
    counts[grid.cell(x, y)] &+= 1
  }

  /// Whether any candidate is in a window.
  func areAny(in window: InkGrid.Window) -> Bool {
    window.rows.contains { row in
      window.columns.contains { counts[row * grid.columns + $0] > 0 }
    }
  }

  /// Removes the candidates of a window that have any of some signs, and visits them row by row.
  mutating func remove(
    in window: InkGrid.Window, _ removed: InkSigns, _ visit: (_ x: Int, _ y: Int) -> Void
  ) {
    for row in window.rows {
      var pending = window.columns.reduce(0) { $0 + counts[row * grid.columns + $1] }
      for y in grid.pixelRows(row..<row + 1) where pending > 0 {
        for column in window.columns {
          let index = y &* grid.columns &+ column
          var open = bits[index]
          var candidate = firsts[index]
          while open != 0 {
            if signs[candidate] != .none { pending &-= 1 }
            if signs[candidate].intersects(removed) {
              signs[candidate] = .none
              counts[row &* grid.columns &+ column] &-= 1
              visit(column &* InkGrid.cell &+ open.trailingZeroBitCount, y)
            }
            open &= open &- 1
            candidate &+= 1
          }
        }
      }
    }
  }
}

/// The channels, over black and over white, in which ink is gained, and those in which it is lost.
struct InkSigns: Hashable {
  private var bits: UInt16

  static let none = InkSigns(.zero)

  init(_ ink: Composites) {
    let channels = Composites(1, 2, 4, 8, 16, 32, 64, 128)
    let gained = ((0 &- ink) &>> 31) & channels
    let lost = (ink &>> 31) & (channels &<< 8)
    bits = UInt16(truncatingIfNeeded: (gained | lost).union)
  }

  /// Whether ink is gained in the same channel as by others, or lost.
  func intersects(_ other: InkSigns) -> Bool { bits & other.bits != 0 }
}
