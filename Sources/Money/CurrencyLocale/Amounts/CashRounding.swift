/// The steps to which cash payments are rounded, from CLDR 45's `supplementalData` (`cashDigits` and
/// `cashRounding`).
enum CashRounding {
  /// The step between amounts that can be paid in cash, in minor units; 1 if cash is not rounded.
  ///
  /// - Parameters:
  ///   - code: the ISO 4217 code.
  ///   - minorUnitDigits: the number of decimal digits in an amount's minor units.
  static func increment(of code: String, minorUnitDigits: Int) -> UInt64 {
    let scale = RoundedNumber.powerOfTen(minorUnitDigits)
    if wholeUnits.contains(code) { return scale }
    guard let hundredths = hundredths[code] else { return 1 }
    return max(1, scale * hundredths / 100)
  }

  /// The currencies in which cash is paid in whole units only. Cash amounts have no decimal digits.
  static let wholeUnits: Set<String> = [
    "AMD", "COP", "CRC", "CZK", "GYD", "HUF", "IDR", "MNT", "MUR", "NOK", "PKR", "SEK", "TWD",
    "TZS", "UZS",
  ]

  /// The steps of other currencies, in hundredths of a unit.
  private static let hundredths: [String: UInt64] = ["CAD": 5, "CHF": 5, "DKK": 50]
}
