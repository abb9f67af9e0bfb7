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
    \(fallbackFunctions)
      /// The asset for a locale tag such as `fr-CH`: that of the currency it names (-u-cu-), of the
      /// locale, or of its region; null for any other.
      static String? maybeAssetFor(String locale, {String appearance = \(first)}) =>
          _path(_nameFor(locale), appearance);

      /// The asset that most locales with a currency show; null for any other currency.
      static String? maybeAssetForCurrencyCode(String code, {String appearance = \(first)}) =>
          _path(_byCurrency[code.toUpperCase()], appearance);

      static String? _path(String? name, String appearance) =>
          name == null ? null : '$_assets/$appearance/$name.png';

      static String? _nameFor(String tag) {
        final halves = tag.toLowerCase().split('@');
        final plain = halves.first.split('.').first;
        final parts = plain.split(RegExp('[-_]'));
        final language = parts.removeAt(0);
        if (!RegExp(r'^[a-z]{2,8}$').hasMatch(language)) return null;
        if (!RegExp(r'^[-_a-z0-9]*$').hasMatch(plain)) return null;
        var script = '';
        String? region;
        String? currency;
        void apply(String key, String value) {
          if (key == 'cu' || key == 'currency') {
            if (RegExp(r'^[a-z]{3,10}$').hasMatch(value)) currency ??= value.toUpperCase();
          } else if (key == 'rg' && RegExp(r'^[a-z]{2}[a-z0-9]{1,4}$').hasMatch(value)) {
            region = value.substring(0, 2);
          }
        }

        while (parts.isNotEmpty && parts.first.length != 1) {
          final part = parts.removeAt(0);
          if (RegExp(r'^[a-z]{4}$').hasMatch(part) && script.isEmpty && region == null) {
            script = part;
          } else if (RegExp(r'^([a-z]{2}|[0-9]{3})$').hasMatch(part) && region == null) {
            region = part;
          }
        }
        var extension = '';
        var key = '';
        for (final part in parts) {
          if (part == 'x') break;
          if (part.length == 1) {
            extension = part;
            key = '';
          } else if (part.length == 2) {
            key = part;
          } else {
            if (extension == 'u') apply(key, part);
            key = '';
          }
        }
        for (final keyword in halves.skip(1).join().split(';')) {
          final sides = keyword.split('=');
          if (sides.length == 2) apply(sides[0], sides[1]);
        }
        if (currency != null) return _byCurrency[currency];
        final name = region == null
            ? _byTag['$language-$script'] ?? _byTag[language]
            : _byTag['$language-$script-$region'] ??
                _byTag['$language-$region'] ??
                _byTag['und-$region'];
        return name == '' ? null : name;
      }

      static const String _assets = \(SourceLiteral.quoted(assets, escapesDollar: true));

      // Locales that differ from their region, regions (und-), and languages without a region.
      static const Map<String, String> _byTag = {
    \(lines(table.tags.map { ($0.key, $0.name) }))
      };

      static const Map<String, String> _byCurrency = {
    \(lines(table.currencies.map { ($0.code, $0.name) }))
      };
    }

    """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private var fallbackFunctions: String {
    guard let fallback = table.fallback else { return "" }
    return """
        /// The asset for a locale tag such as `fr-CH`, or the fallback.
        static String assetFor(String locale, {String appearance = \(first)}) =>
            maybeAssetFor(locale, appearance: appearance) ?? _fallback(appearance);

        /// The asset that most locales with a currency show, or the fallback.
        static String assetForCurrencyCode(String code, {String appearance = \(first)}) =>
            maybeAssetForCurrencyCode(code, appearance: appearance) ?? _fallback(appearance);

        static String _fallback(String appearance) =>
            '$_assets/$appearance/' \(SourceLiteral.quoted(fallback + ".png", escapesDollar: true));

      """
  }

  private var first: String { "'\(appearances.first?.name ?? "light")'" }

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
