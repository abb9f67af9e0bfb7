import CairoBackend
import Testing

@Suite struct SourceDateTests {
  /// The results of `date -u -d @SECONDS +%FT%TZ` of GNU coreutils.
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (86_399, "1970-01-01T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (981_173_106, "2001-02-03T04:05:06Z"), (1_704_067_199, "2023-12-31T23:59:59Z"),
      (1_709_251_199, "2024-02-29T23:59:59Z"), (4_107_456_000, "2100-02-28T00:00:00Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
  func `seconds become a date in UTC`(seconds: Int, text: String) throws {
    #expect(try #require(SourceDate("\(seconds)")).iso8601 == text)
  }

  @Test(
    arguments: ["", "-1", "+1", "1.5", " 1", "1e3", "٣", "253402300800", "99999999999999999999"])
  func `any text but a whole number of seconds is refused`(text: String) {
    #expect(SourceDate(text) == nil)
  }
}
