import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct OutlineCoverageTests {
  /// The coverage of a polygon's pixels along 16 lines a pixel, each sorted anew.
  private func coverage(_ polygon: [Point], width: Int, height: Int) -> [Double] {
    var pixels = [Double](repeating: 0, count: width * height)
    for line in 0..<16 * height {
      let y = (Double(line) + 0.5) / 16
      var crossings: [(x: Double, winding: Int)] = []
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (a.y <= y) != (b.y <= y) {
        crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.winding
        guard winding != 0 else { continue }
        for x in 0..<width {
          let start: Double = max(crossing.x, Double(x))
          let end: Double = min(next.x, Double(x + 1))
          pixels[line / 16 * width + x] += max(0, end - start) / 16
        }
      }
    }
    return pixels
  }

  /// From one line to the next, few edges of the first polygon cross each other, and many of the last.
  @Test(arguments: [3, 8, 30, 200, 1000])
  func `lines are sorted, however many edges cross each other`(corners: Int) throws {
    let polygon = (0..<corners).map { (index: Int) -> Point in
      let x = Double(index * 7919 % 9973) / 9973
      let y = Double(index * 104_729 % 9967) / 9967
      return Point(x: 12 * x, y: 7 * y)
    }
    var path = VectorPath()
    for point in polygon { path.line(to: point) }
    path.close()
    let found = try #require(OutlineCoverage(path))
    let expected = coverage(polygon, width: 12, height: 7)
    for y in 0..<7 {
      for x in 0..<12 {
        let difference = abs(found[x, y] - expected[y * 12 + x])
        #expect(difference < 1e-6, "\(x), \(y)")
      }
    }
  }
}
