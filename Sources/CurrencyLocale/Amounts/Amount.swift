#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A sum of money: a whole number of a currency's smallest units.
public struct Amount: Hashable, Sendable {
  /// The number of smallest units: 1234 is $12.34, ¥1,234 or KD 1.234.
  ///
  /// How many of the digits are decimal ones is the format's choice, as there are two standards. By
  /// default it is the locale data's (``CurrencyLocale/minorUnitDigits``); payment interfaces count
  /// in ISO 4217's (``CurrencyLocale/isoMinorUnitDigits``), which
  /// ``AmountFormat/Options/minorUnitStandard`` chooses. They differ for 16 currencies, such as
  /// IDR: 1234567 is Rp1.234.567 by the one and Rp12.345,67 by the other.
  public var minorUnits: Int64
  /// The ISO 4217 code.
  public var currencyCode: String

  /// An amount of some minor units.
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
  /// The number of the currency's digits behind the decimal separator: 2 for USD, 0 for JPY, 3
  /// for KWD, 4 for CLF.
  ///
  /// For 16 currencies these are fewer than ISO 4217's (``isoMinorUnitDigits``). Counted in ICU's
  /// formatted text, as Foundation's number formatter returns 2 for all of them.
  public var minorUnitDigits: Int {
    if let digits = BuiltInCurrency.all[currencyCode]?.minorUnits { return digits }
    let style = Decimal.FormatStyle.Currency(
      code: formattingCode, locale: Locale(identifier: "en_US"))
    let text = style.attributed.format(0)
    var count = 0
    for run in text.runs where run.numberPart == .fraction {
      count += text[run.range].characters.count
    }
    return count
  }

  /// The number of decimal digits that the currency's minor units are by ISO 4217: 2 for IDR, 3 for
  /// IQD; the locale data's where ISO 4217 has no number, as for gold.
  public var isoMinorUnitDigits: Int {
    ISOCurrency.minorUnits(of: currencyCode) ?? minorUnitDigits
  }

  /// An amount of the locale's currency, in its smallest units: by the locale data or by ISO 4217,
  /// as the format that writes it has chosen.
  public func amount(minorUnits: Int64) -> Amount {
    Amount(minorUnits: minorUnits, currencyCode: currencyCode)
  }
}
