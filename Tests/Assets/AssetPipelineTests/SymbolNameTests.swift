import CurrencyLocale
import Testing

import AssetPipeline

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("€", "euro", true), ("$", "dollar", true), ("US$", "us_dollar", true), ("CHF", "chf", true),
    ("kr", "kr", false), ("Kč", "kc", false), ("zł", "zl", false), ("soʻm", "so_m", false),
    ("Lekë", "leke", false), ("د.إ.", nil, false), ("1$", "n_1_dollar", true), ("", nil, false),
  ])
  func `symbols have names by their letters and signs`(symbol: String, text: String?, isExact: Bool)
  {
    let name = SymbolName(symbol)
    #expect(name.text == text && name.isExact == isExact)
  }

  /// An exact name is no other symbol's.
  @Test func `every symbol of the world with an exact name has it alone`() throws {
    var names: [String: String] = [:]
    for identifier in CurrencyLocale.identifiersInLocaleData {
      guard let locale = try? CurrencyLocale(identifier) else { continue }
      for form in CurrencySymbolForm.allCases {
        let symbol = locale.symbol(form)
        let name = SymbolName(symbol)
        guard name.isExact, let text = name.text else { continue }
        #expect(names[text] == nil || names[text] == symbol, "\(text)")
        #expect(text.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789_".contains($0) })
        #expect(text.first?.isLetter == true)
        names[text] = symbol
      }
    }
  }
}
