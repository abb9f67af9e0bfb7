import Messages
import Testing

@Suite struct CountTextTests {
  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files"), (-1, "-1 files")])
  func `one thing is named in the singular, any other number in the plural`(
    count: Int, text: String
  ) {
    #expect(CountText.of(count, "file") == text)
  }

  @Test func `a plural of its own is used`() {
    #expect(CountText.of(1, "currency", plural: "currencies") == "1 currency")
    #expect(CountText.of(2, "currency", plural: "currencies") == "2 currencies")
  }
}
