import CurrencyLocale
import Testing

@Suite struct AmountEntryTests {
  private func entry(
    _ identifier: String = "en_US", _ set: (inout AmountFormatOptions) -> Void = { _ in }
  ) throws -> AmountEntry {
    try AmountEntry(format(identifier, set))
  }

  /// The field's text after each key; `<` deletes.
  private func frames(_ keys: String, _ entry: AmountEntry) -> [String] {
    var entry = entry
    return keys.map { key in
      if key == "<" { entry.deleteBackward() } else { entry.type(key) }
      return entry.text
    }
  }

  @Test func `digits push in from the right and delete shifts them out`() throws {
    #expect(
      frames("1234<<<<<", try entry()) == [
        "$0.01", "$0.12", "$1.23", "$12.34", "$1.23", "$0.12", "$0.01", "$0.00", "$0.00",
      ])
  }

  @Test func `a currency without or with three decimal digits fills its own`() throws {
    #expect(frames("12", try entry("en_US@currency=JPY")) == ["¥1", "¥12"])
    #expect(
      frames("1234", try entry("en_US@currency=KWD")).last == "KWD\u{A0}1.234")
  }

  @Test func `deleting undoes typing, whatever was typed before`() throws {
    var entry = try entry()
    for digit in "9081726354" {
      let before = entry
      entry.type(digit)
      var after = entry
      after.deleteBackward()
      #expect(after == before)
    }
  }

  @Test func `eighteen digits are exact, a nineteenth is refused`() throws {
    var entry = try entry()
    for digit in "123456789012345678" {
      let isTaken = entry.type(digit)
      #expect(isTaken)
    }
    #expect(entry.amount.minorUnits == 123_456_789_012_345_678)
    #expect(entry.text == "$1,234,567,890,123,456.78")
    #expect(entry.type("9") == false)
    #expect(entry.amount.minorUnits == 123_456_789_012_345_678)
  }

  @Test func `paste keeps only digits, of any script`() throws {
    var entry = try entry()
    #expect(entry.paste("about $1,234.56 ") == true)
    #expect(entry.amount.minorUnits == 123_456)
    #expect(entry.paste("٧") == true)
    #expect(entry.amount.minorUnits == 1_234_567)
    #expect(entry.paste("no digits") == false)
    #expect(entry.paste(String(repeating: "9", count: 4096)) == false)
    #expect(entry.amount.minorUnits == 1_234_567)
  }

  @Test func `what isn't a digit or a sign is refused: the symbol can't be edited`() throws {
    var entry = try entry()
    entry.type("5")
    for character in "$€ab.,+ \u{8}½" {
      #expect(entry.type(character) == false)
    }
    #expect(entry.text == "$0.05")
  }

  @Test func `the sign toggles, before the first digit too, and is deleted last`() throws {
    var entry = try entry()
    #expect(entry.isEmpty)
    #expect(entry.type("-") == true)
    #expect(!entry.isEmpty)
    entry.type("5")
    #expect(entry.text == "-$0.05")
    #expect(entry.amount.minorUnits == -5)
    entry.toggleSign()
    #expect(entry.text == "$0.05")
    entry.toggleSign()
    entry.deleteBackward()
    entry.deleteBackward()
    #expect(entry.isEmpty)
  }

  @Test func `an entry keeps its limits`() throws {
    var entry = try entry {
      $0.minimum = 0
      $0.maximum = 1000
    }
    #expect(entry.toggleSign() == false)
    entry.typeAll("100")
    #expect(entry.type("1") == false)
    #expect(entry.type("0") == true)
    #expect(entry.text == "$10.00")
    #expect(entry.paste("0") == false)
  }

  @Test func `an amount below a minimum can be typed through`() throws {
    var entry = try entry { $0.minimum = 500 }
    entry.type("5")
    #expect(!entry.isWithinLimits)
    entry.typeAll("00")
    #expect(entry.isWithinLimits)
  }

  @Test func `no more whole digits go in than the format has room for`() throws {
    var entry = try entry { $0.maximumIntegerDigits = 2 }
    #expect(entry.paste("12.34") == true)
    #expect(entry.type("5") == false)
  }

  @Test(arguments: [0, 19, -1])
  func `a field of no or too many digits is refused`(count: Int) throws {
    let format = try AmountFormat(CurrencyLocale("en_US"))
    #expect(throws: AmountError.self) { try AmountEntry(format, maximumDigits: count) }
  }
}
