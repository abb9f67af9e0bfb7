import BadgeKit

/// The drawing that lookups answer with for locales that are not planned.
enum Fallback: Hashable, Encodable, Sendable {
  /// The sign `¤`, for money of any country.
  case neutral
  /// Lookups have no answer.
  case none
  /// The drawing of a locale, by its identifier.
  case locale(String)

  /// The currency sign, U+00A4.
  static let sign = "\u{A4}"
  /// The key under `symbols:` of a drawing instead of the sign: ISO 4217's code for no currency.
  static let symbolKey = "XXX"
}
