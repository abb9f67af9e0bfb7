/// A sign that Unicode has added for a currency and that the locale data does not draw yet.
///
/// CLDR keeps the letters as the default, as few fonts have the signs.
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

  /// The sign of a currency; nil for most.
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

/// The choice between letters and a currency's own sign, where Unicode has one that the locale data
/// does not draw.
public enum CurrencySigns: String, Hashable, Sendable, Codable, CaseIterable {
  /// The locale data's symbol.
  case letters
  /// The sign, where a font has it; the locale data's symbol elsewhere.
  case official
}
