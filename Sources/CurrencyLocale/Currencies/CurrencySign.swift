/// A sign that Unicode has added for a currency, but the locale data does not use yet.
///
/// CLDR keeps letters as the default symbol, because few fonts have the signs.
public struct CurrencySign: Hashable, Sendable {
  /// The ISO 4217 code.
  public let currencyCode: String
  /// The sign.
  public let scalar: Unicode.Scalar

  /// The signs of Unicode 14 (som), 17 (riyal) and 18 (rufiyaa, dirham, Omani rial), by code.
  public static let all: [CurrencySign] = [
    CurrencySign(currencyCode: "AED", scalar: "\u{20C3}"),
    CurrencySign(currencyCode: "KGS", scalar: "\u{20C0}"),
    CurrencySign(currencyCode: "MVR", scalar: "\u{20C2}"),
    CurrencySign(currencyCode: "OMR", scalar: "\u{20C4}"),
    CurrencySign(currencyCode: "SAR", scalar: "\u{20C1}"),
  ]

  /// The sign of a currency; nil if ``all`` has none.
  public static func of(_ currencyCode: String) -> CurrencySign? {
    all.first { $0.currencyCode == currencyCode }
  }

  /// The sign as text.
  public var text: String { String(scalar) }
}

/// A sign is encoded as its text.
extension CurrencySign: Encodable {
  /// Encodes ``text`` as a single value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The choice between letters and a sign, for currencies with a ``CurrencySign``.
public enum CurrencySigns: String, Hashable, Sendable, Codable, CaseIterable {
  /// The locale data's symbol.
  case letters
  /// The sign if a font has it; otherwise the locale data's symbol.
  case official
}
