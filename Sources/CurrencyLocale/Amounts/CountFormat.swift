#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The format of counts in one locale, with the locale's digits and grouping.
package struct CountFormat: Hashable, Sendable {
  private let style: IntegerFormatStyle<Int>

  /// The format of a locale; the currency is ignored.
  package init(_ locale: CurrencyLocale) {
    style = IntegerFormatStyle<Int>(locale: locale.resolved.locale)
  }

  /// The format of a locale, even one without a currency, such as `en_001`.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown locale.
  package init(_ identifier: String) throws(CurrencyLocaleError) {
    self.init(try CurrencyLocale(identifier, currency: CurrencyLocale.noCurrencyCode))
  }

  /// Writes a count. A count above the maximum is written as the maximum and a plus sign: `99+`.
  package func format(_ count: Int, maximum: Int? = nil) -> String {
    guard let maximum, count > maximum else { return style.format(count) }
    return style.format(maximum) + "+"
  }
}
