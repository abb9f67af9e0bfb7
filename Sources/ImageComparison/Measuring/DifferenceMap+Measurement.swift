extension DifferenceMap {
  /// The figures of all pixels; the marks are beside them, in ``marks``.
  func measurement(limits: [Limit]) -> Comparison.Measurement {
    var (differing, antialiased, ignored) = (0, 0, 0)
    var areas = AreaTracker(width: size.width)
    var densities = limits.map { limit -> DensityTracker? in
      guard case .density(_, let window) = limit else { return nil }
      return DensityTracker(window: window, size: size)
    }
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
      areas.add(runs)
      for index in densities.indices { densities[index]?.add(runs) }
    }
    let compared = size.pixelCount - ignored
    let checks = zip(limits, densities).map { limit, density in
      let found =
        switch limit {
        case .pixels: Double(differing)
        case .ratio: compared == 0 ? 0 : Double(differing) / Double(compared)
        case .largest: largest
        case .density: Double(density?.most ?? 0)
        }
      return LimitCheck(limit: limit, found: found)
    }
    let (listed, count) = areas.finished()
    return Comparison.Measurement(
      comparedPixels: compared, differingPixels: differing, antialiasedPixels: antialiased,
      ignoredPixels: ignored, largest: largest, mean: compared == 0 ? 0 : sum / Double(compared),
      areas: listed, areaCount: count, checks: checks)
  }
}
