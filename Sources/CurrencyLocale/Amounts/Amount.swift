#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A sum of money: a whole number of a currency's smallest units.
public struct Amount: Hashable, Sendable {
  /// The number of smallest units: 1234 is $12.34, ¥1,234 or KD 1.234.
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
  /// Counted in ICU's formatted text, as Foundation's number formatter returns 2 for all of them.
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

  /// An amount of the locale's currency, in its smallest units.
  public func amount(minorUnits: Int64) -> Amount {
    Amount(minorUnits: minorUnits, currencyCode: currencyCode)
  }
}
