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
  /// The ISO 4217 code of the currency that is drawn.
  public let currencyCode: String
  /// The direction in which text of the language runs and layouts are arranged.
  public let layoutDirection: WritingDirection
  /// The requested region, if it no longer exists.
  public let obsoleteRegion: String?

  /// The identifier for Foundation: language, script if it was requested, region, keywords.
  let resolved: ResolvedIdentifier

  /// Finds a locale and its currency.
  ///
  /// - Parameters:
  ///   - identifier: With underscores or hyphens, in any letter case, with BCP 47 (`-u-cu-jpy`) or
  ///     ICU (`@currency=JPY`) extensions.
  ///   - currency: An ISO 4217 code instead of the locale's own currency.
  /// - Throws: ``CurrencyLocaleError`` if the locale or the currency is unknown, or the locale has
  ///   no currency and none is given.
  public init(_ identifier: String, currency: String? = nil) throws(CurrencyLocaleError) {
    let tag = try LocaleTag(identifier)
    let resolved = try ResolvedIdentifier(tag, source: identifier)
    let locale = resolved.locale
    if let asked = currency ?? resolved.currencyKeyword {
      currencyCode = try Self.knownCurrency(asked)
    } else if let code = locale.currency?.identifier, code != Self.noCurrencyCode {
      currencyCode = code
    } else {
      throw CurrencyLocaleError.noCurrency(identifier: resolved.canonical)
    }
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
  public init(currency: String) throws(CurrencyLocaleError) {
    try self.init("en", currency: currency)
  }

  /// The same locale with another currency.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown currency.
  public func with(currency: String) throws(CurrencyLocaleError) -> CurrencyLocale {
    try CurrencyLocale(identifier, currency: currency)
  }

  /// A sentence that names the obsolete region and its successors; nil if the region exists.
  public var warning: String? {
    guard let obsoleteRegion else { return nil }
    let successors = resolved.successors.map { "'\($0)'" }.joined(separator: " or ")
    return "region \(obsoleteRegion) of '\(identifier)' no longer exists: use \(successors)"
  }

  /// The canonical ISO 4217 code for a code in any letter case.
  static func knownCurrency(_ code: String) throws(CurrencyLocaleError) -> String {
    let canonical = code.uppercased()
    guard Locale.Currency(canonical).isISOCurrency else {
      throw CurrencyLocaleError.unknownCurrency(code: code)
    }
    return canonical
  }

  /// ISO 4217's code for "no currency", which Foundation returns for Antarctica.
  package static let noCurrencyCode = "XXX"
}
