extension DifferenceMap {
  /// The figures of the whole picture and the checks of the limits.
  package func measurement(limits: [DifferenceLimit]) -> Comparison.Measurement {
    var differing = 0
    var antialiased = 0
    var ignored = 0
    var list = AreaList()
    // The runs of differing pixels in a row, as ranges of columns.
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
    let (areas, areaCount) = list.summary
    return Comparison.Measurement(
      comparedPixels: compared, differingPixels: differing, antialiasedPixels: antialiased,
      ignoredPixels: ignored, largest: largest, mean: compared == 0 ? 0 : sum / Double(compared),
      areas: areas, areaCount: areaCount, checks: checks)
  }

  /// The largest number of differing pixels in any square window.
  ///
  /// A window that reaches beyond the picture has at most as many as some window inside it.
  ///
  /// - Parameter side: the side of the window, in pixels.
  private func mostDiffering(inWindow side: Int) -> Int {
    let columns = min(max(side, 1), size.width)
    let rows = min(max(side, 1), size.height)
    // For each column, the number of differing pixels in the window's rows, which end at row y.
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
