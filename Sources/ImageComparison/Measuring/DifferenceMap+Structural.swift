extension DifferenceMap {
  /// Marks the pixels whose neighbourhoods are less similar than a threshold allows, in the worst
  /// of the channels over black and over white.
  mutating func markStructural(_ a: PixelPlane, _ b: PixelPlane, threshold: Double) {
    let isOpaque = a.pixels.allSatisfy(\.isOpaque) && b.pixels.allSatisfy(\.isOpaque)
    var lowest = [Double](repeating: 1, count: a.pixels.count)
    for backdrop in isOpaque ? [Backdrop.white] : [Backdrop.white, Backdrop.black] {
      let first = a.pixels.map { $0.composite(over: backdrop) }
      let second = b.pixels.map { $0.composite(over: backdrop) }
      let planes = [
        (first.map(\.red), second.map(\.red)), (first.map(\.green), second.map(\.green)),
        (first.map(\.blue), second.map(\.blue)),
      ]
      for (x, y) in planes {
        let similarity = StructuralSimilarity(width: size.width, height: size.height).map(x, y)
        for index in lowest.indices { lowest[index] = min(lowest[index], similarity[index]) }
      }
    }
    for index in lowest.indices where lowest[index] < 1 && marks[index] != .ignored {
      let difference = 1 - lowest[index]
      note(index, difference, difference > threshold ? .differing : .tolerated)
    }
  }
}
