import CurrencyLocale
import Testing

@Suite struct NearestLocaleTests {
  /// The error's message, after the colon.
  private func fix(_ identifier: String) throws -> String {
    let error = try #require(throws: CurrencyLocaleError.self) { try CurrencyLocale(identifier) }
    return error.description.split(separator: ": ").last.map(String.init) ?? ""
  }

  @Test func `at most three identifiers with the fewest edits are suggested`() throws {
    #expect(try fix("fr_CHX") == "did you mean 'fr_CH'?")
    #expect(try fix("qq_CH") == "did you mean 'de_CH' or 'en_CH' or 'fr_CH'?")
  }

  @Test func `edits are at most two, and less than half of the identifier`() throws {
    let other = "name one, such as 'en_US'"
    // Two edits of five letters, and of four.
    #expect(try fix("qq_CH") != other)
    #expect(try fix("enQQ") == other)
    #expect(try fix("qqq_CH") == other)
  }
}
