import VectorGraphics

/// The Dart file that finds an asset by locale or currency.
struct DartLookup {
  let assets: String
  let appearances: [Appearance]
  let lookups: Lookups

  var source: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    \(buttonType)/// The currency badge pictures; declare \(folders) as assets.
    abstract final class CurrencyBadge {
    \(fallbackFunctions)
      /// The asset for a locale tag such as `fr-CH`: that of the currency it names (-u-cu-), of the
      /// locale, or of its region; null for any other.
      static String? maybeAssetFor(String locale, {\(parameters)}) {
        final tag = _Tag.parse(locale);
        if (tag == null) return null;
        final currency = tag.currency;
        final name = currency == null ? tag.find(\(byTag)) : \(byCurrency)[currency];
        return name == null ? null : \(path("name"));
      }

      /// The asset that most locales with a currency show; null for any other currency.
      static String? maybeAssetForCurrencyCode(String code, {\(parameters)}) {
        final name = \(byCurrency)[code.toUpperCase()];
        return name == null ? null : \(path("name"));
      }

      /// The currency of a locale: the one it names, its own, or its region's.
      static String? currencyCodeFor(String locale) {
        final tag = _Tag.parse(locale);
        return tag == null ? null : tag.currency ?? tag.find(_currencyByTag);
      }

      /// The accessible name of a button in a language such as `fr`, with the currency's name where
      /// the app knows it, and its code otherwise.
      static String semanticLabelFor(
        String locale, {
        \(buttonParameter)String language = 'en',
        String? currencyName,
      }) {
        final titles = \(titles);
        var key = language.toLowerCase().replaceAll('_', '-');
        while (!titles.containsKey(key) && key.contains('-')) {
          key = key.substring(0, key.lastIndexOf('-'));
        }
        final name = currencyName ?? currencyCodeFor(locale) ?? '';
        // Of no currency the action alone is named.
        return (titles[key] ?? titles[''] ?? '%@')
            .replaceAll('%@', name)
            .replaceAll(RegExp(r'^[\\s:\\uff1a]+|[\\s:\\uff1a]+$'), '');
      }

      static const String _assets = \(quoted(assets));

      // Locales that differ from their region, regions (und-), and languages without a region.
    \(tables)}

    \(Self.tag)
    """
  }

  /// The parameters of lookups but the locale.
  private var parameters: String { "\(buttonParameter)String appearance = \(first)" }

  private var buttonParameter: String { Self.buttonParameter(lookups) }

  /// The parameter for the button, before another one; with a default where there is only one.
  static func buttonParameter(_ lookups: Lookups) -> String {
    guard let first = lookups.buttons.first?.name else { return "" }
    return lookups.buttons.count == 1
      ? "CurrencyBadgeKind button = CurrencyBadgeKind.\(constant(first)), "
      : "required CurrencyBadgeKind button, "
  }

  /// A button's name as a constant of an enumeration.
  static func constant(_ name: ButtonName?) -> String {
    let name = SourceLiteral.camelCase(name?.text ?? "")
    return keywords.contains(name) ? name + "_" : name
  }

  private var byTag: String { lookups.isOneTable ? "_byTag" : "_byTag[button]!" }

  private var byCurrency: String { lookups.isOneTable ? "_byCurrency" : "_byCurrency[button]!" }

  private var titles: String { lookups.isOneTitle ? "_titles" : "_titles[button]!" }

  private func path(_ name: String) -> String {
    lookups.hasNamedButtons
      ? "'$_assets/$appearance/${button.prefix}$\(name).png'"
      : "'$_assets/$appearance/$\(name).png'"
  }

  private var buttonType: String {
    guard lookups.hasNamedButtons else { return "" }
    let cases = lookups.buttons.map {
      "  \(Self.constant($0.name))(\(quoted(($0.name?.text ?? "") + "_")))"
    }
    return """
      /// The buttons.
      enum CurrencyBadgeKind {
      \(cases.joined(separator: ",\n"));

        const CurrencyBadgeKind(this.prefix);

        /// The beginning of the names of its pictures.
        final String prefix;
      }


