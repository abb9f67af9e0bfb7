/// The form of a currency's symbol.
public enum SymbolForm: String, Hashable, Sendable, Codable, CaseIterable {
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
  public func symbol(_ form: SymbolForm = .standard) -> String {
    guard form != .code else { return currencyCode }
    let visible = VisibleText.trimmed(ownSymbol ?? dataSymbol(form))
    return visible.isEmpty ? currencyCode : visible
  }

  /// The symbol in the locale data, with invisible marks.
  package func dataSymbol(_ form: SymbolForm) -> String {
    func symbol(_ table: FactTable) -> String? {
      LocaleData.fact(formattingCode, of: resolved.chain, in: table)
    }
    switch form {
    case .code: return formattingCode
    case .standard: return symbol(LocaleData.symbols) ?? formattingCode
    case .narrow: return symbol(LocaleData.narrowSymbols) ?? dataSymbol(.standard)
    }
  }

  /// Whether a symbol of the locale's currency is the standard symbol of another currency in the locale.
  func isAmbiguous(_ symbol: String) -> Bool {
    guard symbol != self.symbol() else { return false }
    let chain = resolved.chain
    return LocaleData.currencies.keys.contains { code in
      code != formattingCode
        && LocaleData.fact(code, of: chain, in: LocaleData.symbols).map(VisibleText.trimmed)
          == symbol
    }
  }
}
