/// The ink that two pictures gain and lose in windows of 128 × 128 pixels, of which each overlaps
/// the next one by half.
///
/// Ink is the value of a channel over a backdrop. ``VisibleChange`` has the theory.
struct InkBalance {
  /// The side of a cell: windows are two by two of them.
  private static let cell = 64

  /// A window in which more ink was lost or gained than a displacement explains.
  struct Window {
    var columns: Range<Int>
    var rows: Range<Int>
    var backdrop: Double
    /// 1 for each channel that gained ink, −1 for each that lost some, 0 elsewhere.
    var signs: SIMD4<Int32>
  }

  private let change: VisibleChange
  private let cellColumns: Int
  private let cellRows: Int
  /// The ink that each cell gained, over white and over black.
  private var gains: [Gain]
  /// For each row of each column of cells, a bit for each pixel whose ink changed.
  private var changed: [UInt64]

  /// An amount of ink over each backdrop.
  struct Gain {
    var overWhite: SIMD4<Int64> = .zero
    var overBlack: SIMD4<Int64> = .zero

    static func &+= (a: inout Gain, b: Gain) {
      a.overWhite &+= b.overWhite
      a.overBlack &+= b.overBlack
    }
  }

  init(_ change: VisibleChange) {
    self.change = change
    cellColumns = (change.a.width + Self.cell - 1) / Self.cell
    cellRows = (change.a.height + Self.cell - 1) / Self.cell
    gains = [Gain](repeating: Gain(), count: cellColumns * cellRows)
    changed = [UInt64](repeating: 0, count: cellColumns * change.a.height)
  }

  /// Adds the changes of a pixel.
  mutating func add(_ changes: VisibleChange.Changes, _ x: Int, _ y: Int) {
    let white = changes.overWhite?.ink ?? .zero
    let black = changes.overBlack?.ink ?? .zero
    guard white != .zero || black != .zero else { return }
    let column = x / Self.cell
    changed[y * cellColumns + column] |= 1 << UInt64(x % Self.cell)
    gains[y / Self.cell * cellColumns + column] &+= Gain(
      overWhite: SIMD4(truncatingIfNeeded: white), overBlack: SIMD4(truncatingIfNeeded: black))
  }

  /// Visits the pixels of a window whose ink changed, row by row.
  func forEachChange(in window: Window, _ visit: (_ x: Int, _ y: Int) -> Void) {
    // Windows begin and end with a cell, or with the picture.
    let first = window.columns.lowerBound / Self.cell
    let end = (window.columns.upperBound + Self.cell - 1) / Self.cell
    for y in window.rows {
      for column in first..<end {
        var bits = changed[y * cellColumns + column]
        while bits != 0 {
          visit(column * Self.cell + bits.trailingZeroBitCount, y)
          bits &= bits - 1
        }
      }
    }
  }

