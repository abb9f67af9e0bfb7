import CurrencyLocale
import TestSupport
import Testing

/// Editing in the middle. The facts named after CurrencyText are the test cases of that library
/// (`CurrencyTextFieldDelegateTests`), with its texts.
@Suite struct AmountEntryCursorTests {
  private func entry(
    _ digits: String, _ identifier: String = "en_US",
    _ set: (inout AmountFormatOptions) -> Void = { _ in }
  ) throws -> AmountEntry {
    var entry = try AmountEntry(format(identifier, set))
    entry.typeAll(digits)
    return entry
  }

  @Test func `a key is deleted in the middle as CurrencyText's testDeletingNotAtEndIndex has it`()
    throws
  {
    var entry = try entry("0123456789")
    #expect(entry.text == "$1,234,567.89")
    #expect(entry.replace(4..<5, with: "") == true)
    #expect(entry.text == "$124,567.89")
  }

  @Test func `a key is inserted in the middle as CurrencyText's testInputingNotAtEndIndex has it`()
    throws
  {
    var entry = try entry("0123456789")
    #expect(entry.replace(3..<5, with: "15") == true)
    #expect(entry.text == "$1,154,567.89")
  }

  @Test
  func
    `a digit beyond the limit is refused where CurrencyText's testInputingNotAtEndIndexSurpassingIntegersLimit drops digits`()
    throws
  {
    var entry = try entry("0123456789") { $0.maximumIntegerDigits = 7 }
    #expect(entry.replace(5..<8, with: "150") == false)
    #expect(entry.text == "$1,234,567.89")
    entry.dropsExcessDigits = true
    #expect(entry.replace(5..<8, with: "150") == true)
    #expect(entry.text == "$1,231,506.78")
  }

  @Test
  func
    `the cursor keeps its distance from the end, as CurrencyText's testSelectedTextRange has it`()
    throws
  {
    var entry = try entry("3")
    #expect(entry.selection == entry.text.utf16.count..<entry.text.utf16.count)
    entry = try self.entry("3523623623")
    let distance = 5
    entry.select(entry.text.utf16.count - distance..<entry.text.utf16.count - distance)
    for digit in "345" {
      entry.type(digit)
      #expect(entry.text.utf16.count - entry.selection.upperBound == distance)
    }
    #expect(entry.text == "$35,236,234,536.23")
  }

  @Test func `a cursor is beside a digit, as CurrencyText's testGettingOffsetFromEnd has it`()
    throws
  {
    var entry = try entry("123456")
    let length = entry.text.utf16.count
    #expect(entry.text == "$1,234.56")
    // Behind a separator is where before it is: the same digit goes in. Nothing is before the $.
    let expected = [0, 1, 3, 3, 4, 5, 7, 7, 8, 8]
    for (offset, found) in expected.enumerated() {
      entry.select(length - offset..<length - offset)
      #expect(length - entry.selection.lowerBound == found)
    }
  }

  @Test func `a minus is added as CurrencyText's testAddingNegativeSymbol has it`() throws {
    var entry = try entry("")
    #expect(entry.replace(5..<5, with: "-") == true)
    #expect(entry.isNegative)
    for digit in "3451" { entry.replace(entry.selection, with: String(digit)) }
    #expect(entry.text == "-$34.51")
    #expect(entry.replace(0..<1, with: "") == true)
    #expect(entry.text == "$34.51")
    #expect(entry.replace(0..<0, with: "-") == true)
    #expect(entry.text == "-$34.51")
    entry.replace(0..<1, with: "")
    #expect(entry.replace(0..<3, with: "-") == true)
    #expect(entry.text == "-$34.51")
    entry.replace(0..<1, with: "")
    #expect(entry.replace(1..<3, with: "-") == false)
    #expect(entry.text == "$34.51")
  }

  @Test
  func
    `text is pasted and all is deleted as CurrencyText's testPastingNonNumeralValues and testSelectingAndDeletingAll have it`()
    throws
  {
    var entry = try entry("345645")
    #expect(entry.replace(4..<8, with: ",,,,") == false)
    #expect(entry.text == "$3,456.45")
    #expect(entry.replace(0..<entry.text.utf16.count, with: "") == true)
    #expect(entry.isEmpty)
  }

