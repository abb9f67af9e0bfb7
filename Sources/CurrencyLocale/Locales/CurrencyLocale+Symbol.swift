#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

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
    let raw: String
    switch form {
    case .standard:
      raw = ownSymbol ?? resolved.locale(currency: formattingCode).currencySymbol ?? ""
    case .narrow: raw = ownSymbol ?? narrowSymbol
    case .code: raw = currencyCode
    }
    let visible = VisibleText.trimmed(raw)
    return visible.isEmpty ? currencyCode : visible
  }

  /// The narrow symbol. It is read from a formatted amount, because Foundation has no other access to it.
  ///
  /// The use of the format style also keeps FoundationInternationalization in a static binary. If the linker
  /// dropped that module, no locale would have a currency.
  private var narrowSymbol: String {
    let style = Decimal.FormatStyle.Currency(
      code: formattingCode, locale: resolved.locale(currency: formattingCode))
    let text = style.presentation(.narrow).attributed.format(0)
    var symbol = ""
    for run in text.runs where run.numberSymbol == .currency {
      symbol += String(text[run.range].characters)
    }
    return symbol
  }
}
