public import VectorGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A locale and the currency that is used there.
///
/// The locale is one in Foundation's data, its region resolved: as requested, or the likeliest one
/// of the language and script.
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
  /// The code of the currency that is drawn: one of ISO 4217, or of ``CurrencyRules/addCode(_:symbol:)``.
  public let currencyCode: String
  /// The origin of the currency.
  public let currencySource: CurrencySource
  /// The direction in which text of the language runs and layouts are arranged.
  public let layoutDirection: WritingDirection
  /// The requested region, if it no longer exists.
  public let obsoleteRegion: String?

  /// The identifier for Foundation: language, script if it was requested, region, keywords.
  let resolved: ResolvedIdentifier
  /// The rules that the currency was chosen by.
  let rules: CurrencyRules
  /// The locale data's currency; nil where it has none or none was looked up.
  let dataCurrency: String?
  /// The region that counts for the currency: that of the identifier, or of its keyword `rg`.
  let payingRegion: String?

  /// Finds a locale and its currency.
  ///
  /// - Parameters:
  ///   - identifier: With underscores or hyphens, in any letter case, with BCP 47 (`-u-cu-jpy`) or
  ///     ICU (`@currency=JPY`) extensions.
  ///   - currency: A code instead of the locale's own currency.
  ///   - rules: The day and the configuration that decide the currency.
  /// - Throws: ``CurrencyLocaleError`` if the locale or the currency is unknown, or the locale has
  ///   no currency and none is given.
  public init(
    _ identifier: String, currency: String? = nil, rules: CurrencyRules = CurrencyRules()
  ) throws(CurrencyLocaleError) {
    let tag = try LocaleTag(identifier)
    let resolved = try ResolvedIdentifier(tag, source: identifier)
    let locale = resolved.locale
    payingRegion = locale.region?.identifier ?? resolved.base.region
    if let asked = currency ?? resolved.currencyKeyword {
      (currencyCode, currencySource) = (try rules.knownCurrency(asked), .request)
      dataCurrency = nil
    } else {
      let code = locale.currency?.identifier
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
    script = locale.language.script?.identifier
    region = resolved.base.region
    layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    obsoleteRegion = resolved.obsoleteRegion
    self.resolved = resolved
  }

  /// A currency in English, for use without a locale.
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

  /// A sentence that names the obsolete region and its successors; nil if the region exists.
  public var warning: String? {
    guard let obsoleteRegion else { return nil }
    let successors = resolved.successors.map { "'\($0)'" }.joined(separator: " or ")
    return "region \(obsoleteRegion) of '\(identifier)' no longer exists: use \(successors)"
  }

  /// ISO 4217's code for "no currency", which Foundation returns for Antarctica.
  package static let noCurrencyCode = "XXX"

  /// The code for ICU, which formats amounts of codes with three letters alone.
  var formattingCode: String {
    currencyCode.utf8.count == 3 ? currencyCode : Self.noCurrencyCode
  }

  /// The symbol of a currency beyond ISO 4217, which the locale data lacks; nil for others.
  var ownSymbol: String? { rules.ownSymbol(of: currencyCode) }
}
