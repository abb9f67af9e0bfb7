import BadgeKit
import ComponentDescriptions
import Testing
import TextOutlines

@Suite struct ComponentReaderAmountsTests {
  /// The smallest coin of the Swiss franc is five rappen (Swiss National Bank), and 10 rounds to tens.
  @Test(arguments: [
    ("{}", "1.23"), ("{ rounding: exact }", "1.23"), ("{ rounding: cash }", "1.25"),
    ("{ rounding: 10 }", "1.20"),
  ])
  func `an amount is rounded as its description says`(format: String, text: String) throws {
    let yaml = """
      version: 1
      locale: en_CH
      component:
        kind: row
        children:
          - { kind: badge, amount: { minor-units: 123, currency: CHF, format: \(format) } }
      """
    let file = try ComponentFile(yaml: Array(yaml.utf8), file: "f.yml")
    let context = try LayoutContext(typesetter: Typesetter(), locale: file.locale)
    let expected = ComponentRow { CapsuleBadge.text("CHF\u{A0}\(text)") }
    #expect(try file.component.scene(in: context) == expected.scene(in: context))
  }
}
