import Messages
import Testing

@Suite struct NumberUnitTests {
  @Test(arguments: [
    (NumberUnit.points, "20pt", 20.0), (.points, "20 PT", 20), (.points, ".5", 0.5),
    (.pixels, "3px", 3),
    (.scale, "2x", 2), (.scale, "@3X", 3), (.scale, "1.5", 1.5), (.fraction, "12%", 0.12),
    (.fraction, "6.5 %", 0.065), (.fraction, "100%", 1), (.fraction, "0.3", 0.3),
    (.fraction, "12.3%", 0.123),
  ])
  func `a number is read with its unit and without`(
    _ unit: NumberUnit, _ text: String, _ number: Double
  ) throws {
    #expect(try unit.value(of: text) == number)
  }

  @Test(arguments: [
    (NumberUnit.points, "20px"), (.points, "20x"), (.points, "pt"), (.points, "12%"),
    (.pixels, "3pt"),
    (.scale, "2pt"), (.scale, "x"), (.fraction, "12%%"), (.fraction, "%"), (.fraction, "12pt"),
    (.fraction, "1e2%"),
  ])
  func `another unit is refused`(_ unit: NumberUnit, _ text: String) {
    #expect(throws: DecimalNumber.Mistake.notation) { try unit.value(of: text) }
  }
}
