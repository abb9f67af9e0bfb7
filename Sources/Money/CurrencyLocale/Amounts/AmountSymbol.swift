/// The currency symbol in an amount.
public enum AmountSymbol: Hashable, Sendable {
  /// The locale's symbol in one of its forms.
  case form(CurrencySymbolForm)
  /// A custom text at the position of the symbol.
  case own(String)
  /// No symbol.
  case hidden
}

extension AmountSymbol {
  /// The symbol to write. For a currency code that is not in ISO 4217 it becomes a custom text, because the
  /// locale data has no symbol for it.
  func drawn(in locale: CurrencyLocale) -> Self {
    guard case .form(let form) = self, locale.ownSymbol != nil else { return self }
    return .own(locale.symbol(form))
  }
}
