import CurrencyLocale
import Testing

@Suite struct EnglishNameTests {
  @Test(arguments: [
    ("Switzerland", "CH"), ("united states", "US"), ("KENYA", "KE"), ("Türkiye", "TR"),
    ("São Tomé & Príncipe", "ST"),
  ])
  func `a country is found by its name`(_ name: String, _ code: String) {
    #expect(EnglishName.country(name) == code)
  }

  @Test(arguments: [("Romanian", "ro_RO"), ("swahili", "sw_TZ"), ("Chinese", "zh_CN")])
  func `a language is found with its most likely region`(_ name: String, _ locale: String) {
    #expect(EnglishName.language(name) == locale)
  }

  @Test(arguments: [("Swiss franc", "CHF"), ("us dollars", "USD"), ("Euro", "EUR")])
  func `a currency is found in the singular and the plural`(_ name: String, _ code: String) {
    #expect(EnglishName.currency(name) == code)
  }

  @Test(arguments: ["", "CH", "Narnia", "Schweiz"])
  func `other texts are no names`(_ name: String) {
    #expect(EnglishName.country(name) == nil)
    #expect(EnglishName.language(name) == nil)
    #expect(EnglishName.currency(name) == nil)
  }
}
