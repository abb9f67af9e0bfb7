import TestSupport
import Testing

import RasterImage

@Suite struct LevelSurveyTests {
  @Test(arguments: 0..<8)
  func `levels and edges are those that are found one by one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in Array(0...70) + [16_383, 16_384, 16_385, 40_000] {
      // Runs of 0 and 255 with some other levels between them.
      var bytes: [UInt8] = []
      while bytes.count < count {
        let level: UInt8 = [0, 255, UInt8.random(in: 0...255, using: &random)][
          Int.random(in: 0..<3, using: &random)]
        let run = level == 0 || level == 255 ? Int.random(in: 1...90, using: &random) : 1
        bytes += [UInt8](repeating: level, count: min(run, count - bytes.count))
      }
      let levels = Set(bytes).sorted()
      let survey = LevelSurvey(bytes, countsEdgePixels: true)
      #expect(survey.levels == levels)
      #expect(survey.edgePixels == bytes.count { $0 != 0 && $0 != 255 })
      #expect(LevelSurvey(bytes, countsEdgePixels: false).levels == levels)
    }
  }
}
