extension AmountFormat.Symbol {
  /// The sign with the text of a currency beyond ISO 4217, for which ICU has none.
  func drawn(in locale: CurrencyLocale) -> Self {
    guard case .form(let form) = self, locale.ownSymbol != nil else { return self }
    return .own(locale.symbol(form))
  }
}
