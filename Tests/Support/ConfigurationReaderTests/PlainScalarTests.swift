import ConfigurationReader
import Testing

@Suite struct PlainScalarTests {
  @Test func `a plain value is a number in a notation with one meaning`() throws {
    let node = try ConfigurationNode(
      yaml: Array("[999999999999999999, -1e3, 0.5, 2.50, 1.0, +7, .5, 5.]".utf8), file: "f.yml")
    let elements = try #require(node.elements)
    #expect(elements[0].integer == 999_999_999_999_999_999 && elements[0].number == nil)
    #expect(elements[1].integer == -1000)
    #expect(elements[2].number == 0.5 && elements[2].integer == nil)
    #expect(elements[3].number == 2.5 && elements[4].integer == 1)
    #expect(elements[5].integer == 7 && elements[6].number == 0.5 && elements[7].number == 5)
  }

  @Test(arguments: [
    "0x10", "-0x10", "0X1F", "0o17", "0b101", "007", "-1_000_000", "0x1_0",
    ".inf", "-.Inf", ".NaN", "1e15", "1e400", "1e-308", "5e-324", "9223372036854775808",
    "9007199254740993.0",
  ])
  func `a number in another notation, or one that would be rounded, is a mistake and no text`(
    text: String
  ) throws {
    for key in ["size", "label", "fit"] {
      let expected = "f.yml:2:\(key.count + 3): \(key): '\(text)' "
      let found = message("version: 1\n\(key): \(text)")
      #expect(found.hasPrefix(expected) && found.hasSuffix(", or put a text in quotes"), "\(found)")
    }
    #expect(try read("version: 1\nlabel: '\(text)'")["label"]?.string == text)
  }

  @Test func `a whole number that would be rounded fits no field for any number`() {
    #expect(
      message("version: 1\nscales: [9007199254740993]")
        == "f.yml:2:10: scales[0]: the number 9007199254740993 does not fit: give a number above 0")
  }

  @Test(arguments: [
    "nan", "inf", ".", "..", "2026-01-01", "1.2.3", "12:30", "1 000", "1,5", "5pt", "0xZZ", "0x",
    "_1", "e5", "1e", "+-5", "１６",
  ])
  func `what no reader takes for a number is a text`(text: String) throws {
    let node = try ConfigurationNode(yaml: Array("- a\n- \(text)".utf8), file: "f.yml")
    #expect(node.elements?.last?.string == text)
  }
}
