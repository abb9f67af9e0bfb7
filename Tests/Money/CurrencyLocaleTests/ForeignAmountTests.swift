import CurrencyLocale
import Testing

@Suite struct ForeignAmountTests {
  @Test(arguments: [
    ("en_US", "$1,234", 123_400), ("en_US", "1.5", 150), ("ja_JP", "1,234.00", 1234),
    ("en_US", "about $1,234", 123_400), ("en_US", "Total: 1,234.50 USD", 123_450),
    ("de_DE", "12 345.67", 1_234_567), ("de_DE", "1.5", 150), ("de_DE", "1,234.5", 123_450),
    ("en_US", "1.234.567,8", 123_456_780), ("fr_FR", "1.234.567", 123_456_700),
    ("en_US", "1'200.50 Fr.", 120_050), ("en_US", "1 234", 123_400), ("en_US", "٣٫٥٠", 350),
    ("en_KW", "1.234,5", 1_234_500), ("en_US", " 12.34\n", 1234),
  ])
  func `a pasted number has the one reading that it can have`(
    identifier: String, text: String, minorUnits: Int64
  ) throws {
    var entry = try AmountEntry(format(identifier))
    #expect(entry.paste(text) == true)
    #expect(entry.amount.minorUnits == minorUnits)
  }

  @Test(arguments: [
    "2026-11-26", "26.11.2026", "11/26/2026", "12:30", "1.234", "1,23,456.7", "12 34", "5 + 3",
    "1.2.3", "1,2,3", "1..5", "5½", "½ 5", "1e5", "12.345", "1.234,567", "3\t400", "3\n400",
    "555-1234", "192.168.0.1", "0x10", "1,234 of 5",
  ])
  func `a date, two numbers and a number with two readings are refused`(text: String) throws {
    var entry = try AmountEntry(format("en_US"))
    entry.typeAll("77")
    let before = entry
    entry.selectAll()
    #expect(entry.paste(text) == false)
    #expect(entry.text == before.text)
    #expect(entry.amount == before.amount)
  }

  @Test func `beside other digits, the digits of a text are inserted`() throws {
    var entry = try AmountEntry(format("en_US"))
    entry.typeAll("12")
    #expect(entry.paste("3.4") == true)
    #expect(entry.text == "$12.34")
    #expect(entry.replace(2..<3, with: "5,6") == true)
    #expect(entry.text == "$156.34")
  }

  @Test func `no digit of a pasted amount is dropped`() throws {
    var entry = try AmountEntry(format("en_US"), maximumDigits: 4)
    entry.dropsExcessDigits = true
    #expect(entry.paste("$1,234") == false)
    #expect(entry.paste("$12.34") == true)
  }
}
