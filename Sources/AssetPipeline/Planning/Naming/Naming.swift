/// What the drawings are called in file names and assets.
enum Naming: String, CaseIterable, Encodable {
  /// By currency code: `usd`, `cad`, although both may look the same.
  case currency
  /// By locale: `en_us`; every locale has files of its own.
  case locale
  /// By what they show: `dollar`, `us_dollar`, `kc`; drawings that look the same share a file.
  case symbol

  static let documentation =
    "What drawings are called: currency (usd), locale (en_us) or symbol (dollar)."
}
