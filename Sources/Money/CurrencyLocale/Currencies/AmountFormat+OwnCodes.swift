extension AmountFormat.Symbol {
  /// The symbol to write. For a currency code that is not in ISO 4217 it becomes a custom text, because the
  /// locale data has no symbol for it.
  func drawn(in locale: CurrencyLocale) -> Self {
    guard case .form(let form) = self, locale.ownSymbol != nil else { return self }
    return .own(locale.symbol(form))
  }
}
