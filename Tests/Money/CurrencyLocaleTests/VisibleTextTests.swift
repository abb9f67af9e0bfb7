import CurrencyLocale
import Testing

@Suite struct VisibleTextTests {
  @Test func `padding goes, spaces and joiners between letters stay`() {
    #expect(VisibleText.trimmed("\u{202F}د.إ.\u{200F}\u{A0}") == "د.إ.")
    #expect(VisibleText.trimmed("F\u{202F}CFA") == "F\u{202F}CFA")
    #expect(VisibleText.trimmed("\u{200B}\u{FEFF}\u{2060}") == "")
    #expect(VisibleText.trimmed("क\u{94D}\u{200D}ष") == "क\u{94D}\u{200D}ष")
    #expect(VisibleText.trimmed("a\u{200B}b") == "ab")
  }

  @Test func `what a reader sees as one character counts as one`() {
    #expect(VisibleText.trimmed("रु\u{200B}").count == 1)
    #expect(VisibleText.trimmed(" €\u{200F}").count == 1)
    #expect(VisibleText.trimmed("F\u{202F}CFA").count == 5)
  }

  @Test(arguments: ["a\u{7}", "a\nb", "\u{FFFD}", "a\u{2028}b", "\u{85}", "x\u{FFFF}"])
  func `text that can't be drawn is refused`(text: String) {
    #expect(throws: CurrencyLocaleError.self) { try VisibleText.validate(text) }
  }

  @Test(arguments: ["", " ", "\u{200B}", "\u{200F}\u{A0}", "\u{200D}", "\u{3164}"])
  func `text with nothing to see is refused`(text: String) {
    #expect(throws: CurrencyLocaleError.nothingVisible) { try VisibleText.validate(text) }
  }

  @Test func `text longer than anyone would draw is refused, even as one character`() {
    let text = "e" + String(repeating: "\u{301}", count: 4095)
    #expect(throws: CurrencyLocaleError.textTooLong(text, count: 4096, limit: 1024)) {
      try VisibleText.validate(text)
    }
  }

  @Test(arguments: ["€", "F\u{202F}CFA", "د.إ.", "रु"])
  func `ordinary text of any script is accepted`(text: String) throws {
    try VisibleText.validate(text)
  }
}
