extension DifferenceMap {
  /// The figures of all pixels; the marks are beside them, in ``marks``.
  func measurement(limits: [Limit]) -> Comparison.Measurement {
    var (differing, antialiased, ignored) = (0, 0, 0)
    var list = AreaList()
    // The columns of a row's pixels that differ.
    var runs: [Range<Int>] = []
    for y in 0..<size.height {
      runs.removeAll(keepingCapacity: true)
      var x = 0
      while let next = firstChange(row: y, x..<size.width) {
        let start = y &* size.width
        x = next
        switch marks[start &+ x] {
        case .differing:
          while x < size.width, marks[start &+ x] == .differing { x &+= 1 }
          runs.append(next..<x)
          differing += x - next
          continue
        case .antialiased: antialiased += 1
        case .ignored: ignored += 1
        case .same, .tolerated: break
        }
        x &+= 1
      }
      list.add(runs)
    }
    let compared = size.pixelCount - ignored
    let checks = limits.map { limit in
      let found =
        switch limit {
        case .pixels: Double(differing)
        case .ratio: compared == 0 ? 0 : Double(differing) / Double(compared)
        case .largest: largest
        case .density(_, let window): Double(mostDiffering(inWindow: window))
        }
      return LimitCheck(limit: limit, found: found)
    }
    let (areas, areaCount) = list.largest
    return Comparison.Measurement(
      comparedPixels: compared, differingPixels: differing, antialiasedPixels: antialiased,
      ignoredPixels: ignored, largest: largest, mean: compared == 0 ? 0 : sum / Double(compared),
      areas: areas, areaCount: areaCount, checks: checks)
  }

  /// The largest number of differing pixels in a square window of some pixels a side.
  ///
  /// Windows that reach beyond the picture have no more than the one beside them that does not.
  private func mostDiffering(inWindow side: Int) -> Int {
    let (columns, rows) = (min(max(side, 1), size.width), min(max(side, 1), size.height))
    // The number of differing pixels of each column in the last rows.
    var counts = [Int](repeating: 0, count: size.width)
    var most = 0
    for y in 0..<size.height {
      var count = 0
      for x in 0..<size.width {
        if marks[y &* size.width &+ x] == .differing { counts[x] += 1 }
        if y >= rows, marks[(y - rows) &* size.width &+ x] == .differing { counts[x] -= 1 }
        count += counts[x] - (x >= columns ? counts[x - columns] : 0)
        most = max(most, count)
      }
    }
    return most
  }
}
