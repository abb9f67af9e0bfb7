import Messages
import Testing

@Suite struct DecimalNumberTests {
  private func mistake(_ text: String) -> DecimalNumber.Mistake? {
    do {
      _ = try DecimalNumber.value(of: text)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("0", 0), ("16", 16), ("-16", -16), ("0.5", 0.5), ("-0.5", -0.5), ("2.50", 2.5), ("1e3", 1000),
    ("2.5E-1", 0.25), ("1e+2", 100), ("1e05", 100_000), ("0.000", 0), ("0e999", 0), ("-0", 0),
    ("+5", 5), (".5", 0.5), ("-.5", -0.5), ("5.", 5), ("+5.e1", 50), ("1.0000000000000001", 1),
    ("0.1234567890123456789", 0.1234567890123456789),
  ])
  func `a number in a notation with one meaning is read`(text: String, number: Double) throws {
    #expect(try DecimalNumber.value(of: text) == number)
  }

  @Test(arguments: [
    "", "-", "+", ".", "+-5", "--5", "-.", ".e5", "007", "-01", "+01", "00", "0x10", "0o7", "0b1",
    "1_000",
    "1,5",
    "1e", "1e+", "1e2.5", "e5", "1 ", " 1", "1\n", "1 000", "inf", ".inf", "nan", ".nan", "NaN",
    "infinity", "0x1p4", "1f", "１", "١", "1\u{301}", "1\0",
  ])
  func `any other notation is refused`(text: String) {
    #expect(mistake(text) == .notation)
  }

  @Test func `a number that is too large or too close to 0 is refused`() {
    #expect(mistake("999999999999999") == nil)
    #expect(mistake("1000000000000000") == .tooLarge)
    #expect(mistake("9007199254740993") == .tooLarge)
    #expect(mistake("-1e15") == .tooLarge)
    #expect(mistake("1e400") == .tooLarge)
    #expect(mistake("2.3e-308") == nil)
    #expect(mistake("1e-308") == .tooSmall)
    #expect(mistake("-5e-324") == .tooSmall)
    #expect(mistake("1e-400") == .tooSmall)
    #expect(mistake("1e99999999999999999999") == .tooLarge)
    #expect(mistake("1e-99999999999999999999") == .tooSmall)
  }

  @Test func `a whole number is exact whatever its size`() {
    #expect(DecimalNumber.integer(of: "-9223372036854775808") == Int.min)
    for text in ["9223372036854775808", "1.0", "1e3", "01", "", "-"] {
      #expect(DecimalNumber.integer(of: text) == nil, "\(text)")
    }
  }

  @Test func `what is read is written back with the same digits`() throws {
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> 16 % 1_000_000_000_000_000).prefix(14)
      let text = "0.\(digits.drop { $0 == "0" })1"
      guard let value = try? DecimalNumber.value(of: text) else { continue }
      #expect(try DecimalNumber.value(of: NumberText.of(value)) == value)
      #expect(NumberText.of(value) == text)
    }
  }
}
