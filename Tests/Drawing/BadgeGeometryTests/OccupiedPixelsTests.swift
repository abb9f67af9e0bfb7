import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct OccupiedPixelsTests {
  private static func isApart(_ symbol: Rect, from wall: Rect, movedBy x: Int = 0) throws -> Bool {
    let occupied = try #require(OccupiedPixels(.rectangle(wall)))
    let coverage = try #require(OutlineCoverage(.rectangle(symbol)))
    return occupied.isApart(from: coverage, movedBy: (x, 0))
  }

  private static let wall = Rect(x: 10, y: 0, width: 2, height: 10)

  @Test func `a whole empty pixel keeps two shapes apart`() throws {
    #expect(try Self.isApart(Rect(x: 5, y: 2, width: 4, height: 4), from: Self.wall))
    #expect(try !Self.isApart(Rect(x: 6, y: 2, width: 4, height: 4), from: Self.wall))
  }

  @Test func `a pixel between two shapes is empty up to a quarter of its coverage`() throws {
    #expect(try Self.isApart(Rect(x: 5, y: 2, width: 4.25, height: 4), from: Self.wall))
    #expect(try !Self.isApart(Rect(x: 5, y: 2, width: 4.26, height: 4), from: Self.wall))
    // Both shapes together cover the pixel.
    let wall = Rect(x: 9.8, y: 0, width: 2, height: 10)
    #expect(try !Self.isApart(Rect(x: 5, y: 2, width: 4.25, height: 4), from: wall))
  }

  @Test func `pixels that share a corner touch`() throws {
    let wall = Rect(x: 10, y: 6, width: 2, height: 2)
    #expect(try !Self.isApart(Rect(x: 6, y: 2, width: 4, height: 4), from: wall))
    #expect(try Self.isApart(Rect(x: 6, y: 1, width: 4, height: 4), from: wall))
  }

  @Test func `a shift moves the symbol by whole pixels`() throws {
    #expect(try !Self.isApart(Rect(x: 5, y: 2, width: 4, height: 4), from: Self.wall, movedBy: 1))
    #expect(try Self.isApart(Rect(x: 6, y: 2, width: 4, height: 4), from: Self.wall, movedBy: -1))
  }
}
