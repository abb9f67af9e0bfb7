/// The smallest amounts that are paid in cash, by CLDR 45's `supplementalData` (`cashDigits` and
/// `cashRounding`).
enum CashRounding {
  /// The smallest payable amount in minor units, of which all others are multiples; 1 where cash is not
  /// rounded.
  ///
  /// - Parameters:
  ///   - code: the ISO 4217 code.
  ///   - minorUnitDigits: the number of an amount's last digits that are decimal ones.
  static func increment(of code: String, minorUnitDigits: Int) -> UInt64 {
    let scale = RoundedNumber.powerOfTen(minorUnitDigits)
    if wholeUnits.contains(code) { return scale }
    guard let hundredths = hundredths[code] else { return 1 }
    return max(1, scale * hundredths / 100)
  }

  /// The currencies without coins below a whole unit, which are written without decimal digits.
  static let wholeUnits: Set<String> = [
    "AMD", "COP", "CRC", "CZK", "GYD", "HUF", "IDR", "MNT", "MUR", "NOK", "PKR", "SEK", "TWD",
    "TZS", "UZS",
  ]

  /// The smallest coins, in hundredths of a unit.
  private static let hundredths: [String: UInt64] = ["CAD": 5, "CHF": 5, "DKK": 50]
}
