/// The form of a currency's symbol.
public enum CurrencySymbolForm: String, Hashable, Sendable, Codable, CaseIterable {
  /// The locale's usual symbol: `US$` in Canada.
  case standard
  /// The shortest symbol, which can be ambiguous: `$`.
  case narrow
  /// The currency code: `USD`.
  case code
}

extension CurrencyLocale {
  /// The currency's symbol for drawing, without surrounding spaces and invisible marks.
  ///
  /// It is never empty: if nothing in the symbol is visible, as for Cape Verde, it is the currency code.
  public func symbol(_ form: CurrencySymbolForm = .standard) -> String {
    guard form != .code else { return currencyCode }
    let visible = VisibleText.trimmed(ownSymbol ?? dataSymbol(form))
    return visible.isEmpty ? currencyCode : visible
  }

  /// The symbol in the locale data, with invisible marks.
  package func dataSymbol(_ form: CurrencySymbolForm) -> String {
    form == .code
      ? formattingCode
      : symbol(of: formattingCode, isNarrow: form == .narrow) ?? formattingCode
  }

  /// Whether a symbol of the locale's currency is the standard symbol of another currency in the locale.
  func isAmbiguous(_ symbol: String) -> Bool {
    guard symbol != self.symbol() else { return false }
    return LocaleData.currencies.keys.contains { code in
      code != formattingCode
        && self.symbol(of: code, isNarrow: false).map(VisibleText.trimmed) == symbol
    }
  }

  /// The symbol of the region's locale, or else the locale's; nil if there is none but the code.
  private func symbol(of code: String, isNarrow: Bool) -> String? {
    func symbol(_ chain: [String]) -> String? {
      let narrow =
        isNarrow ? LocaleData.fact(code, of: chain, in: LocaleData.narrowSymbols) : nil
      let standard = LocaleData.fact(code, of: chain, in: LocaleData.symbols)
      return narrow ?? (standard == code ? nil : standard)
    }
    return symbol(resolved.regionChain).flatMap { isReadable($0) ? $0 : nil }
      ?? symbol(resolved.chain)
  }

  /// Whether a symbol of the region's locale has only Latin letters and letters of the language's script. So French in
  /// Kyrgyzstan has KGS, and Russian has сом.
  private func isReadable(_ symbol: String) -> Bool {
    let isLatin = symbol.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return scalar.value < 0x250 || !properties.isAlphabetic
        || properties.generalCategory == .modifierLetter
    }
    return isLatin || resolved.regionScript == script
  }
}
