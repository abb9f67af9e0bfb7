/// The origin of a locale's currency.
public enum CurrencySource: String, Hashable, Sendable, CaseIterable {
  /// Given with the locale: an argument, `@currency=` or `-u-cu-`.
  case request
  /// Chosen in a configuration, for the locale or its region.
  case configuration
  /// From the table of changes, ``CurrencyChange``.
  case table
  /// From the locale data.
  case localeData = "locale data"
}

extension CurrencyLocale {
  /// A warning that the locale data still has the former currency of a region, and that the one of the
  /// table of changes is drawn; nil where both agree, or where another currency is drawn.
  public var outdatedDataWarning: String? {
    guard currencySource == .table, let region = payingRegion, let dataCurrency,
      let change = CurrencyChange.newest(of: region), change.currency == currencyCode,
      dataCurrency != currencyCode
    else { return nil }
    return
      "the locale data has \(dataCurrency) for region \(region), where \(currencyCode) is used "
      + "since \(change.day) (\(change.source)): \(currencyCode) is drawn"
  }
}
