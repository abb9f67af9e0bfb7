import CurrencyLocale
import Testing

@Suite struct AmountEntryFieldTests {
  @Test func `an empty field has no text, but a sign is one`() throws {
    var entry = try AmountEntry(format("en_US"))
    #expect(entry.fieldText == "")
    #expect(entry.fieldSelection == 0..<0)
    entry.type("-")
    #expect(entry.fieldText == "-$0.00")
    #expect(entry.fieldSelection == 6..<6)
  }

  @Test func `keys and Backspaces at the end of the text are those of a terminal`() throws {
    var entry = try AmountEntry(format("de_DE"))
    for (new, text) in [
      ("1", "0,01\u{A0}€"), ("0,01\u{A0}€2", "0,12\u{A0}€"), ("0,12\u{A0}€3", "1,23\u{A0}€"),
      ("1,23\u{A0}", "0,12\u{A0}€"), ("0,12\u{A0}", "0,01\u{A0}€"), ("0,01\u{A0}", ""),
    ] {
      #expect(entry.edit(to: new) == true)
      #expect(entry.fieldText == text)
    }
    #expect(entry.edit(to: "x") == false)
    #expect(entry.fieldText == "")
  }

  @Test func `a minus toggles the sign wherever it is typed`() throws {
    var entry = try AmountEntry(format("en_US"))
    entry.typeAll("1234")
    #expect(entry.edit(to: "$12.34-") == true)
    #expect(entry.text == "-$12.34")
    #expect(entry.edit(to: "-$12—.34") == true)
    #expect(entry.text == "$12.34")
    var positive = try AmountEntry(format("en_US") { $0.minimum = 0 })
    #expect(positive.edit(to: "-") == false)
  }

  @Test func `a pasted amount replaces another one, although they have parts in common`() throws {
    var entry = try AmountEntry(format("en_US"))
    for (new, text) in [
      ("$12.34", "$12.34"), ("$1,234", "$1,234.00"), ("-5.00", "-$5.00"), ("(1.50)", "-$1.50"),
      ("7.25", "$7.25"), ("7", "$0.07"), ("1.5", "$1.50"),
    ] {
      #expect(entry.edit(to: new) == true)
      #expect(entry.text == text, "\(new)")
    }
  }

  @Test func `a text that breaks a limit changes nothing, and the same text is accepted`() throws {
    var entry = try AmountEntry(format("en_US") { $0.maximum = 10_000 }, maximumDigits: 4)
    entry.typeAll("1234")
    let before = entry
    for new in ["$12.345", "$101.00", "$12.34 and 5.00"] {
      #expect(entry.edit(to: new) == false)
      #expect(entry == before, "\(new)")
    }
    #expect(entry.edit(to: "$12.34") == true)
    #expect(entry == before)
  }

  @Test func `an edit splits no digit of two code units`() throws {
    // Adlam's digits have the first code unit in common.
    var entry = try AmountEntry(format("ff_Adlm_GN@currency=USD"))
    entry.typeAll("12")
    let three = entry.text.replacing("\u{1E952}", with: "\u{1E953}")
    #expect(entry.edit(to: three) == true)
    #expect(entry.amount.minorUnits == 13)
    #expect(entry.text == three)
  }
}
