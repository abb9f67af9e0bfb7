import ImageComparison
import Testing

@Suite struct ComparisonJSONTests: NinePixels {
  @Test func `the JSON form holds every figure`() throws {
    let text = try verdict(block(), [.pixels(7), .density(pixels: 8, window: 3)]).json
    #expect(text.contains("\"verdict\" : \"changed\""))
    #expect(text.contains("\"excess\" : 2"))
    #expect(text.contains("\"window\" : 3"))
    #expect(text.contains("\"differing\" : 9"))
  }
}
