/// Codes by their English names in the locale data, whatever the case of the letters.
package enum EnglishName {
  /// The code of a country: `CH` for `Switzerland`; nil if none has the name.
  package static func country(_ name: String) -> String? {
    let name = name.lowercased()
    return CurrencyLocale.regions.first {
      LocaleData.displayNames["en/\($0)"]?.lowercased() == name
    }
  }

  /// The locale of the region where a language is mostly spoken: `ro_RO` for `Romanian`; nil if no language
  /// has the name.
  package static func language(_ name: String) -> String? {
    let name = name.lowercased()
    let language = CurrencyLocale.languages.first {
      LocaleData.displayNames["en/\($0.code)"]?.lowercased() == name
    }
    return language.map { "\($0.code)_\($0.region)" }
  }

  /// The code of an active currency, in the singular or the plural: `CHF` for `Swiss franc`; nil if none has the
  /// name.
  package static func currency(_ name: String) -> String? {
    let name = name.lowercased()
    return ISOCurrency.all.first { currency in
      LocaleData.names["en/\(currency.code)"]?.lowercased() == name
        || LocaleData.countedNames["en/\(currency.code)/other"]?.lowercased() == name
    }?.code
  }
}
