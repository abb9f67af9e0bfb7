@_exported public import enum Messages.WritingDirection

/// A locale and the currency to draw for it.
///
/// The locale data knows its language, script and region. The region is the requested one, or the likeliest one of
/// the language and script.
public struct CurrencyLocale: Hashable, Sendable {
  /// The requested identifier, with underscores and canonical letter case: `fr_CH`, `zh_Hant`,
  /// `en_US@currency=JPY`.
  public let identifier: String
  /// The language's ISO 639 code.
  public let language: String
  /// The script's ISO 15924 code, requested or likely; nil if unknown.
  public let script: String?
  /// The region's ISO 3166 or UN M.49 code, requested or likely; nil if unknown.
  public let region: String?
  /// The code of the currency that is drawn: in ISO 4217, built in (`BTC`), or added with
  /// ``CurrencyRules/addCode(_:symbol:)``.
  public let currencyCode: String
  /// The origin of the currency.
  public let currencySource: CurrencySource
  /// The direction of the language's text and of layouts.
  public let layoutDirection: WritingDirection
  /// The requested region, if it no longer exists.
  public let obsoleteRegion: String?

  /// The parts of the identifier, looked up in the locale data.
  package let resolved: ResolvedIdentifier
  /// The rules that decided the currency.
  let rules: CurrencyRules
  /// The locale data's currency; nil if it has none, or if the currency was requested.
  package let dataCurrency: String?
  /// The region that decides the currency: that of the identifier's keyword `rg`, or else ``region``.
  let payingRegion: String?

  /// Finds a locale and its currency.
  ///
  /// - Parameters:
  ///   - identifier: The locale's identifier, with underscores or hyphens, in any letter case. It can have
  ///     BCP 47 (`-u-cu-jpy`) or ICU (`@currency=JPY`) extensions.
  ///   - currency: The code of a currency to use instead of the locale's.
  ///   - rules: The rules that decide the locale's currency.
  /// - Throws: ``CurrencyLocaleError`` if the locale or the currency is unknown, or the locale has no currency
  ///   and none is requested.
  public init(
    _ identifier: String, currency: String? = nil, rules: CurrencyRules = CurrencyRules()
  ) throws(CurrencyLocaleError) {
    let tag = try LocaleTag(identifier)
    let resolved = try ResolvedIdentifier(tag, source: identifier)
    let ownRegion = resolved.keywords.region.map { String($0.prefix(2)).uppercased() }
    payingRegion = ownRegion ?? resolved.base.region
    if let asked = currency ?? resolved.keywords.currency {
      currencyCode = try rules.knownCurrency(asked)
      currencySource = .request
      dataCurrency = nil
    } else {
      let country = ownRegion.flatMap { LocaleData.isCountry($0) ? $0 : nil }
      let code = (country ?? resolved.base.region).flatMap(LocaleData.currency)
      dataCurrency = code == Self.noCurrencyCode ? nil : code
      let ruled = rules.currency(
        ofLocale: resolved.canonicalWithoutKeywords, region: payingRegion)
      guard let chosen = ruled ?? dataCurrency.map({ ($0, .localeData) }) else {
        throw CurrencyLocaleError.noCurrency(identifier: resolved.canonical)
      }
      (currencyCode, currencySource) = chosen
    }
    self.rules = rules
    self.identifier = resolved.canonical
    language = resolved.base.language
    script =
      resolved.base.script
      ?? LocaleData.likelyScript(language: language, region: resolved.base.region)
    region = resolved.base.region
    let isRightToLeft = script.map { LocaleData.scripts[$0] == "rtl" } ?? false
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    obsoleteRegion = resolved.obsoleteRegion
    self.resolved = resolved
  }

  /// A currency in the locale `en`, for use without a particular locale.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown currency.
  public init(
    currency: String, rules: CurrencyRules = CurrencyRules()
  ) throws(CurrencyLocaleError) {
    try self.init("en", currency: currency, rules: rules)
  }

  /// The same locale with another currency.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown currency.
  public func with(currency: String) throws(CurrencyLocaleError) -> CurrencyLocale {
    try CurrencyLocale(identifier, currency: currency, rules: rules)
  }

  /// A warning that names the obsolete region and the locales to use instead; nil if the region exists.
  public var warning: String? {
    guard let obsoleteRegion else { return nil }
    let successors = resolved.successors.map { "'\($0)'" }.joined(separator: " or ")
    return "region \(obsoleteRegion) of '\(identifier)' no longer exists: use \(successors)"
  }

  /// ISO 4217's code for "no currency". The locale data has it for Antarctica, for example.
  package static let noCurrencyCode = "XXX"

  /// The currency code to look up in the locale data, which has codes of three letters only.
  var formattingCode: String {
    currencyCode.utf8.count == 3 ? currencyCode : Self.noCurrencyCode
  }

  /// The symbol of an added or built-in currency, which the locale data lacks; nil for other currencies.
  var ownSymbol: String? { rules.ownSymbol(of: currencyCode) }
}
