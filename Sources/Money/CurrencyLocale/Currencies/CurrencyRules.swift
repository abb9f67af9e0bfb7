import Messages

/// Rules that decide the currency of a locale in place of the locale data. They come from a day and from a
/// configuration, which can also add codes that are not in ISO 4217.
///
/// The first of these sources that has a currency decides:
///
/// 1. the request for the locale: an argument, `@currency=` or `-u-cu-`
/// 2. the configuration, for the locale or its region
/// 3. the table of changes, ``CurrencyChange``
/// 4. the locale data
public struct CurrencyRules: Hashable, Sendable {
  /// The day whose currencies are used. Nil applies all known changes, even those after today. Changes before
  /// ``firstDay`` are not known.
  public var day: CalendarDay? {
    didSet { table = CurrencyChange.currencies(on: day) }
  }
  /// The configured currencies, by region.
  package private(set) var regions: [String: String] = [:]
  /// The configured currencies, by locale.
  package private(set) var locales: [String: String] = [:]
  /// The symbols of the added codes, by code.
  package private(set) var ownCodes: [String: String] = [:]
  /// The table's currencies on the day, by region.
  package private(set) var table: [String: String]

  /// The rules for a day.
  ///
  /// - Parameter day: the day; nil applies all known changes.
  public init(on day: CalendarDay? = nil) {
    self.day = day
    table = day == nil ? Self.newest : CurrencyChange.currencies(on: day)
  }

  /// The first day whose currencies are known.
  public static let firstDay = CalendarDay(year: 2010, month: 1, day: 1)

  /// Reads a day from ``firstDay`` on.
  ///
  /// - Throws: ``CurrencyLocaleError/invalidDay(_:)`` and ``CurrencyLocaleError/dayTooEarly(_:)``.
  package static func day(_ text: String) throws(CurrencyLocaleError) -> CalendarDay {
    let day = try CalendarDay(text)
    if let firstDay, day < firstDay { throw .dayTooEarly(day) }
    return day
  }

  private static let newest = CurrencyChange.currencies(on: nil)

  /// Sets the currency of a region, such as `BG` or `419`, or of a single locale, such as `en_BG`.
  ///
  /// A key of two capital letters or three digits is a region and applies to all its locales. Any other key is a
  /// locale. It takes precedence over the region, and applies to exactly this locale: `bg` is not `bg_BG`.
  ///
  /// - Throws: ``CurrencyLocaleError`` for an unknown key or currency.
  public mutating func setCurrency(
    _ currency: String, of key: String
  ) throws(CurrencyLocaleError) {
    if LocaleData.isRegionCode(key) {
      let region = try ResolvedIdentifier.knownRegion(key)
      regions[region] = try knownCurrency(currency)
    } else {
      let tag = try LocaleTag(key)
      let locale = try ResolvedIdentifier(tag, source: key).canonicalWithoutKeywords
      locales[locale] = try knownCurrency(currency)
    }
  }

  /// Adds a code that is not in ISO 4217, such as a token's, with the symbol to draw.
  ///
  /// - Parameters:
  ///   - code: 3 to 10 Latin letters, in any case. A code of ISO 4217 is not refused and gets the symbol too.
  ///   - symbol: the symbol in every form except ``CurrencySymbolForm/code``.
  /// - Throws: ``CurrencyLocaleError`` for a code or a symbol that is not valid.
  public mutating func addCode(_ code: String, symbol: String) throws(CurrencyLocaleError) {
    guard Self.isCode(code) else { throw .unknownCurrency(code: code) }
    try VisibleText.validate(symbol)
    ownCodes[code.uppercased()] = VisibleText.trimmed(symbol)
  }

  /// Whether a text has the form of a currency code: 3 to 10 Latin letters.
  package static func isCode(_ text: String) -> Bool {
    (3...10).contains(text.utf8.count)
      && text.utf8.allSatisfy(\.isASCIILetter)
  }

  /// Whether a code, in capital letters, is an active or a former code of ISO 4217.
  package static func isISOCode(_ code: String) -> Bool {
    ISOCurrency.isActive(code) || LocaleData.currencies[code] != nil
  }

  /// Whether a code is not in ISO 4217 but is known without ``addCode(_:symbol:)``.
  package static func isBuiltIn(_ code: String) -> Bool { BuiltInCurrency.all[code] != nil }

  /// The known codes that are most similar to an unknown one, for suggestions. Added codes are not among them.
  package static func nearestCodes(to code: String) -> [String] {
    NearestCode.currencies(to: code)
  }

  /// The code in capital letters.
  ///
  /// - Throws: ``CurrencyLocaleError/unknownCurrency(code:)`` for an unknown code.
  func knownCurrency(_ code: String) throws(CurrencyLocaleError) -> String {
    let canonical = code.uppercased()
    guard isKnown(canonical) else { throw .unknownCurrency(code: code) }
    return canonical
  }

  /// Whether a code, in capital letters, is in ISO 4217, built in or added.
  package func isKnown(_ code: String) -> Bool {
    Self.isISOCode(code) || ownCodes[code] != nil || BuiltInCurrency.all[code] != nil
  }

  /// The currencies of all regions in these rules. The configuration takes precedence over the table.
  package var regionCurrencies: [String: String] { table.merging(regions) { _, own in own } }

  /// The rules without the currencies of single locales.
  package var ofRegions: CurrencyRules {
    var rules = self
    rules.locales = [:]
    return rules
  }

  /// The documentation of the option for the day.
  package static let dayDocumentation =
    "Use the currencies of this day, such as 2025-12-31. (default: today's)"

  /// The symbol of an added or built-in code; nil for other codes.
  func ownSymbol(of code: String) -> String? { ownCodes[code] ?? BuiltInCurrency.all[code]?.symbol }

  /// The currency for a locale that requests none in its identifier; nil if these rules have none.
  func currency(
    ofLocale locale: String, region: String?
  ) -> (code: String, source: CurrencySource)? {
    if let code = locales[locale] { return (code, .configuration) }
    guard let region else { return nil }
    if let code = regions[region] { return (code, .configuration) }
    return table[region].map { ($0, .table) }
  }
}
