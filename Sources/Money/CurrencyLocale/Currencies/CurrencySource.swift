/// The origin of a locale's currency.
public enum CurrencySource: String, Hashable, Sendable, CaseIterable {
  /// Requested with the locale: an argument, `@currency=` or `-u-cu-`.
  case request
  /// Set in a configuration, for the locale or its region.
  case configuration
  /// From the table of changes, ``CurrencyChange``.
  case table
  /// From the locale data.
  case localeData = "locale data"
}

extension CurrencyLocale {
  /// A warning that the locale data has another currency for the region than the table of changes, and that the
  /// table's newest currency is drawn. It is nil if both agree or another currency is drawn.
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
