/// The mark of each pixel with the sum and the maximum of their differences, filled by a strategy.
struct DifferenceMap {
  let size: PictureSize
  private(set) var marks: [PixelMark]
  private var largest = 0.0
  private var sum = 0.0

  /// - Parameter marks: `same` or `ignored` for each pixel.
  init(size: PictureSize, marks: [PixelMark]) {
    self.size = size
    self.marks = marks
  }

  /// Records a pixel's difference and its mark.
  mutating func note(_ index: Int, _ difference: Double, _ mark: PixelMark) {
    marks[index] = mark
    guard mark != .antialiased else { return }
    largest = max(largest, difference)
    sum += difference
  }

  /// Makes a pixel that was tolerated, or taken for anti-aliasing, one that differs.
  mutating func promote(_ index: Int, _ difference: Double) {
    guard marks[index] == .tolerated || marks[index] == .antialiased else { return }
    // The difference of a tolerated pixel is in the sum already.
    if marks[index] == .antialiased { sum += difference }
    largest = max(largest, difference)
    marks[index] = .differing
  }

  /// The figures of all pixels; the marks are beside them, in ``marks``.
  func measurement(limits: [Limit]) -> Comparison.Measurement {
    var figures = RowFigures(size: size, limits: limits)
    figures.largest = largest
    figures.sum = sum
    var runs: [Range<Int>] = []
    for y in 0..<size.height {
      runs.removeAll(keepingCapacity: true)
      var start: Int?
      for x in 0..<size.width {
        let mark = marks[y * size.width + x]
        if mark == .differing {
          start = start ?? x
          continue
        }
        if let first = start {
          runs.append(first..<x)
          start = nil
        }
        if mark == .antialiased { figures.antialiased += 1 }
        if mark == .ignored { figures.ignored += 1 }
      }
      if let start { runs.append(start..<size.width) }
      figures.add(runs)
    }
    return figures.measurement()
  }
}
