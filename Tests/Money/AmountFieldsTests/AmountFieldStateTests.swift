import AmountFields
import CurrencyLocale
import TestSupport
import Testing

@Suite struct AmountFieldStateTests {
  private func format(
    _ identifier: String, _ set: (inout AmountFormatOptions) -> Void = { _ in }
  ) throws -> AmountFormat {
    var options = AmountFormatOptions()
    set(&options)
    return try AmountFormat(CurrencyLocale(identifier), options: options)
  }

  @Test func `an empty field has no text, no value and zero as its placeholder`() throws {
    let state = try AmountFieldState(nil, format: format("en_US"))
    #expect((state.text, state.value?.minorUnits, state.placeholder) == ("", nil, "$0.00"))
    let free = try AmountFieldState(nil, format: format("en_US") { $0.zeroText = "free" })
    #expect((free.text, free.placeholder) == ("", "free"))
  }

  @Test func `a field shows its value, and none that its format can't write`() throws {
    let dollars = try format("en_US") { $0.maximum = 10_000 }
    func text(_ minorUnits: Int64, _ code: String) -> String {
      AmountFieldState(Amount(minorUnits: minorUnits, currencyCode: code), format: dollars).text
    }
    #expect(text(1234, "USD") == "$12.34")
    #expect(text(0, "USD") == "")
    #expect(text(1234, "EUR") == "")
    #expect(text(12_345, "USD") == "")
  }

  @Test func `a value that the application sets replaces what is typed, the same one keeps it`()
    throws
  {
    var state = try AmountFieldState(nil, format: format("en_US"))
    state.text = "-"
    state.readText()
    #expect((state.text, state.value) == ("-$0.00", nil))
    // The application's value is still nil, or 0.
    state.show(nil)
    state.show(Amount(minorUnits: 0, currencyCode: "USD"))
    #expect(state.text == "-$0.00")
    state.show(Amount(minorUnits: 500, currencyCode: "USD"))
    #expect(state.text == "$5.00")
    state.show(nil)
    #expect(state.text == "")
  }

  @Test func `an amount is within its limits when editing ends, and an empty field stays empty`()
    throws
  {
    var state = try AmountFieldState(nil, format: format("en_US") { $0.minimum = 1000 })
    state.endEditing()
    #expect(state.text == "")
    state.replace(0..<0, with: "5")
    #expect(state.text == "$0.05")
    state.endEditing()
    #expect((state.text, state.value?.minorUnits) == ("$10.00", 1000))
    var signed = try AmountFieldState(nil, format: format("en_US"))
    signed.replace(0..<0, with: "-")
    signed.endEditing()
    #expect(signed.text == "")
  }

  @Test func `another format keeps the value, unless the application sets one in its currency`()
    throws
  {
    let (euros, yen) = try (format("de_DE"), format("ja_JP"))
    let twelve = Amount(minorUnits: 1200, currencyCode: "USD")
    var state = try AmountFieldState(twelve, format: format("en_US"))
    state.reformat(euros, value: twelve)
    #expect((state.text, state.value?.currencyCode) == ("12,00\u{A0}€", "EUR"))
    state.reformat(yen, value: Amount(minorUnits: 500, currencyCode: "JPY"))
    #expect(state.text == "\u{A5}500")
    state.clear()
    state.replace(0..<0, with: "7")
    try state.reformat(format("en_US"), value: state.value)
    #expect(state.text == "$7.00")
    state.replace(4..<5, with: "5")
    // ¥7.05 can't be written.
    state.reformat(yen, value: state.value)
    #expect((state.text, state.value) == ("", nil))
  }

  @Test(arguments: [(Int64?.none, true), (0, false), (-500, true)])
  func `a keyboard needs a minus where a negative amount is allowed`(minimum: Int64?, needed: Bool)
    throws
  {
    let state = try AmountFieldState(nil, format: format("en_US") { $0.minimum = minimum })
    #expect(state.allowsMinus == needed)
  }
}
