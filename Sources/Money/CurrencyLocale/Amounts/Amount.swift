/// A sum of money: a whole number of a currency's smallest units.
public struct Amount: Hashable, Sendable {
  /// The number of smallest units: 1234 is $12.34, ¥1,234 or KD 1.234.
  ///
  /// The format decides how many of the digits are decimal digits, because there are two standards. The default
  /// is the locale data (``CurrencyLocale/minorUnitDigits``). Payment interfaces use ISO 4217
  /// (``CurrencyLocale/isoMinorUnitDigits``); to choose it, set ``AmountFormatOptions/minorUnitStandard``. The
  /// standards differ for 16 currencies, such as IDR: 1234567 is Rp1.234.567 by the locale data and
  /// Rp12.345,67 by ISO 4217.
  public var minorUnits: Int64
  /// The ISO 4217 code.
  public var currencyCode: String

  /// An amount of the given number of minor units.
  ///
  /// - Parameters:
  ///   - minorUnits: the number of smallest units, negative for a debt.
  ///   - currencyCode: the ISO 4217 code, in capital letters.
  public init(minorUnits: Int64, currencyCode: String) {
    self.minorUnits = minorUnits
    self.currencyCode = currencyCode
  }
}

extension CurrencyLocale {
  /// The currency's number of decimal digits in the locale data: 2 for USD, 0 for JPY, 3 for KWD, 4 for CLF.
  ///
  /// For 16 currencies, ISO 4217 has more (``isoMinorUnitDigits``).
  public var minorUnitDigits: Int {
    BuiltInCurrency.all[currencyCode]?.minorUnitDigits
      ?? LocaleData.currencies[formattingCode].flatMap { Int($0) } ?? 2
  }

  /// The currency's number of decimal digits in ISO 4217: 2 for IDR, 3 for IQD. It is ``minorUnitDigits`` if
  /// ISO 4217 has no number, as for gold.
  public var isoMinorUnitDigits: Int {
    ISOCurrency.minorUnitDigits(of: currencyCode) ?? minorUnitDigits
  }

  /// An amount of the locale's currency, in its smallest units. The ``AmountFormat`` that writes the amount
  /// decides how many of its digits are decimal digits.
  public func amount(minorUnits: Int64) -> Amount {
    Amount(minorUnits: minorUnits, currencyCode: currencyCode)
  }
}
