import Messages
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [
    "", "badge/en_US.png", "€ د.إ 円", "a::b", "##", "#[", ": :", "C:\\x", "e\u{301}",
  ])
  func `printable text is as it was`(text: String) {
    #expect(DisplayText.escaped(text).utf8.elementsEqual(text.utf8))
  }

  @Test func `control characters, line separators and bidirectional controls become escapes`() {
    #expect(DisplayText.escaped("a\nb\tc\rd") == #"a\nb\tc\rd"#)
    #expect(DisplayText.escaped("\u{1B}[31m\u{0}\u{7F}\u{9B}") == #"\u{1B}[31m\u{0}\u{7F}\u{9B}"#)
    #expect(DisplayText.escaped("\u{2028}\u{2029}\u{85}") == #"\u{2028}\u{2029}\u{85}"#)
    #expect(DisplayText.escaped("a\u{202E}gnp.b\u{2066}") == #"a\u{202E}gnp.b\u{2066}"#)
  }

  @Test func `nothing is left that begins a workflow command of a CI log`() {
    #expect(DisplayText.escaped("::add-mask::x") == #"\u{3A}:add-mask::x"#)
    #expect(DisplayText.escaped("  ::group::") == #"  \u{3A}:group::"#)
    #expect(DisplayText.escaped("##[command]") == #"#\u{23}[command]"#)
    #expect(DisplayText.escaped("a###[x]") == #"a##\u{23}[x]"#)
    #expect(DisplayText.escaped("x\n::stop::") == #"x\n::stop::"#)
  }

  @Test func `an excerpt is cut after a number of scalars, however many bytes they have`() {
    let text = String(repeating: "é", count: 4000)
    #expect(DisplayText.excerpt(text) == text)
    #expect(DisplayText.excerpt(text + "é") == text + "…")
    #expect(DisplayText.excerpt("abc", limit: 3) == "abc")
    #expect(DisplayText.excerpt("abcd", limit: 3) == "abc…")
  }

  @Test func `no scalar that is printed controls anything, whichever text it comes from`() {
    // Direction marks only affect their neighbours, and Arabic currency symbols end in one.
    let marks: [UInt32] = [0x61C, 0x200E, 0x200F]
    for value in UInt32(0)...0x30FF where !marks.contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = DisplayText.escaped("a\(Character(scalar))b")
      let isSafe = text.unicodeScalars.allSatisfy {
        ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
          && !$0.properties.isBidiControl
      }
      #expect(isSafe, "U+\(String(value, radix: 16))")
    }
  }
}
