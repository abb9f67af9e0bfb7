import BadgeKit
import ComponentDescriptions
import Foundation
import Testing
import TextOutlines
import VectorGraphics

/// The example of tiles shows what one would like to have.
@Suite struct TilesExampleTests {
  /// The frames of the parts that have a gradient, which are tiles and capsules.
  private static func shaded(_ fills: [VectorScene.Fill]) -> [Rect] {
    fills.compactMap { fill in
      if case .linearGradient = fill.paint { fill.path.bounds } else { nil }
    }
  }

  @Test func `no badge covers a symbol, and one lies above two tiles on purpose`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../examples/compose/tiles.yml")
    let file = try ComponentFile(yaml: Array(Data(contentsOf: url)), file: "tiles.yml")
    let layout = try file.component.layout(
      in: LayoutContext(typesetter: Typesetter(cacheFolder: nil)))
    let tiles = Self.shaded(layout.content)
    let symbols = layout.content.compactMap { fill in
      if case .solid = fill.paint { fill.path.bounds } else { nil }
    }
    let badges = Self.shaded(layout.badges)
    #expect(tiles.count == 11 && symbols.count == tiles.count && badges.count == 5)
    func meets(_ a: Rect, _ b: Rect) -> Bool {
      a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }
    for (index, badge) in badges.enumerated() {
      #expect(!symbols.contains { meets($0, badge) }, "badge \(index)")
      #expect(badges.count { meets($0, badge) } == 1, "badge \(index)")
    }
    #expect(badges.map { badge in tiles.count { meets($0, badge) } }.sorted() == [1, 1, 1, 1, 2])
  }
}
