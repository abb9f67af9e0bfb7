/// A locale identifier after its parts were looked up, with the likeliest region added if it had none.
package struct ResolvedIdentifier: Hashable, Sendable {
  /// The requested identifier without its keywords, in canonical form.
  let canonicalWithoutKeywords: String
  /// The parts of the requested identifier.
  let requested: LocaleTag.Base
  /// The parts with the region filled in. They decide the currency, and no other fact.
  package private(set) var base: LocaleTag.Base
  let keywords: LocaleTag.Keywords
  let obsoleteRegion: String?

  /// Looks up the parts of a tag.
  init(_ tag: LocaleTag, source: String) throws(CurrencyLocaleError) {
    var keywords = tag.keywords
    if let region = keywords.region {
      guard let subdivision = Self.subdivision(region) else {
        throw CurrencyLocaleError.unknownLocale(identifier: source, part: "rg")
      }
      keywords.region = subdivision
    }
    self.keywords = keywords
    var modern = Self.replacingAliases(in: tag.base)
    guard modern.language != "und", LocaleData.languages[modern.language] != nil else {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: tag.base.language)
    }
    if let script = modern.script, LocaleData.scripts[script] == nil {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: script)
    }
    if let region = modern.region, LocaleData.regions[region] == nil {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: region)
    }
    // An alias such as UK is replaced. The code of a country that was split up is kept, with its currency.
    if let asked = tag.base.region, asked != modern.region, LocaleData.regions[asked] != nil {
      obsoleteRegion = asked
      modern.region = asked
    } else {
      obsoleteRegion = nil
    }
    canonicalWithoutKeywords = modern.identifier
    requested = modern
    base = modern
    if base.region == nil {
      base.region = LocaleData.likelyRegion(language: base.language, script: base.script)
    }
    // The canonical form can be longer than the source, and has to be an identifier itself.
    guard canonical.utf8.count <= LocaleTag.longest else {
      throw CurrencyLocaleError.unknownLocale(identifier: source, part: nil)
    }
  }

  /// This locale and its parents, from which it has its facts, without a likely region.
  var chain: [String] { LocaleData.chain(of: requested) }

  /// The locales from which this one has symbols and separators, instead of its parents; empty for a locale in
  /// the data.
  var regionChain: [String] { LocaleData.regionChain(of: requested) }

  /// The script of the first locale of ``regionChain``.
  var regionScript: String? {
    guard let parts = regionChain.first?.split(separator: "_").map(String.init) else { return nil }
    return parts.first { $0.utf8.count == 4 }
      ?? LocaleData.likelyScript(language: parts[0], region: requested.region)
  }

  /// The requested identifier, in canonical form.
  var canonical: String { canonicalWithoutKeywords + keywords.text }

  /// The canonical code of a region: capital letters or digits.
  ///
  /// - Throws: ``CurrencyLocaleError/unknownRegion(_:)``.
  static func knownRegion(_ region: String) throws(CurrencyLocaleError) -> String {
    let known = successors(of: region).first ?? region
    guard LocaleData.regions[known] != nil else { throw .unknownRegion(region) }
    return known
  }

  /// The identifiers with the region replaced by each of its successors, the likeliest one first.
  ///
  /// Used if ``obsoleteRegion`` is not nil.
  var successors: [String] {
    let likely = LocaleData.likelyRegion(language: base.language, script: base.script)
    let successor = Self.replacingAliases(in: base).region
    let regions = [likely, likely == successor ? nil : successor].compactMap { $0 }
    return regions.map { region in
      var base = base
      base.region = region
      return base.identifier
    }
  }

  /// The regions that a region became; empty if it still exists.
  private static func successors(of region: String) -> [String] {
    (LocaleData.aliases[region] ?? "").split(separator: " ").map(String.init)
  }

  /// The same parts with current codes. A region with several successors becomes the likely one for the
  /// language, or else the first.
  private static func replacingAliases(in old: LocaleTag.Base) -> LocaleTag.Base {
    var base = old
    base.variants = base.variants.map { LocaleData.aliases[$0] ?? $0 }
    if let variant = base.variants.first,
      let language = LocaleData.aliases["\(base.language)_\(variant)"]
    {
      base.language = language
      base.variants.removeFirst()
    }
    if let region = base.region, let language = LocaleData.aliases["\(base.language)_\(region)"] {
      base.language = language
      base.region = nil
    }
    if let alias = LocaleData.aliases[base.language] {
      // An alias can have a script or a region too: `sr_Latn` for sh.
      let parts = alias.split(separator: "_").map(String.init)
      base.language = parts.first ?? base.language
      for part in parts.dropFirst() {
        if part.utf8.count == 4 {
          base.script = base.script ?? part
        } else {
          base.region = base.region ?? part
        }
      }
    }
    base.script = base.script.map { LocaleData.aliases[$0] ?? $0 }
    if let region = base.region {
      let successors = successors(of: region)
      let likely = LocaleData.likelyRegion(language: base.language, script: base.script)
      base.region = successors.first { $0 == likely } ?? successors.first ?? region
    }
    return base
  }

  /// The canonical form of the value of the keyword `rg`: a region, followed by a subdivision or by `zzzz`. Nil
  /// for any other text.
  private static func subdivision(_ value: String) -> String? {
    guard value.utf8.count > 2 else { return nil }
    // A subdivision has a whole region as its alias. Other aliases of such texts are languages, as of `zha`.
    guard let region = LocaleData.aliases[value], region.hasSuffix("zzzz") else { return value }
    return region.lowercased()
  }
}
