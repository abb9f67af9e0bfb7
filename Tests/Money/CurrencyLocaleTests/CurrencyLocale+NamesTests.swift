import CurrencyLocale
import Testing

@Suite struct CurrencyLocaleNamesTests {
  @Test func `no currency is named by its bare code where English has a name for it`() throws {
    let english = try CurrencyLocale("en_US")
    var inEnglish = 0
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      let code = locale.currencyCode
      if locale.language != "en", locale.currencyName == locale.currencyName(in: english) {
        inEnglish += 1
      }
      #expect(
        locale.currencyName != code || locale.currencyName(in: english) == code, "\(identifier)")
    }
    // Some languages have no name for their currency, or the law would be about nothing.
    #expect(inEnglish > 50)
    #expect(try CurrencyLocale("haw_US").currencyName == "US Dollar")
  }

  @Test func `the name behind a number has no symbol in it, and is no bare code, in every locale`()
    throws
  {
    let english = try CurrencyLocale("en_US")
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      for count in [1, 2] {
        let name = locale.currencyName(count: count)
        #expect(!name.isEmpty)
        let hasSign = name.unicodeScalars.contains {
          $0.properties.generalCategory == .currencySymbol
        }
        #expect(!hasSign, "\(identifier): \(name)")
        let isCode = name == locale.currencyCode
        #expect(!isCode || locale.currencyName(in: english) == name, "\(identifier)")
      }
    }
    #expect(try CurrencyLocale("en_DE").currencyName(count: 2) == "euros")
    #expect(try CurrencyLocale("pl_PL").currencyName(count: 2) == "złote polskie")
    #expect(try CurrencyLocale("fr_CH").currencyName(count: 1) == "franc suisse")
    #expect(try CurrencyLocale("za_CN").currencyName(count: 2) == "Chinese yuan")
  }

  @Test func `Serbian in Cyrillic names the euro in Cyrillic in Montenegro too`() throws {
    #expect(try CurrencyLocale("sr_Cyrl_ME").currencyName == "евро")
    #expect(try CurrencyLocale("sr_Latn_ME").currencyName == "evro")
  }
}