      """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private var fallbackFunctions: String {
    guard lookups.hasFallback else { return "" }
    let argument = lookups.hasNamedButtons ? "button: button, " : ""
    let fallback = lookups.hasNamedButtons ? "_fallbacks[button]!" : quoted(fallbacks[0])
    let table =
      lookups.hasNamedButtons
      ? """

        static const Map<CurrencyBadgeKind, String> _fallbacks = {
      \(zip(lookups.buttons, fallbacks).map {
            "    CurrencyBadgeKind.\(Self.constant($0.name)): \(quoted($1)),"
          }.joined(separator: "\n"))
        };

      """ : ""
    return """
        /// The asset for a locale tag such as `fr-CH`, or the fallback.
        static String assetFor(String locale, {\(parameters)}) =>
            maybeAssetFor(locale, \(argument)appearance: appearance) ??
            fallback(\(argument)appearance: appearance);

        /// The asset that most locales with a currency show, or the fallback.
        static String assetForCurrencyCode(String code, {\(parameters)}) =>
            maybeAssetForCurrencyCode(code, \(argument)appearance: appearance) ??
            fallback(\(argument)appearance: appearance);

        /// The asset for everything else.
        static String fallback({\(parameters)}) {
          const name = \(fallback);
          return \(path("name"));
        }
      \(table)
      """.replacing(
        "const name = _fallbacks", with: "final name = _fallbacks")
  }

  private var fallbacks: [String] { lookups.buttons.map { $0.table.fallback ?? "" } }

  private var first: String { "'\(appearances.first?.name ?? "light")'" }

  private var folders: String {
    appearances.map { "`\(assets)/\($0.name)/`" }.joined(separator: " and ")
  }

  private var tables: String {
    func table(
      _ name: String, isOne: Bool, _ entries: (Lookups.Button) -> [LookupTable.Entry]
    ) -> String {
      guard !isOne else {
        return "  static const Map<String, String> \(name) = {\n"
          + lines(entries(lookups.buttons[0])) + "  };\n"
      }
      let parts = lookups.buttons.map {
        "    CurrencyBadgeKind.\(Self.constant($0.name)): {\n\(lines(entries($0)))    },\n"
      }
      return "  static const Map<CurrencyBadgeKind, Map<String, String>> \(name) = {\n"
        + parts.joined() + "  };\n"
    }
    return [
      table("_byTag", isOne: lookups.isOneTable) { $0.table.names },
      table("_byCurrency", isOne: lookups.isOneTable) { $0.table.namesByCode },
      table("_currencyByTag", isOne: true) { $0.table.codes },
      table("_titles", isOne: lookups.isOneTitle) { $0.titles },
    ].joined(separator: "\n")
  }

  private func lines(_ entries: [LookupTable.Entry]) -> String {
    entries.map { "    \(quoted($0.key)): \(quoted($0.value)),\n" }.joined()
  }

  private func quoted(_ text: String) -> String {
    SourceLiteral.quoted(text, escapesDollar: true)
  }

  /// The class that reads a tag, as ``LookupTag`` does.
  private static let tag = """
    /// A locale tag in any of its spellings.
    class _Tag {
      const _Tag(this.currency, this._keys);

      final String? currency;
      final List<String> _keys;

      /// The value under the first key that a table has; null where it is empty.
      String? find(Map<String, String> table) {
        for (final key in _keys) {
          final value = table[key];
          if (value != null) return value.isEmpty ? null : value;
        }
        return null;
      }

      static _Tag? parse(String tag) {
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
        final keys = region == null
            ? ['$language-$script', language]
            : ['$language-$script-$region', '$language-$region', 'und-$region'];
        return _Tag(currency, keys);
      }
    }

    """

  /// Words that can't be constants of an enumeration in Dart.
  private static let keywords: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
    "else", "enum", "extends", "false", "final", "finally", "for", "if", "in", "index", "is", "new",
    "null", "prefix", "rethrow", "return", "super", "switch", "this", "throw", "true", "try",
    "values", "var", "void", "while", "with", "yield",
  ]
}
