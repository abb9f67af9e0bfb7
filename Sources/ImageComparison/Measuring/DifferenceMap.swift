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
    var differing = 0
    var antialiased = 0
    var ignored = 0
    for mark in marks {
      switch mark {
      case .differing: differing += 1
      case .antialiased: antialiased += 1
      case .ignored: ignored += 1
      case .same, .tolerated: break
      }
    }
    let compared = marks.count - ignored
    let areas = differing == 0 ? [] : changedAreas()
    let checks = limits.map { limit in
      let found =
        switch limit {
        case .pixels: Double(differing)
        case .ratio: compared == 0 ? 0 : Double(differing) / Double(compared)
        case .largest: largest
        case .density(_, let window): Double(differing == 0 ? 0 : mostDiffering(in: window))
        }
      return LimitCheck(limit: limit, found: found)
    }
    return Comparison.Measurement(
      comparedPixels: compared, differingPixels: differing, antialiasedPixels: antialiased,
      ignoredPixels: ignored, largest: largest, mean: compared == 0 ? 0 : sum / Double(compared),
      areas: Array(areas.prefix(ChangedArea.listed)), areaCount: areas.count, checks: checks)
  }

  /// The largest number of differing pixels in any square window inside the picture.
  ///
  /// Uses a summed-area table (Crow, 1984), so the time does not depend on the window's side.
  func mostDiffering(in side: Int) -> Int {
    let (width, height) = (size.width, size.height)
    var table = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        if marks[y * width + x] == .differing { row += 1 }
        table[(y + 1) * (width + 1) + x + 1] = table[y * (width + 1) + x + 1] + row
      }
    }
    let columns = min(max(side, 1), width)
    let rows = min(max(side, 1), height)
    var most = 0
    for y in 0...(height - rows) {
      let top = y * (width + 1)
      let bottom = (y + rows) * (width + 1)
      for x in 0...(width - columns) {
        let count =
          table[bottom + x + columns] - table[top + x + columns] - table[bottom + x]
          + table[top + x]
        most = max(most, count)
      }
    }
    return most
  }

  /// The areas of touching pixels that differ, the one with the most pixels first.
  private func changedAreas() -> [ChangedArea] {
    let (width, height) = (size.width, size.height)
    var isOpen = marks.map { $0 == .differing }
    var areas: [ChangedArea] = []
    var pending: [Int] = []
    for start in isOpen.indices where isOpen[start] {
      isOpen[start] = false
      pending.append(start)
      var (minX, minY, maxX, maxY) = (width, height, 0, 0)
      var pixels = 0
      while let index = pending.popLast() {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        pixels += 1
        (minX, maxX) = (min(minX, x), max(maxX, x))
        (minY, maxY) = (min(minY, y), max(maxY, y))
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - 1, 0)...min(x + 1, width - 1) {
            let neighbour = row * width + column
            guard isOpen[neighbour] else { continue }
            isOpen[neighbour] = false
            pending.append(neighbour)
          }
        }
      }
      areas.append(
        ChangedArea(
          bounds: PixelRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1),
          pixels: pixels))
    }
    // Areas were found from top to bottom, and equal ones stay in that order.
    return areas.enumerated().sorted {
      ($1.element.pixels, $0.offset) < ($0.element.pixels, $1.offset)
    }.map(\.element)
  }
}
