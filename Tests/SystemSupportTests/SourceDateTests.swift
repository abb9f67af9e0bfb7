import Foundation
import SystemSupport
import Testing

@Suite("Source date")
struct SourceDateTests {
  @Test(
    "Seconds become a date in UTC, as Foundation has it",
    arguments: [
      0, 59, 86_399, 951_782_400, 951_868_800, 981_173_106, 4_107_542_400, 253_402_300_799,
    ])
  func formatting(seconds: Int) throws {
    let expected = Date(timeIntervalSince1970: Double(seconds))
      .formatted(.iso8601)
    #expect(try #require(SourceDate("\(seconds)")).iso8601 == expected)
  }

  @Test(
    "What is not a whole number of seconds is no date",
    arguments: ["", "-1", "+1", "1.5", " 1", "1e3", "٣", "253402300800", "99999999999999999999"])
  func refusal(text: String) {
    #expect(SourceDate(text) == nil)
  }
}
