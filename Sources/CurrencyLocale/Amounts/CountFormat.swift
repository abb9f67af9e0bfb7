#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The format of counts in one locale: with its digits and grouping.
package struct CountFormat: Hashable, Sendable {
  private let style: IntegerFormatStyle<Int>

  /// The format of a locale; its currency does not matter.
  package init(_ locale: CurrencyLocale) {
    style = IntegerFormatStyle<Int>(locale: locale.resolved.locale)
  }

  /// The format of a locale that need not have a currency, such as `en_001`.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown locale.
  package init(_ identifier: String) throws(CurrencyLocaleError) {
    self.init(try CurrencyLocale(identifier, currency: CurrencyLocale.noCurrencyCode))
  }

  /// Writes a count; one beyond the maximum is the maximum with a plus: `99+`.
  package func format(_ count: Int, maximum: Int? = nil) -> String {
    guard let maximum, count > maximum else { return style.format(count) }
    return style.format(maximum) + "+"
  }
}
