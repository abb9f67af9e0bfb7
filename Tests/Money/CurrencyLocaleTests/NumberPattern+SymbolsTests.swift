import Testing

import CurrencyLocale

/// Amounts with the official signs. The places are those of the central banks' guidelines, named in
/// `CurrencySign.all`.
@Suite struct NumberPatternSymbolsTests {
  private func text(_ minorUnits: Int64, _ locale: String, _ currency: String) throws -> String {
    var options = AmountFormatOptions()
    options.signs = .official
    let locale = try CurrencyLocale(locale, currency: currency)
    return try AmountFormat(locale, options: options).text(
      of: locale.amount(minorUnits: minorUnits))
  }

  @Test func `the riyal stands left of the number in every language, with a space`() throws {
    let sign = "\u{20C1}"
    var options = AmountFormatOptions()
    options.signs = .official
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier, currency: "SAR")
      let format = try AmountFormat(locale, options: options)
      // What follows the number in a right-to-left line is to its left.
      let isRightToLeft = locale.layoutDirection == .rightToLeft
      let beside = isRightToLeft ? "\u{A0}" + sign : sign + "\u{A0}"
      for minorUnits: Int64 in [123_456_789, -5] {
        let amount = locale.amount(minorUnits: minorUnits)
        let text = try format.text(of: amount)
        let parts = text.split(separator: beside, omittingEmptySubsequences: false)
        #expect(parts.count == 2, "\(identifier): \(text)")
        let neighbour = isRightToLeft ? parts.first?.last : parts.last?.first
        #expect(neighbour?.isWholeNumber == true, "\(identifier): \(text)")
        #expect(try format.parse(text) == amount, "\(identifier): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("en_SA", "SAR", 12_345, "\u{20C1}\u{A0}123.45"),
    ("fr_FR", "SAR", 12_345, "\u{20C1}\u{A0}123,45"),
    ("de_DE", "AED", -12_345, "-\u{20C3}\u{A0}123,45"),
    ("ar_SA", "SAR", 12_345, "\u{200F}١٢٣٫٤٥\u{A0}\u{20C1}"),
    ("ar_AE", "AED", 12_345, "\u{200F}123.45\u{A0}\u{20C3}"),
    ("he_IL", "SAR", 12_345, "\u{200F}123.45\u{A0}\u{20C1}"),
    ("en_OM", "OMR", 7_500, "\u{20C4}\u{A0}7.500"),
    ("en_MV", "MVR", 35_000, "\u{20C2}\u{A0}350.00"),
  ])
  func `amounts have the sign at the central bank's place`(
    locale: String, currency: String, minorUnits: Int64, expected: String
  ) throws {
    #expect(try text(minorUnits, locale, currency) == expected)
  }

  @Test func `the som stands where the locale data has its letters`() throws {
    #expect(try text(123_450, "ky_KG", "KGS") == "1\u{A0}234,50\u{A0}\u{20C0}")
    #expect(try text(123_450, "en_US", "KGS") == "\u{20C0}1,234.50")
  }

  @Test func `an accounting format keeps its parentheses`() throws {
    var options = AmountFormatOptions()
    options.signs = .official
    options.negativeStyle = .accounting
    let locale = try CurrencyLocale("en_SA")
    let format = try AmountFormat(locale, options: options)
    #expect(try format.text(of: locale.amount(minorUnits: -500)) == "(\u{20C1}\u{A0}5.00)")
  }

  @Test func `letters are the default, and codes, custom and hidden symbols stay`() throws {
    let locale = try CurrencyLocale("en_SA")
    func text(_ symbol: AmountSymbol, _ signs: CurrencySigns) throws -> String {
      var options = AmountFormatOptions()
      options.symbol = symbol
      options.signs = signs
      return try AmountFormat(locale, options: options).text(of: locale.amount(minorUnits: 500))
    }
    #expect(AmountFormatOptions().signs == .letters)
    for symbol: AmountSymbol in [.form(.code), .own("R"), .hidden] {
      #expect(try text(symbol, .official) == text(symbol, .letters))
    }
    #expect(try text(.form(.standard), .letters) != text(.form(.standard), .official))
  }

  @Test func `a currency without a new sign is as without the option`() throws {
    for locale in ["en_US", "fr_CH", "ar_EG"] {
      let format = try AmountFormat(CurrencyLocale(locale))
      #expect(
        try self.text(500, locale, format.locale.currencyCode)
          == format.text(of: format.locale.amount(minorUnits: 500)))
    }
  }
}
