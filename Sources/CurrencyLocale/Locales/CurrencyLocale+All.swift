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

  /// Every identifier in Foundation's data for which a currency is found, sorted by bytes.
  public static var all: [String] {
    everyIdentifier.filter { identifier in (try? CurrencyLocale(identifier)) != nil }
  }

  /// Every ISO 639 language for which ICU knows a likely region, with that region.
  package static var languages: [(code: String, region: String)] {
    Locale.LanguageCode.isoLanguageCodes.compactMap { code in
      let parts = Locale.Language(identifier: code.identifier).maximalIdentifier.split(
        separator: "-")
      return parts.count == 3 ? (code.identifier, String(parts[2])) : nil
    }
  }

  /// Region codes that are accepted but are not in ``regions``, in capital letters or digits, sorted.
  ///
  /// They are retired codes (`DD`), unofficial codes in use (`UK`), and the numeric codes of ISO 3166 (`840`).
  package static let otherRegionCodes: [String] = {
    let letters = (65...90).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let numbers = (1...999).map { String(String($0 + 1000).dropFirst()) }
      // Leave out numbers that ICU maps to no region's letters, such as those of continents.
      .filter { Locale(identifier: "und_\($0)").identifier(.icu) != "und_\($0)" }
    let known = Set(regions)
    return (numbers + pairs).filter { code in
      !known.contains(code) && (try? CurrencyLocale("en_\(code)")) != nil
    }
  }()

  /// Every ISO 3166 region, in capital letters, sorted.
  package static var regions: [String] {
    Locale.Region.isoRegions.map(\.identifier).filter { region in
      region.utf8.count == 2 && region.utf8.allSatisfy { (65...90).contains($0) }
    }.sorted()
  }
}
