#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A locale identifier after its parts were looked up, with the likeliest region added if it had none.
struct ResolvedIdentifier: Hashable, Sendable {
  /// The requested identifier, in canonical form.
  var canonical: String
  /// The identifier for Foundation, with the region filled in.
  var base: LocaleTag.Base
  /// The keywords in ICU's form, such as `@currency=JPY`; empty if there are none.
  var keywords: String
  var obsoleteRegion: String?

  /// Looks up the parts of a tag.
  init(_ tag: LocaleTag, source: String) throws(CurrencyLocaleError) {
    let icu = Locale(identifier: tag.source).identifier(.icu)
    let halves = icu.split(separator: "@", maxSplits: 1)
    keywords = halves.count == 2 ? "@" + Self.upperCasingCurrency(halves[1]) : ""
    // ICU replaces a missing keyword value, and an invalid region, with "yes".
    if keywords.dropFirst().split(separator: ";").contains("rg=yes") {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: "rg")
    }
    let subtags = (halves.first ?? "").split(separator: "_")
    // ICU replaces retired codes (iw with he, UK with GB). It replaces a country that was split up with one
    // of its successors.
    var (modern, _) = try LocaleTag.parse(subtags, of: source)

    guard modern.language != "und", Locale.LanguageCode(modern.language).isISOLanguage else {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: tag.base.language)
    }
    if let script = modern.script, !Locale.Script(script).isISOScript {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: script)
    }
    if let region = modern.region, !Self.isKnown(region) {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: region)
    }
    // An alias such as UK is replaced. The code of a country that was split up is kept if Foundation still
    // has a currency for it.
    if let asked = tag.base.region, asked != modern.region, !Self.renamedRegions.contains(asked),
      Locale(identifier: tag.base.identifier).currency != nil
    {
      obsoleteRegion = asked
      modern.region = asked
    }
    canonical = modern.identifier + keywords
    base = modern
    if base.region == nil {
      base.region = Self.likelyRegion(of: modern)
    }
  }

  /// Old region codes with a single successor (CLDR's `territoryAlias`). The successor's currency is used.
  private static let renamedRegions: Set = [
    "BU", "CT", "DD", "DY", "FX", "HV", "JT", "MI", "NH", "NQ", "PU", "PZ", "QU", "RH", "TP", "UK",
    "VD", "WK", "YD", "ZR",
  ]

  /// The requested identifier without its keywords.
  var canonicalWithoutKeywords: String { String(canonical.dropLast(keywords.count)) }

  /// The canonical code of a region: capital letters or digits.
  ///
  /// - Throws: ``CurrencyLocaleError/unknownRegion(_:)``.
  static func knownRegion(_ region: String) throws(CurrencyLocaleError) -> String {
    // ICU replaces a code that is an alias, such as UK, with the current one.
    let icu = Locale(identifier: "en_\(region)").identifier(.icu)
    let known = icu.split(separator: "_").last.map(String.init) ?? region
    guard isKnown(known) else { throw .unknownRegion(region) }
    return known
  }

  /// The locale for Foundation.
  var locale: Locale { Locale(identifier: base.identifier + keywords) }

  /// The same locale with another currency.
  func locale(currency: String) -> Locale {
    let others = keywords.dropFirst().split(separator: ";").filter { !$0.hasPrefix("currency=") }
    let all = ["currency=\(currency)"] + others.map(String.init)
    return Locale(identifier: base.identifier + "@" + all.joined(separator: ";"))
  }

  var currencyKeyword: String? {
    let value = keywords.dropFirst().split(separator: ";").first { $0.hasPrefix("currency=") }
      .map { String($0.dropFirst("currency=".count)) }
    // ICU reads "yes" for an extension without a value.
    return value == "YES" ? "" : value
  }

  /// The identifiers with the region replaced by each of its successors, the likeliest one first.
  ///
  /// Used if ``obsoleteRegion`` is not nil.
  var successors: [String] {
    var regions: [String] = []
    let named = Locale(identifier: base.identifier).identifier(.icu).split(separator: "_")
    let successor = named.first { $0.count == 2 && $0 == $0.uppercased() }.map(String.init)
    for case let region? in [Self.likelyRegion(of: base), successor]
    where !regions.contains(region) {
      regions.append(region)
    }
    return regions.map { region in
      var base = base
      base.region = region
      return base.identifier
    }
  }

  /// Whether a region exists.
  ///
  /// A region that has a currency exists. This is checked first because it doesn't load ICU's list of regions.
  private static func isKnown(_ region: String) -> Bool {
    let unknownRegion = "ZZ"
    return region != unknownRegion
      && (Locale(identifier: "und_\(region)").currency != nil || Locale.Region(region).isISORegion)
  }

  private static func likelyRegion(of base: LocaleTag.Base) -> String? {
    let language = [base.language, base.script].compactMap { $0 }.joined(separator: "-")
    let likely = Locale.Language(identifier: language).maximalIdentifier
    guard let region = likely.split(separator: "-").dropFirst().last, region.count < 4 else {
      return nil
    }
    return String(region)
  }

  private static func upperCasingCurrency(_ keywords: Substring) -> String {
    keywords.split(separator: ";").map { keyword in
      let isCurrency = keyword.lowercased().hasPrefix("currency=")
      return isCurrency
        ? "currency=" + keyword.dropFirst("currency=".count).uppercased() : String(keyword)
    }.joined(separator: ";")
  }
}
