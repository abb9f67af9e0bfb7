/// How drawings are named in files and assets.
package enum Naming: String, CaseIterable, Encodable {
  /// By currency code: `usd`, `cad`. A drawing that both currencies share has both names.
  case currency
  /// By locale: `en_us`. Each locale has files with its name.
  case locale
  /// By the symbol: `dollar`, `us_dollar`, `kc`. Each drawing has just one name.
  case symbol

  static let documentation =
    "What drawings are called: currency (usd), locale (en_us) or symbol (dollar)."
}
