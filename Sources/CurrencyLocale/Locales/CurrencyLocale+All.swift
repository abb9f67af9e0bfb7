#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension CurrencyLocale {
  /// Every identifier in Foundation's data, sorted by bytes.
  public static var everyIdentifier: [String] {
    Locale.availableIdentifiers.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Every identifier in Foundation's data that has a currency, given or likely, sorted by bytes.
  public static var all: [String] {
    everyIdentifier.filter { identifier in (try? CurrencyLocale(identifier)) != nil }
  }
}
