import BadgeKit

/// Which drawing lookups return for locales that are not planned.
package enum Fallback: Hashable, Encodable, Sendable {
  /// The sign `¤`, for money of any country.
  case neutral
  /// Lookups return no drawing.
  case none
  /// The drawing of the locale with this identifier.
  case locale(String)

  /// The currency sign, U+00A4.
  static let sign = "\u{A4}"
  /// The key under `symbols:` that replaces the sign. It is ISO 4217's code for "no currency".
  static let symbolKey = "XXX"
}
