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

  /// Every ISO 639 language that has a likely region, with that region.
  package static var languages: [(code: String, region: String)] {
    Locale.LanguageCode.isoLanguageCodes.compactMap { code in
      let parts = Locale.Language(identifier: code.identifier).maximalIdentifier.split(
        separator: "-")
      return parts.count == 3 ? (code.identifier, String(parts[2])) : nil
    }
  }

  /// Every ISO 3166 region, in capital letters, sorted.
  package static var regions: [String] {
    Locale.Region.isoRegions.map(\.identifier).filter { region in
      region.utf8.count == 2 && region.utf8.allSatisfy { (65...90).contains($0) }
    }.sorted()
  }
}
