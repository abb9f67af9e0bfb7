extension CurrencyLocale {
  /// Every identifier in the locale data, sorted by bytes.
  public static let identifiersInLocaleData: [String] = LocaleData.locales.keys

  /// Every identifier in the locale data for which a currency is found, sorted by bytes.
  public static let allIdentifiers: [String] = identifiersInLocaleData.filter { identifier in
    (try? CurrencyLocale(identifier)) != nil
  }

  /// Every ISO 639 language with a likely region, and that region.
  package static let languages: [(code: String, region: String)] = LocaleData.languages.keys
    .filter { !$0.utf8.contains(UInt8(ascii: "_")) }.compactMap { code in
      LocaleData.likelyRegion(language: code, script: nil).map { (code, $0) }
    }

  /// Region codes that are accepted but are not in ``regions``, in capital letters or digits, sorted.
  ///
  /// They are retired codes (`DD`), unofficial codes in use (`UK`), and the numeric codes of ISO 3166 (`840`).
  package static let otherRegionCodes: [String] = LocaleData.aliases.keys.filter { code in
    LocaleData.isRegionCode(code) && (try? CurrencyLocale("en_\(code)")) != nil
  }

  /// Every ISO 3166 region, in capital letters, sorted.
  package static let regions: [String] = LocaleData.regions.keys.filter { region in
    region.utf8.count == 2 && LocaleData.isCurrent(region: region)
  }
}
