import Messages

/// The error for an invalid locale, currency, region, day or text.
public enum CurrencyLocaleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The identifier is empty.
  case emptyIdentifier
  /// The locale data does not have the locale. `part` is the wrong subtag; nil if no single subtag is wrong.
  case unknownLocale(identifier: String, part: String?)
  /// The locale exists but has no currency, for example that of Antarctica or of the world (region 001).
  case noCurrency(identifier: String)
  /// The code is neither in ISO 4217 nor among the currencies that were added.
  case unknownCurrency(code: String)
  /// The region is neither in ISO 3166 nor in UN M.49.
  case unknownRegion(String)
  /// The text is not a date in ISO 8601 format.
  case invalidDay(String)
  /// The day is before ``CurrencyRules/firstDay``.
  case dayTooEarly(CalendarDay)
  /// The text has a control character, a line or paragraph separator, U+FFFD or a noncharacter.
  case undrawableCharacter(Unicode.Scalar, text: String)
  /// The text has no visible character.
  case nothingVisible
  /// The text has more Unicode scalars than the limit.
  case textTooLong(String, count: Int, limit: Int)

  /// One sentence that names the mistake and says how to fix it.
  public var description: String {
    switch self {
    case .emptyIdentifier:
      return "the locale is empty: name one, such as 'en_US'"
    case .unknownLocale(let identifier, let part):
      var culprit = ""
      if let part, !part.isEmpty, part != identifier {
        culprit = " ('\(part.errorExcerpt)' is not known)"
      }
      return
        "unknown locale '\(identifier.errorExcerpt)'\(culprit): \(Self.fix(identifier))"
    case .noCurrency(let identifier):
      return
        "locale '\(identifier.errorExcerpt)' has no currency: name a locale with a country, or "
        + "give the currency or a fallback symbol"
    case .unknownCurrency(""):
      return "the currency is empty: give an ISO 4217 code, such as 'USD'"
    case .unknownCurrency(let code):
      return "unknown currency '\(code.errorExcerpt)': "
        + Self.fix(NearestCode.currencies(to: code), or: "give an ISO 4217 code, such as 'USD'")
    case .unknownRegion(let region):
      let known = LocaleData.regions.keys
      return "unknown region '\(region.errorExcerpt)': "
        + Self.fix(
          NearestCode.codes(to: region, among: known), or: "give an ISO 3166 code, such as 'US'")
    case .invalidDay(let text):
      return
        "'\(text.errorExcerpt)' is not a day: give year, month and day, such as '2025-12-31'"
    case .dayTooEarly(let day):
      let first = CurrencyRules.firstDay.map(\.description) ?? ""
      return "the currencies of \(day) are not known: give a day from \(first) on"
    case .undrawableCharacter(let scalar, let text):
      return
        "the text '\(text.errorExcerpt)' contains \(scalar.codePoint), which can't be drawn: remove it"
    case .nothingVisible:
      return "the text has nothing visible in it: give at least one character"
    case .textTooLong(let text, let count, let limit):
      return
        "the text '\(text.errorExcerpt)' has \(count) characters: give at most \(limit)"
    }
  }

  private static func fix(_ identifier: String) -> String {
    fix(NearestLocale.identifiers(to: identifier), or: "name one, such as 'en_US'")
  }

  private static func fix(_ nearest: [String], or other: String) -> String {
    guard !nearest.isEmpty else { return other }
    return "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}
