public import Foundation

extension CurrencyLocale {
  /// The currency, the direction and the language of a locale of Foundation.
  ///
  /// Its currency and number system count too, such as those of `en-US-u-cu-eur`. Its other settings don't.
  ///
  /// - Parameters:
  ///   - locale: the locale, such as `Locale.current`.
  ///   - rules: the day and the configuration that decide the currency.
  /// - Throws: ``/CurrencyLocale/CurrencyLocaleError`` for a locale without a currency.
  public init(
    _ locale: Locale, rules: CurrencyRules = CurrencyRules()
  ) throws(CurrencyLocaleError) {
    try self.init(locale.identifier(.bcp47), rules: rules)
  }
}