  @Test func `keys at a cursor in the middle insert and delete there`() throws {
    var entry = try entry("123456")
    entry.moveCursor(by: -3)
    entry.type("9")
    #expect(entry.text == "$12,394.56")
    entry.deleteBackward()
    #expect(entry.text == "$1,234.56")
    entry.deleteForward()
    #expect(entry.text == "$123.56")
    entry.type("8")
    #expect(entry.text == "$1,238.56")
    entry.deleteBackward()
    entry.moveCursor(by: -100)
    entry.deleteBackward()
    #expect(entry.text == "$123.56")
    entry.deleteForward()
    #expect(entry.text == "$23.56")
    entry.moveCursor(by: 100)
    entry.type("7")
    #expect(entry.text == "$235.67")
  }

  @Test func `what is typed replaces the selection, and a selected sign goes with it`() throws {
    var entry = try entry("-123456")
    entry.selectAll()
    #expect(entry.selection == 0..<10)
    entry.type("7")
    #expect(entry.text == "$0.07")
    entry.selectAll()
    entry.paste("12.34")
    entry.select(2..<3)
    entry.deleteBackward()
    #expect(entry.text == "$1.34")
    entry.selectAll()
    entry.paste("(5.00)")
    #expect(entry.text == "-$5.00")
  }

  @Test func `the sign's selection is its own: parentheses, and a minus behind the digits`() throws
  {
    var accounting = try entry("-1234") { $0.negativeStyle = .accounting }
    #expect(accounting.text == "($12.34)")
    accounting.replace(0..<1, with: "")
    #expect(accounting.text == "$12.34")
  }

  @Test func `digits of two code units are selected whole`() throws {
    var entry = try entry("1234", "ff_Adlm_GN@currency=USD")
    let digits = entry.text.unicodeScalars.filter { $0.properties.numericType == .decimal }
    #expect(digits.allSatisfy { $0.value > 0xFFFF })
    entry.moveCursor(by: -1)
    entry.deleteBackward()
    #expect(entry.amount.minorUnits == 124)
  }

  @Test(arguments: 0..<8)
  func
    `after any keys, in any locale: the selection lies in the text, and selecting it changes nothing`(
      share: Int
    ) throws
  {
    var random = SeededGenerator(seed: UInt64(share) + 99)
    let identifiers = CurrencyLocale.allIdentifiers
    for index in stride(from: share, to: identifiers.count, by: 16) {
      var options = AmountFormatOptions()
      options.negativeStyle = Bool.random(using: &random) ? .accounting : .minus
      options.decimalDigits = [nil, 0, 1, 4].randomElement(using: &random) ?? nil
      options.rounding = Bool.random(using: &random) ? .cash : .exact
      options.maximumIntegerDigits = [nil, 3, 9].randomElement(using: &random) ?? nil
      let locale = try CurrencyLocale(identifiers[index])
      var entry = try AmountEntry(AmountFormat(locale, options: options))
      entry.dropsExcessDigits = Bool.random(using: &random)
      for _ in 0..<40 {
        press(Int.random(in: 0..<10, using: &random), &entry, &random)
        let text = entry.text
        #expect(0 <= entry.selection.lowerBound && entry.selection.upperBound <= text.utf16.count)
        var same = entry
        same.select(entry.selection)
        #expect(same.selection == entry.selection, "\(identifiers[index]) \(text)")
        #expect(same.amount == entry.amount)
      }
    }
  }

  private func press(_ key: Int, _ entry: inout AmountEntry, _ random: inout SeededGenerator) {
    switch key {
    case 0...3: entry.type("0123456789".randomElement(using: &random) ?? "5")
    case 4: entry.deleteBackward()
    case 5: entry.deleteForward()
    case 6: entry.moveCursor(by: Int.random(in: -4...4, using: &random))
    case 7: entry.paste(["-12.34", "(5)", "٧٨", "x"].randomElement(using: &random) ?? "")
    case 8:
      let ends = [Int.random(in: -3...20, using: &random), Int.random(in: -3...20, using: &random)]
      entry.select((ends.min() ?? 0)..<(ends.max() ?? 0))
    default: entry.toggleSign()
    }
  }
}
