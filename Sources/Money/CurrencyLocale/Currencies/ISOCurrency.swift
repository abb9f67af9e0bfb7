/// A currency, fund or precious metal of ISO 4217's list of active codes.
///
/// The list is "List one" of SIX, the maintenance agency of ISO 4217, as published on 2026-01-01:
/// 178 codes. Payment interfaces use its minor units. The locale data has another number of decimal digits for
/// some currencies, such as none for IDR.
public struct ISOCurrency: Hashable, Sendable {
  /// The code, in capital letters.
  public let code: String
  /// The number of decimal digits of an amount; nil if ISO 4217 defines no number, as for gold.
  public let minorUnitDigits: Int?

  /// Every active code, sorted.
  public static let all: [ISOCurrency] = units.flatMap { minorUnitDigits, codes in
    codes.split(whereSeparator: \.isWhitespace).map {
      ISOCurrency(code: String($0), minorUnitDigits: minorUnitDigits)
    }
  }.sorted { $0.code < $1.code }

  /// The number of decimal digits of an active code; nil for other codes, and if ISO 4217 defines no number.
  ///
  /// - Parameter code: in capital letters.
  public static func minorUnitDigits(of code: String) -> Int? { byCode[code]?.minorUnitDigits }

  /// Whether a code, in capital letters, is active.
  public static func isActive(_ code: String) -> Bool { byCode[code] != nil }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The active codes, grouped by their number of decimal digits.
  private static let units: [(minorUnitDigits: Int?, codes: String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD
      CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS
      GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD
      LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB
      PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
      SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW
      ZWG
      """
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
    (nil, "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX"),
  ]
}
