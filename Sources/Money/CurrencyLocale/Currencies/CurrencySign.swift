/// A sign that Unicode has added for a currency, but the locale data does not use yet.
///
/// CLDR keeps letters as the default symbol, because few fonts have the signs. Mintmark has drawings of them.
public struct CurrencySign: Hashable, Sendable {
  /// The ISO 4217 code.
  public let currencyCode: String
  /// The sign.
  public let scalar: Unicode.Scalar
  /// The character's name in Unicode. The standard library may have an older Unicode, without the name.
  package let unicodeName: String
  /// Whether the central bank asks for the sign to the left of the number in every language, with a space between.
  let standsLeftOfNumber: Bool

  /// The signs of Unicode 14 (som), 17 (riyal) and 18 (rufiyaa, dirham, Omani rial), by code.
  ///
  /// Code points and names are those of the Unicode Character Database 18.0 (September 2026). Placement is that of
  /// the central banks' guidelines: Central Bank of the UAE (Dirham Currency Symbol Guideline, 2025), Maldives
  /// Monetary Authority (Currency Symbol Guideline, 2022), Central Bank of Oman (2025) and Saudi Central Bank
  /// (2025). The National Bank of the Kyrgyz Republic prescribes no place, so the som stands where the locale data
  /// has the currency's letters.
  public static let all: [CurrencySign] = [
    CurrencySign(
      currencyCode: "AED", scalar: "\u{20C3}", unicodeName: "UAE DIRHAM SIGN",
      standsLeftOfNumber: true),
    CurrencySign(
      currencyCode: "KGS", scalar: "\u{20C0}", unicodeName: "SOM SIGN", standsLeftOfNumber: false),
    CurrencySign(
      currencyCode: "MVR", scalar: "\u{20C2}", unicodeName: "RUFIYAA SIGN",
      standsLeftOfNumber: true),
    CurrencySign(
      currencyCode: "OMR", scalar: "\u{20C4}", unicodeName: "OMANI RIAL SIGN",
      standsLeftOfNumber: true),
    CurrencySign(
      currencyCode: "SAR", scalar: "\u{20C1}", unicodeName: "SAUDI RIYAL SIGN",
      standsLeftOfNumber: true),
  ]

  /// The sign of a currency; nil if ``all`` has none.
  public static func of(_ currencyCode: String) -> CurrencySign? {
    all.first { $0.currencyCode == currencyCode }
  }

  /// The sign as text.
  public var text: String { String(scalar) }
}

extension Unicode.Scalar {
  /// Whether this is a currency sign. The standard library may have an older Unicode, without the newest signs.
  package var isCurrencySign: Bool {
    properties.generalCategory == .currencySymbol
      || CurrencySign.all.contains { $0.scalar == self }
  }
}

/// The choice between letters and a sign, for currencies with a ``CurrencySign``.
public enum CurrencySigns: String, Hashable, Sendable, Codable, CaseIterable {
  /// The locale data's symbol.
  case letters
  /// The currency's own sign.
  case official
}
