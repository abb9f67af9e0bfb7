import Messages
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [
    "", "badge/en_US.png", "€ د.إ 円", "a::b", "##", "#[", ": :", "C:\\x", "e\u{301}",
    // Invisible characters that belong to the words and emojis before them.
    "د.إ.\u{200F}", "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "👩\u{200D}💻.png", "❤\u{FE0F}",
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

  @Test func `invisible characters become escapes`() {
    #expect(DisplayText.escaped("ver\u{200B}sion") == #"ver\u{200B}sion"#)
    let invisible: [Unicode.Scalar] = [
      "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{17B4}", "\u{180E}", "\u{200B}", "\u{200C}",
      "\u{200D}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{2064}", "\u{206A}", "\u{3164}",
      "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}", "\u{1D173}", "\u{E0001}", "\u{E0041}",
      "\u{E0100}", "\u{E0FFF}",
    ]
    for scalar in invisible {
      let escape = #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
      for text in ["", "x", "د x.", "é "] {
        #expect(DisplayText.escaped(text + String(scalar) + "y") == text + escape + "y")
      }
    }
    #expect(DisplayText.escaped("د\u{200B}") == #"د\u{200B}"#)
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
    for value in UInt32(0)...0x30FF {
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
