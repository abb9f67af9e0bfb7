@testable import VectorGraphics

/// The union of a large drawing, beside half of it: n log n takes 2.13 times as long.
func paths() throws -> [Benchmark] {
  [
    Benchmark(
      name: "union of 100,000 overlapping segments", unit: .microseconds,
      sample: {
        let (path, half) = (slats(25_000), slats(12_500))
        return (
          try threadTime { try keep(path.united().elements.count) },
          try threadTime { try keep(half.united().elements.count) }
        )
      }, yardstick: "50,000 segments", goal: .value(5_000_000), samples: 3)
  ]
}

/// Parallel slanted slats, each of which overlaps the next: four segments each.
private func slats(_ count: Int) -> VectorPath {
  (0..<count).reduce(into: VectorPath()) { path, index in
    let x = Double(index) * 0.01
    path.append(
      VectorPath([
        .move(Point(x: x, y: 0)), .line(Point(x: x + 370, y: 1000)),
        .line(Point(x: x + 370.015, y: 1000)), .line(Point(x: x + 0.015, y: 0)), .close,
      ]))
  }
}
