public import CurrencyLocale
public import Foundation

extension AmountFormat {
  /// An amount as a decimal number of the currency's main unit: 12.34 for 1234 cents. It is exact, even if the
  /// format shows fewer digits.
  public func decimal(_ amount: Amount) -> Decimal {
    Decimal(
      sign: amount.minorUnits < 0 ? .minus : .plus, exponent: -minorUnitDigits,
      significand: Decimal(amount.minorUnits.magnitude))
  }

  /// The amount for a decimal number of the currency's main unit: 1234 cents for 12.34. It is never rounded.
  ///
  /// - Throws: ``AmountError`` if the number has non-zero digits below the format's minor unit, doesn't fit in
  ///   64 bits, or is beyond the limits.
  public func amount(_ decimal: Decimal) throws(AmountError) -> Amount {
    try amount(plainText: decimal.description)
  }
}
