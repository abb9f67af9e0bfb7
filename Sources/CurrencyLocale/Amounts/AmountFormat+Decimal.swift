#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension AmountFormat {
  /// An amount as a decimal number of whole units: 12.34 for 1234 cents. Exact, whatever the
  /// number of digits that the format shows.
  public func decimal(_ amount: Amount) -> Decimal {
    Decimal(
      sign: amount.minorUnits < 0 ? .minus : .plus, exponent: -minorUnitDigits,
      significand: Decimal(amount.minorUnits.magnitude))
  }

  /// The amount of a decimal number of whole units: 1234 cents for 12.34.
  ///
  /// - Throws: ``AmountError`` if it has more decimal digits than the currency, doesn't fit in 64
  ///   bits, or is beyond the limits; never rounds.
  public func amount(_ decimal: Decimal) throws(AmountError) -> Amount {
    try amount(plainText: decimal.description)
  }

  /// An amount as a plain number, the same in every locale: ASCII digits, a minus sign, and a full
  /// stop where the currency has decimal digits, such as `-1234.50`.
  public func plainText(_ amount: Amount) -> String {
    var digits = String(amount.minorUnits.magnitude)
    digits = String(repeating: "0", count: max(0, minorUnitDigits + 1 - digits.count)) + digits
    let sign = amount.minorUnits < 0 ? "-" : ""
    guard minorUnitDigits > 0 else { return sign + digits }
    return sign + digits.dropLast(minorUnitDigits) + "." + digits.suffix(minorUnitDigits)
  }

  /// Reads a plain number, whatever the locale: `-1234.5`, `0.50`, `7`.
  ///
  /// - Throws: ``AmountError`` for anything but ASCII digits with at most one sign and one full stop
  ///   between them, more decimal digits than the currency, or an amount beyond the limits.
  public func amount(plainText: String) throws(AmountError) -> Amount {
    let unsigned = plainText.hasPrefix("-") ? plainText.dropFirst() : plainText[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isNumber, (1...2).contains(parts.count) else {
      let example = self.plainText(locale.amount(minorUnits: 123_456))
      throw AmountError.unreadable(text: plainText, example: example)
    }
    let values = parts.map { $0.utf8.map { Int($0) - Int(UInt8(ascii: "0")) } }
    let minorUnits = try AmountScanner(self).minorUnits(
      values[0], values.count > 1 ? values[1] : [], isNegative: unsigned.count < plainText.count,
      text: plainText)
    try checkLimits(minorUnits)
    return locale.amount(minorUnits: minorUnits)
  }
}
