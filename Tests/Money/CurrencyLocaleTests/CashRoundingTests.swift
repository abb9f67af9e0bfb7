import CurrencyLocale
import Testing

@Suite struct CashRoundingTests {
  @Test(arguments: [
    ("de_CH", 1232, "CHF\u{A0}12.30"), ("de_CH", 1233, "CHF\u{A0}12.35"),
    ("de_CH", -1233, "CHF-12.35"), ("en_CA", 1237, "$12.35"), ("da_DK", 1225, "12,00\u{A0}kr."),
    ("da_DK", 1275, "13,00\u{A0}kr."), ("cs_CZ", 1250, "12\u{A0}Kč"),
    ("cs_CZ", 1350, "14\u{A0}Kč"), ("en_US", 1233, "$12.33"), ("ja_JP", 1233, "¥1,233"),
  ])
  func `cash is rounded as CLDR has it, half to even`(
    identifier: String, minorUnits: Int64, text: String
  ) throws {
    let format = try format(identifier) { $0.rounding = .cash }
    #expect(try format.text(of: format.locale.amount(minorUnits: minorUnits)) == text)
  }
}
