import CurrencyLocale
import Messages

/// A locale as a part of an Android resource folder's name.
package enum AndroidQualifier {
  /// `fr-rCH`, or `b+sr+Latn+RS` where the short form can't express it.
  package static func of(_ locale: CurrencyLocale) -> String {
    let parts = locale.identifier.prefix { $0 != "@" }.split(separator: "_").map(String.init)
    let subtags = parts.map { $0 == "POSIX" ? "posix" : $0 }
    guard let given = subtags.first else { return "b+und" }
    let language = subtags.count > 2 ? given : oldCodes[given] ?? given
    if subtags.count == 1, isShortLanguage(language) { return language }
    if subtags.count == 2, isShortLanguage(language), isCountry(subtags[1]) {
      return "\(language)-r\(subtags[1])"
    }
    return "b+" + subtags.joined(separator: "+")
  }

  /// The old codes of languages whose ISO 639 code has changed. Android looks only for the old code in
  /// the name of a folder (see the check `LocaleFolder` of Android Lint).
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  private static func isShortLanguage(_ text: String) -> Bool { (2...3).contains(text.utf8.count) }

  private static func isCountry(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy(\.isASCIIUppercase)
  }
}
