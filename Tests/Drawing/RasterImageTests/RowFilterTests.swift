import RasterImage
import Testing

@Suite struct RowFilterTests {
  /// The rows with their filters, from one byte a pixel.
  private func filtered(_ rows: [[UInt8]], _ choice: FilterChoice) -> [UInt8] {
    Scanlines(
      samples: rows.flatMap(\.self), width: rows[0].count, height: rows.count,
      table: (0...255).map { $0 }, bitDepth: 8
    ).filtered(choice)
  }

  /// The heuristic of the PNG specification, 12.7. The sums of the filters none, sub and up are 100, 40 and 100
  /// in the first row, 100, 40 and 0 in the second, and 1, 2 and 100 in the third.
  @Test func `each row has the filter with the smallest sum of differences`() {
    #expect(
      filtered([[10, 20, 30, 40], [10, 20, 30, 40], [0, 0, 1, 0]], .smallestDifferences)
        == [1, 10, 10, 10, 10, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0])
  }

  @Test func `each row has the first filter that leaves the fewest pairs of neighbours`() {
    // Without a filter the pairs are 0 7, 7 14 and 14 21; with sub 0 7, and 7 7 twice.
    #expect(filtered([[0, 7, 14, 21]], .fewestPairs) == [1, 0, 7, 7, 7])
    // Three pairs with every filter; with sub 64 64, 64 0 and 0 193.
    #expect(filtered([[64, 128, 128, 65]], .fewestPairs) == [0, 64, 128, 128, 65])
  }
}
