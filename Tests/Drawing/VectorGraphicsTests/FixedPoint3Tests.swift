import Testing
import VectorGraphics

@Suite struct FixedPoint3Tests {
  @Test func `a number is its digits, without zeros that change nothing`() {
    for value in Array(-12_345...12_345) + [999_999, 1_000_000, -1_000_000_000_000_000, 10_010] {
      // By hand from the digits of the whole number: 12345 is 12.345.
      var digits = String(value.magnitude)
      while digits.count < 4 { digits = "0" + digits }
      var (whole, fraction) = (digits.dropLast(3), digits.suffix(3))
      while fraction.last == "0" { fraction = fraction.dropLast() }
      let sign = value < 0 ? "-" : ""
      let point = fraction.isEmpty ? "" : "."
      #expect(
        FixedPoint3.text(thousandths: value, leadingZero: true) == sign + whole + point + fraction)
      if whole == "0", !fraction.isEmpty { whole = "" }
      #expect(FixedPoint3.text(thousandths: value) == sign + whole + point + fraction)
    }
  }
}
