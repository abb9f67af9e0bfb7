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
  /// The shortest sign, which may be ambiguous: `$`.
  case narrow
  /// The ISO 4217 code: `USD`.
  case code
}

extension CurrencyLocale {
  /// The currency's symbol as it is drawn: without padding and invisible marks, never empty.
  ///
  /// A symbol with nothing visible in it (Cape Verde's) gives the ISO code.
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

  /// The narrow symbol, read from a formatted amount: Foundation has no other access to it.
  ///
  /// The reference to the format style also keeps the linker from dropping
  /// FoundationInternationalization from a static binary, without which no locale has a currency.
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
