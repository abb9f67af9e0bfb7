#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Currencies of regions and locales that replace those of the locale data: those of a day, those of a
/// configuration, and codes beyond ISO 4217.
///
/// The first of these counts: a currency that is given with a locale (an argument, `@currency=`, `-u-cu-`),
/// the configuration, the table of changes (``CurrencyChange``), the locale data.
public struct CurrencyRules: Hashable, Sendable {
  /// The day whose currencies count; nil for the newest known state, whatever the clock shows. Changes
  /// before ``firstDay`` are not known.
  public var day: CalendarDay? {
    didSet { table = CurrencyChange.currencies(on: day) }
  }
  /// The configured currencies, by region.
  package private(set) var regions: [String: String] = [:]
  /// The configured currencies, by locale.
  package private(set) var locales: [String: String] = [:]
  /// The codes beyond ISO 4217, with their symbols.
  package private(set) var ownCodes: [String: String] = [:]
  /// The table's currencies on the day, by region.
  package private(set) var table: [String: String]

  /// The rules of a day.
  ///
  /// - Parameter day: nil for the newest known state.
  public init(on day: CalendarDay? = nil) {
    self.day = day
    table = day == nil ? Self.newest : CurrencyChange.currencies(on: day)
  }

  /// The first day whose currencies are known.
  public static let firstDay = CalendarDay(year: 2010, month: 1, day: 1)

  /// Reads a day whose currencies are known.
  ///
  /// - Throws: ``CurrencyLocaleError/invalidDay(_:)`` and ``CurrencyLocaleError/dayTooEarly(_:)``.
  package static func day(_ text: String) throws(CurrencyLocaleError) -> CalendarDay {
    let day = try CalendarDay(text)
    if let firstDay, day < firstDay { throw .dayTooEarly(day) }
    return day
  }

  private static let newest = CurrencyChange.currencies(on: nil)

  /// Chooses the currency of a region, such as `BG`, `419`, or of a single locale, such as `en_BG`.
  ///
  /// A key of two capital letters or three digits is a region and counts for all its locales. Any other
  /// key is a locale, which precedes its region, and counts for this one alone: `bg` is not `bg_BG`.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown key or currency.
  public mutating func setCurrency(
    _ currency: String, of key: String
  ) throws(CurrencyLocaleError) {
    let isRegion =
      key.utf8.count == 2 && key.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      || key.utf8.count == 3 && key.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isRegion {
      let region = try ResolvedIdentifier.knownRegion(key)
      regions[region] = try knownCurrency(currency)
    } else {
      let tag = try LocaleTag(key)
      let locale = try ResolvedIdentifier(tag, source: key).canonicalWithoutKeywords
      locales[locale] = try knownCurrency(currency)
    }
  }

  /// Adds a code beyond ISO 4217, such as that of a token, with the symbol to draw.
  ///
  /// - Parameters:
  ///   - code: 3 to 10 letters, in any case.
  ///   - symbol: the text for every form but the code.
  /// - Throws: ``CurrencyLocaleError`` for a code or a symbol that is not valid.
  public mutating func addCode(_ code: String, symbol: String) throws(CurrencyLocaleError) {
    guard Self.isCode(code) else { throw .unknownCurrency(code: code) }
    try VisibleText.validate(symbol)
    ownCodes[code.uppercased()] = VisibleText.trimmed(symbol)
  }

  /// Whether a text has the form of a currency's code: 3 to 10 Latin letters.
  package static func isCode(_ text: String) -> Bool {
    (3...10).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// Whether a code, in capital letters, is one of ISO 4217, now or formerly.
  package static func isISOCode(_ code: String) -> Bool {
    ISOCurrency.isActive(code) || Locale.Currency(code).isISOCurrency
  }

  /// Whether a code beyond ISO 4217 is known without being added.
  package static func isBuiltIn(_ code: String) -> Bool { BuiltInCurrency.all[code] != nil }

  /// The known codes that an unknown one may have been meant for.
  package static func nearestCodes(to code: String) -> [String] {
    NearestCode.currencies(to: code)
  }

  /// The canonical code for a code in any letter case.
  func knownCurrency(_ code: String) throws(CurrencyLocaleError) -> String {
    let canonical = code.uppercased()
    guard isKnown(canonical) else { throw .unknownCurrency(code: code) }
    return canonical
  }

  /// Whether a code, in capital letters, is one of ISO 4217 or one that was added.
  package func isKnown(_ code: String) -> Bool {
    Self.isISOCode(code) || ownCodes[code] != nil || BuiltInCurrency.all[code] != nil
  }

  /// The currency of every region that has one in these rules.
  package var regionCurrencies: [String: String] { table.merging(regions) { _, own in own } }

  /// The rules without the choices for single locales.
  package var ofRegions: CurrencyRules {
    var rules = self
    rules.locales = [:]
    return rules
  }

  /// The documentation of the option that chooses the day.
  package static let dayDocumentation =
    "The day whose currencies count, such as 2025-12-31. (default: the newest known state)"

  /// The symbol of a code beyond ISO 4217; nil for others.
  func ownSymbol(of code: String) -> String? { ownCodes[code] ?? BuiltInCurrency.all[code]?.symbol }

  /// The currency of a locale that names none, where these rules have one.
  func currency(
    ofLocale locale: String, region: String?
  ) -> (code: String, source: CurrencySource)? {
    if let code = locales[locale] { return (code, .configuration) }
    guard let region else { return nil }
    if let code = regions[region] { return (code, .configuration) }
    return table[region].map { ($0, .table) }
  }
}
