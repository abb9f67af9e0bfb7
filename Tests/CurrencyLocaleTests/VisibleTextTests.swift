import CurrencyLocale
import Testing

@Suite struct VisibleTextTests {
  @Test("padding goes, spaces and joiners between letters stay")
  func trimming() {
    #expect(VisibleText.trimmed("\u{202F}د.إ.\u{200F}\u{A0}") == "د.إ.")
    #expect(VisibleText.trimmed("F\u{202F}CFA") == "F\u{202F}CFA")
    #expect(VisibleText.trimmed("\u{200B}\u{FEFF}\u{2060}") == "")
    #expect(VisibleText.trimmed("क\u{94D}\u{200D}ष") == "क\u{94D}\u{200D}ष")
    #expect(VisibleText.trimmed("a\u{200B}b") == "ab")
  }

  @Test("what a reader sees as one character counts as one")
  func counting() {
    #expect(VisibleText.characterCount(of: "रु\u{200B}") == 1)
    #expect(VisibleText.characterCount(of: " €\u{200F}") == 1)
    #expect(VisibleText.characterCount(of: "F\u{202F}CFA") == 5)
  }

  @Test(
    "text that can't be drawn is refused",
    arguments: ["a\u{7}", "a\nb", "\u{FFFD}", "a\u{2028}b", "\u{85}", "x\u{FFFF}"])
  func undrawable(text: String) {
    #expect(throws: CurrencyLocaleError.self) { try VisibleText.validate(text) }
  }

  @Test(
    "text with nothing to see is refused",
    arguments: ["", " ", "\u{200B}", "\u{200F}\u{A0}", "\u{200D}", "\u{3164}"])
  func invisible(text: String) {
    #expect(throws: CurrencyLocaleError.nothingVisible) { try VisibleText.validate(text) }
  }

  @Test("text longer than anyone would draw is refused, even as one character")
  func tooLong() {
    let text = "e" + String(repeating: "\u{301}", count: 4095)
    #expect(throws: CurrencyLocaleError.textTooLong(text, count: 4096, limit: 1024)) {
      try VisibleText.validate(text)
    }
  }

  @Test("ordinary text of any script is accepted", arguments: ["€", "F\u{202F}CFA", "د.إ.", "रु"])
  func drawable(text: String) throws {
    try VisibleText.validate(text)
  }
}
