/// A locale, a currency or a text that can't be used: which one, why, and how to mend it.
public enum CurrencyLocaleError: Error, Hashable, Sendable, CustomStringConvertible {
  case emptyIdentifier
  /// Nobody knows the locale; `part` is the subtag that is wrong, if it is one.
  case unknownLocale(identifier: String, part: String?)
  /// The locale exists and has no currency, as the world and Antarctica don't.
  case noCurrency(identifier: String)
  case unknownCurrency(code: String)
  case undrawableCharacter(Unicode.Scalar, text: String)
  case nothingVisible

  public var description: String {
    switch self {
    case .emptyIdentifier:
      return "the locale is empty: name one, such as 'en_US'"
    case .unknownLocale(let identifier, let part):
      let culprit =
        part == nil || part == identifier ? "" : " (no such part: '\(Self.shown(part))')"
      return "unknown locale '\(Self.shown(identifier))'\(culprit): \(Self.mend(identifier))"
    case .noCurrency(let identifier):
      return "locale '\(Self.shown(identifier))' has no currency: name a locale with a country, or "
        + "give the currency or a fallback symbol"
    case .unknownCurrency(let code):
      return "unknown currency '\(Self.shown(code))': give an ISO 4217 code, such as 'USD'"
    case .undrawableCharacter(let scalar, let text):
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return "the text '\(Self.shown(text))' contains U+\(padded), which can't be drawn: remove it"
    case .nothingVisible:
      return "the text has nothing visible in it: give at least one character"
    }
  }

  private static func mend(_ identifier: String) -> String {
    let nearest = NearestLocale.identifiers(to: identifier).map { "'\($0)'" }
    guard !nearest.isEmpty else { return "name one, such as 'en_US'" }
    return "did you mean \(nearest.joined(separator: " or "))?"
  }

  /// A culprit short and clean enough for one line.
  private static func shown(_ text: String?) -> String {
    let limit = 40
    guard let text else { return "" }
    let clean = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory == .control || VisibleText.isSteering(scalar)
        ? "\u{FFFD}" : String(scalar)
    }
    return clean.joined() + (text.unicodeScalars.count > limit ? "…" : "")
  }
}
