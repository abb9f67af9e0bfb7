import Testing
import VectorFormats
import VectorGraphics

/// Masters of the same structure whose points are paired wrongly.
@Suite struct SymbolCorrespondenceTests {
  private static func square(_ center: Point, _ half: Double, start: Int = 0) -> VectorPath {
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
      Point(x: center.x + $0.0 * half, y: center.y + $0.1 * half)
    }
    var path = VectorPath()
    path.move(to: corners[start])
    for offset in 1...3 { path.line(to: corners[(start + offset) % 4]) }
    path.close()
    return path
  }

  private func findings(_ paths: (SymbolWeight) -> [VectorPath]) -> [SymbolFinding] {
    var template = SymbolSample.template(paths: paths)
    // One layer, so that all paths have the same classes.
    for variant in template.variants.indices {
      for path in template.variants[variant].paths.indices {
        template.variants[variant].paths[path].classes = [SymbolLayerClass(.monochrome, 0)]
      }
    }
    return SymbolLinter.findings(Array(template.svg().utf8))
  }

  @Test func `paths of the same elements in another order are found`() {
    let found = findings { weight in
      let paths = [
        Self.square(.zero, 30), Self.square(Point(x: 20, y: 0), 5),
        Self.square(Point(x: -20, y: 0), 6),
      ]
      return weight == .black ? [paths[1], paths[2], paths[0]] : paths
    }
    #expect(found.map(\.rule) == [.pathOrder])
    #expect(found.first?.element == "Black-S, paths 1, 2 and 3")
  }

  @Test func `contours of one path in another order are found`() {
    let found = findings { weight in
      let (left, right) = (
        Self.square(Point(x: -20, y: 0), 8), Self.square(Point(x: 20, y: 0), 8)
      )
      return [weight == .ultralight ? right + left : left + right]
    }
    #expect(found.map(\.rule) == [.pathOrder])
    #expect(found.first?.problem.hasPrefix("contours 1 and 2") == true)
  }

  @Test(arguments: 1...3) func `a start that moved by corners is found`(start: Int) {
    let found = findings { weight in
      [Self.square(.zero, 20 + weight.fontWeight / 100, start: weight == .black ? start : 0)]
    }
    #expect(found.map(\.rule).allSatisfy { $0 == .startPoint || $0 == .turnedContour })
    #expect(found.map(\.element) == ["Black-S, path 1"])
  }

  @Test func `a start that moved by a quarter of a circle is found`() {
    let found = findings { weight in
      var dot = VectorPath()
      dot.arc(center: .zero, radius: 20, start: weight == .black ? 90 : 0, sweep: 360)
      dot.close()
      return [dot]
    }
    #expect(found.map(\.rule) == [.startPoint])
  }

  @Test func `shapes that grow, and those that move past each other, are in order`() {
    #expect(
      findings { weight in
        let growth = weight.fontWeight / 100
        return [
          Self.square(.zero, 20 + growth), Self.square(Point(x: 0, y: 30), 2 + growth),
          // A thin bar that becomes a block.
          .rectangle(Rect(x: -30, y: -30, width: 4 + 3 * growth, height: 60)),
        ]
      }.isEmpty)
  }
}
