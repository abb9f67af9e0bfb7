/// The Swift file that finds an image's name by locale or currency.
struct SwiftLookup {
  /// The end of a symbol set's name, after its drawing's: no image set has the same name.
  static let symbolSuffix = ".symbol"

  let namespace: String
  /// Whether each drawing is a custom symbol too.
  let hasSymbols: Bool
  let table: LookupTable

  var source: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    import Foundation

    /// The currency badge images of the asset catalog.
    public enum CurrencyBadge {
    \(fallbackFunctions)
      /// The name of the image for a locale: that of the currency it names, of the locale, or of its
      /// region; nil for any other.
      public static func knownImageName(for locale: Locale) -> String? {
        knownImageName(forTag: locale.identifier)
      }

      /// The name of the image for a locale tag such as `fr-CH`, as ``knownImageName(for:)`` finds it.
      public static func knownImageName(forTag tag: String) -> String? {
        name(forTag: tag).map { prefix + $0 }
      }

      /// The name of the image that most locales with a currency show; nil for any other currency.
      public static func knownImageName(forCurrencyCode code: String) -> String? {
        byCurrency[code.uppercased()].map { prefix + $0 }
      }

    \(symbolFunctions)
      private static let prefix = \(SourceLiteral.quoted(namespace + "/"))

      private static func name(forTag tag: String) -> String? {
        let halves = tag.lowercased().split(separator: "@", omittingEmptySubsequences: false)
        let base = halves.first?.prefix { $0 != "." } ?? ""
        var parts = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        let language = parts.popFirst() ?? ""
        guard (2...8).contains(language.utf8.count), isLetters(language),
          base.utf8.allSatisfy({ $0 == 45 || $0 == 95 || isLetterOrDigit($0) })
        else { return nil }
        var script: Substring = ""
        var region: Substring?
        var currency: String?
        func set(_ key: Substring, _ value: Substring) {
          if key == "cu" || key == "currency" {
            if currency == nil, (3...10).contains(value.utf8.count), isLetters(value) {
              currency = value.uppercased()
            }
          } else if key == "rg", (3...6).contains(value.utf8.count), isLetters(value.prefix(2)) {
            region = value.prefix(2)
          }
        }
        while let part = parts.first, part.utf8.count != 1 {
          if part.utf8.count == 4, isLetters(part), script.isEmpty, region == nil {
            script = part
          } else if isRegion(part), region == nil {
            region = part
          }
          parts = parts.dropFirst()
        }
        var singleton: Substring = ""
        var key: Substring = ""
        for part in parts {
          if part == "x" { break }
          switch part.utf8.count {
          case 1: (singleton, key) = (part, "")
          case 2: key = part
          default:
            if singleton == "u" { set(key, part) }
            key = ""
          }
        }
        for keyword in halves.dropFirst().joined().split(separator: ";") {
          let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
          if sides.count == 2 { set(sides[0], sides[1]) }
        }
        if let currency = currency { return byCurrency[currency] }
        var keys = ["\\(language)-\\(script)", String(language)]
        if let area = region {
          keys = ["\\(language)-\\(script)-\\(area)", "\\(language)-\\(area)", "und-\\(area)"]
        }
        for key in keys {
          if let name = byTag[key] { return name.isEmpty ? nil : name }
        }
        return nil
      }

      private static func isLetters(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (97...122).contains($0) }
      }

      private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (48...57).contains(byte)
      }

      private static func isRegion(_ text: Substring) -> Bool {
        text.utf8.count == 2 && isLetters(text)
          || text.utf8.count == 3 && text.utf8.allSatisfy { (48...57).contains($0) }
      }

      // Locales that differ from their region, regions (und-), and languages without a region.
      private static let byTag: [String: String] = [
    \(lines(table.tags.map { ($0.key, $0.name) }))
      ]

      private static let byCurrency: [String: String] = [
    \(lines(table.currencies.map { ($0.code, $0.name) }))
      ]
    }

    """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private var fallbackFunctions: String {
    guard let fallback = table.fallback else { return "" }
    return """
        /// The name of the image for a locale, or the fallback.
        public static func imageName(for locale: Locale) -> String {
          knownImageName(for: locale) ?? fallback
        }

        /// The name of the image for a locale tag such as `fr-CH`, or the fallback.
        public static func imageName(forTag tag: String) -> String {
          knownImageName(forTag: tag) ?? fallback
        }

        /// The name of the image that most locales with a currency show, or the fallback.
        public static func imageName(forCurrencyCode code: String) -> String {
          knownImageName(forCurrencyCode: code) ?? fallback
        }

        /// The image for everything else.
        public static let fallback = prefix + \(SourceLiteral.quoted(fallback))

      """
  }

  /// The functions for custom symbols; none where there are no symbols.
  private var symbolFunctions: String {
    guard hasSymbols else { return "" }
    let suffix = SourceLiteral.quoted(Self.symbolSuffix)
    let withFallback = """
        /// The name of the custom symbol for a locale, or the fallback's.
        public static func symbolName(for locale: Locale) -> String {
          imageName(for: locale) + \(suffix)
        }

      """
    return (table.fallback == nil ? "" : withFallback + "\n") + """
        /// The name of the custom symbol for a locale, as ``knownImageName(for:)`` finds it.
        public static func knownSymbolName(for locale: Locale) -> String? {
          knownImageName(for: locale).map { $0 + \(suffix) }
        }

      """
  }

  private func lines(_ pairs: [(String, String)]) -> String {
    if pairs.isEmpty { return "    :" }
    return pairs.map { "    \(SourceLiteral.quoted($0)): \(SourceLiteral.quoted($1))," }
      .joined(separator: "\n")
  }
}
