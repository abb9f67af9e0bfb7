import VectorGraphics

/// The Dart file that finds an asset by locale or currency.
struct DartLookup {
  let assets: String
  let appearances: [Appearance]
  let table: LookupTable

  var source: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    /// The currency badge pictures; declare \(folders) as assets.
    abstract final class CurrencyBadge {
      /// The asset for a locale such as `fr_CH` or `fr-CH`: its own, or the fallback.
      static String assetFor(String locale, {String appearance = '\(first)'}) =>
          _path(_byLocale[locale.replaceAll('-', '_')] ?? _fallback, appearance);

      /// The asset that most locales with a currency show, or the fallback.
      static String assetForCurrencyCode(String code, {String appearance = '\(first)'}) =>
          _path(_byCurrency[code.toUpperCase()] ?? _fallback, appearance);

      static String _path(String name, String appearance) =>
          '$_assets/$appearance/$name.png';

      static const String _assets = \(SourceLiteral.quoted(assets, escapesDollar: true));

      static const String _fallback = \(SourceLiteral.quoted(table.fallback, escapesDollar: true));

      static const Map<String, String> _byLocale = {
    \(lines(table.locales.map { ($0.identifier, $0.name) }))
      };

      static const Map<String, String> _byCurrency = {
    \(lines(table.currencies.map { ($0.code, $0.name) }))
      };
    }

    """
  }

  private var first: String { appearances.first?.name ?? "light" }

  private var folders: String {
    appearances.map { "`\(assets)/\($0.name)/`" }.joined(separator: " and ")
  }

  private func lines(_ pairs: [(String, String)]) -> String {
    pairs.map {
      "    \(SourceLiteral.quoted($0, escapesDollar: true)): "
        + "\(SourceLiteral.quoted($1, escapesDollar: true)),"
    }.joined(separator: "\n")
  }
}