  /// The windows whose ink is out of balance, from top to bottom.
  func windows() -> [Window] {
    var contours = [Gain?](repeating: nil, count: gains.count)
    var windows: [Window] = []
    for top in 0..<max(1, cellRows - 1) {
      for left in 0..<max(1, cellColumns - 1) {
        let cells = (top..<min(top + 2, cellRows)).flatMap { row in
          (left..<min(left + 2, cellColumns)).map { row * cellColumns + $0 }
        }
        let gain = cells.reduce(into: Gain()) { $0 &+= gains[$1] }
        guard gain.overWhite != .zero || gain.overBlack != .zero else { continue }
        let columns = pixels(left, left + 2, change.a.width)
        let rows = pixels(top, top + 2, change.a.height)
        let flux = flux(columns, rows)
        for (backdrop, gain, flux, contour) in [
          (Backdrop.white, gain.overWhite, flux.overWhite, \Gain.overWhite),
          (Backdrop.black, gain.overBlack, flux.overBlack, \Gain.overBlack),
        ] where (0..<3).contains(where: { excess(gain, flux, $0) > 0 }) {
          var length = SIMD4<Int64>.zero
          for cell in cells {
            let found = contours[cell] ?? self.contour(of: cell)
            contours[cell] = found
            length &+= found[keyPath: contour]
          }
          var signs = SIMD4<Int32>.zero
          for channel in 0..<3
          where excess(gain, flux, channel) > change.inkShare * Double(length[channel]) {
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

  /// The ink beyond what a displacement moves across the border, in 510ths of a step.
  private func excess(_ gain: SIMD4<Int64>, _ flux: SIMD4<Int64>, _ channel: Int) -> Double {
    2 * Double(abs(gain[channel])) - change.displacement * Double(flux[channel])
  }

  /// The sums of both pictures along the right border minus those along the left one, and along the
  /// lower border minus those along the upper one, as magnitudes.
  private func flux(_ columns: Range<Int>, _ rows: Range<Int>) -> Gain {
    let width = change.a.width
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound * width, (rows.upperBound - 1) * width)
    var across = Ink()
    var down = Ink()
    for y in rows { across = across &+ (ink(y &* width &+ right) &- ink(y &* width &+ left)) }
    for x in columns { down = down &+ (ink(bottom &+ x) &- ink(top &+ x)) }
    return Gain(
      overWhite: SIMD4(
        truncatingIfNeeded: VisibleChange.magnitude(across.overWhite)
          &+ VisibleChange.magnitude(down.overWhite)),
      overBlack: SIMD4(
        truncatingIfNeeded: VisibleChange.magnitude(across.overBlack)
          &+ VisibleChange.magnitude(down.overBlack)))
  }

  /// The length of a cell's contours times their contrast: the sum of all steps between neighbours.
  func contour(of cell: Int) -> Gain {
    let (row, column) = cell.quotientAndRemainder(dividingBy: cellColumns)
    let columns = pixels(column, column + 1, change.a.width)
    // All but the picture's last column have a pixel to their right.
    let inner = min(columns.upperBound, change.a.width - 1) - columns.lowerBound
    let read = columns.lowerBound..<min(columns.upperBound + 1, change.a.width)
    let lines = pixels(row, row + 1, change.a.height)
    // A cell's sum is at most 2 × 64 × 64 steps of two pictures' 65,025, below 2³¹.
    var sum = Steps()
    var across = Steps()
    var isRepeated = false
    for y in lines {
      let start = y * change.a.width + columns.lowerBound
      // A row that is equal to the one above has its steps.
      if !isRepeated { across = steps(from: start, to: start + 1, count: inner) }
      sum &+= across
      guard y + 1 < change.a.height else { continue }
      isRepeated = change.a.repeatsRow(y, read) && change.b.repeatsRow(y, read)
      if !isRepeated {
        sum &+= steps(from: start, to: start + change.a.width, count: columns.count)
      }
    }
    return Gain(
      overWhite: SIMD4(truncatingIfNeeded: sum.overWhite),
      overBlack: SIMD4(truncatingIfNeeded: sum.overBlack))
  }

  /// The steps from some pixels to as many others, which begin at two indices.
  private func steps(from first: Int, to second: Int, count: Int) -> Steps {
    var steps = Steps()
    change.a.forEachStep(or: change.b, from: first, to: second, count: count) { offset in
      let step = ink(second &+ offset) &- ink(first &+ offset)
      steps.overWhite &+= VisibleChange.magnitude(step.overWhite)
      steps.overBlack &+= VisibleChange.magnitude(step.overBlack)
    }
    return steps
  }

  /// A sum of magnitudes over each backdrop.
  private struct Steps {
    var overWhite: SIMD4<Int32> = .zero
    var overBlack: SIMD4<Int32> = .zero

    static func &+= (a: inout Steps, b: Steps) {
      a.overWhite &+= b.overWhite
      a.overBlack &+= b.overBlack
    }
  }

  /// The ink of both pictures at a pixel.
  @inline(__always)
  private func ink(_ index: Int) -> Ink { Ink(change.a[index]) &+ Ink(change.b[index]) }
}
