/// The Swift file that finds an image's name by locale or currency.
struct SwiftLookup {
  let namespace: String
  let table: LookupTable

  var source: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    import Foundation

    /// The currency badge images of the asset catalog.
    public enum CurrencyBadge {
      /// The name of the image for a locale: its own, that of the same currency and symbol, that of
      /// the same currency, or the fallback.
      public static func imageName(for locale: Locale) -> String {
        if let name = byLocale[key(of: locale.identifier)] { return prefix + name }
        guard let code = currencyCode(of: locale) else { return fallback }
        if code == locale.currency?.identifier, let symbol = locale.currencySymbol,
          let name = bySymbol["\\(code) \\(visible(symbol))"]
        {
          return prefix + name
        }
        return imageName(forCurrencyCode: code)
      }

      /// The currency that a locale names, that of its region when the images were made, or the one
      /// that the device knows.
      private static func currencyCode(of locale: Locale) -> String? {
        let isNamed = ["currency=", "-cu-"].contains { locale.identifier.contains($0) }
        if !isNamed, let region = locale.region?.identifier, let code = byRegion[region] {
          return code
        }
        return locale.currency?.identifier
      }

      /// The name of the image that most locales with a currency show, or the fallback.
      public static func imageName(forCurrencyCode code: String) -> String {
        byCurrency[code.uppercased()].map { prefix + $0 } ?? fallback
      }

      /// The image for every other currency.
      public static let fallback = prefix + \(SourceLiteral.quoted(table.fallback))

      private static let prefix = \(SourceLiteral.quoted(namespace + "/"))

      /// An identifier as it is in the table: underscores, and no keywords.
      private static func key(of identifier: String) -> String {
        let plain = identifier.replacingOccurrences(of: "-", with: "_")
        return plain.hasSuffix("_POSIX") ? String(plain.dropLast(6)) : plain
      }

      /// A symbol without the invisible marks that some locales put around it.
      private static func visible(_ symbol: String) -> String {
        symbol.trimmingCharacters(
          in: CharacterSet.whitespacesAndNewlines.union(
            CharacterSet(charactersIn: "\\u{200B}\\u{200E}\\u{200F}\\u{202F}\\u{061C}")))
      }

      private static let byLocale: [String: String] = [
    \(lines(table.locales.map { ($0.identifier, $0.name) }))
      ]

      private static let byRegion: [String: String] = [
    \(lines(table.regions))
      ]

      private static let bySymbol: [String: String] = [
    \(lines(table.symbols.map { ($0.key, $0.name) }))
      ]

      private static let byCurrency: [String: String] = [
    \(lines(table.currencies.map { ($0.code, $0.name) }))
      ]
    }

    """
  }

  private func lines(_ pairs: [(String, String)]) -> String {
    if pairs.isEmpty { return "    :" }
    return pairs.map { "    \(SourceLiteral.quoted($0)): \(SourceLiteral.quoted($1))," }
      .joined(separator: "\n")
  }
}
