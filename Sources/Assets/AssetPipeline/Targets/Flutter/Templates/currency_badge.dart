// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/// The buttons.
enum CurrencyBadgeKind {
  // mintmark:buttons
  firstButton('first_button_');
  // mintmark:end

  const CurrencyBadgeKind(this.prefix);

  /// The beginning of the names of its pictures.
  final String prefix;
}

// mintmark:summary
/// The currency badge drawings, as names for `CurrencyBadgePicture.named`.
// mintmark:end
abstract final class CurrencyBadge {
  /// The asset for a locale tag such as `fr-CH`, or the fallback. If [language], that of the app, is not the
  /// locale's, it has no label.
  static String /* mintmark:optional */ assetFor(
    String locale, {
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    // mintmark:appearance
    // mintmark:end
    bool isRightToLeft = false,
    String? language,
  }) =>
      maybeAssetFor(locale,
          button: button, /* mintmark:appearanceArgument */
          isRightToLeft: isRightToLeft,
          language: language) ??
      fallback(button: button, /* mintmark:appearanceArgument */ isRightToLeft: isRightToLeft);

  /// The asset that most locales with a currency show, or the fallback.
  static String /* mintmark:optional */ assetForCurrencyCode(
    String code, {
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    // mintmark:appearance
    // mintmark:end
    bool isRightToLeft = false,
  }) =>
      maybeAssetForCurrencyCode(code,
          button: button, /* mintmark:appearanceArgument */ isRightToLeft: isRightToLeft) ??
      fallback(button: button, /* mintmark:appearanceArgument */ isRightToLeft: isRightToLeft);

  /// The asset for everything else.
  static String /* mintmark:optional */ fallback({
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    // mintmark:appearance
    // mintmark:end
    bool isRightToLeft = false,
  }) =>
      _path(_details(button).fallback, button, /* mintmark:appearancePosition */ isRightToLeft);

  /// The asset for a locale tag such as `fr-CH`: that of the currency it names (-u-cu-), of the
  /// locale, or of its region; null for any other.
  static String? maybeAssetFor(
    String locale, {
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    // mintmark:appearance
    // mintmark:end
    bool isRightToLeft = false,
    String? language,
  }) {
    final money = _money(locale);
    final details = _details(button);
    final isRead = !details.hasLabels || _base(language ?? locale) == _base(locale);
    final own = isRead ? details.drawings[money?.key] : null;
    return _path(own ?? details.drawings[money?.code], button, /* mintmark:appearancePosition */ isRightToLeft);
  }

  /// The asset that most locales with a currency show; null for any other currency.
  static String? maybeAssetForCurrencyCode(
    String code, {
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    // mintmark:appearance
    // mintmark:end
    bool isRightToLeft = false,
  }) =>
      _path(_details(button).drawings[code.toUpperCase()], button, /* mintmark:appearancePosition */ isRightToLeft);

  /// The language of a tag without script and region.
  static String _base(String tag) => tag.toLowerCase().split(RegExp('[-_@.]')).first;

  /// The currency of a locale: the one it names, its own, or its region's, if it is drawn.
  static String? currencyCodeFor(String locale) => _money(locale)?.code;

  /// The height at which a button is drawn, in logical pixels.
  static double heightOf([
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
  ]) =>
      _details(button).height;

  /// The accessible name of a locale's button in a language such as `fr`. Without [currencyName], the currency's
  /// name is in the languages of the configuration's locales, and its code stands for it in any other.
  static String semanticLabelFor(
    String locale, {
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    String language = 'en',
    String? currencyName,
  }) =>
      semanticLabelForCurrencyCode(
        currencyCodeFor(locale) ?? '',
        button: button,
        language: language,
        currencyName: currencyName,
      );

  /// The accessible name of a currency's button in a language such as `fr`.
  static String semanticLabelForCurrencyCode(
    String code, {
    CurrencyBadgeKind button = CurrencyBadgeKind.firstButton,
    String language = 'en',
    String? currencyName,
  }) {
    final titles = _details(button).titles;
    var key = language.toLowerCase().replaceAll('_', '-');
    while (!titles.containsKey(key) && key.contains('-')) {
      key = key.substring(0, key.lastIndexOf('-'));
    }
    final title = titles[key] ?? titles[''] ?? '%@';
    final isCurrencyAlone = title == '%@';
    // Without words of the language, the name is wholly in English.
    final spoken = titles.containsKey(key) || isCurrencyAlone ? language : 'en';
    // Of no currency the action alone is named, and without an action that the currency is unknown.
    final known = code == '' && isCurrencyAlone ? 'XXX' : code.toUpperCase();
    return title
        .replaceAll('%@', currencyName ?? _currencyName(known, spoken))
        .replaceAll(RegExp(r'^[\s:\uff1a]+|[\s:\uff1a]+$'), '');
  }

  /// The name of a currency in a language, or its code.
  static String _currencyName(String code, String language) {
    var key = language.toLowerCase().replaceAll('_', '-');
    while (true) {
      final name = _currencyNames[key]?[code];
      if (name != null) return name;
      if (!key.contains('-')) return _currencyNames['']?[code] ?? code;
      key = key.substring(0, key.lastIndexOf('-'));
    }
  }

  static T _path<T extends String?>(
    T name,
    CurrencyBadgeKind button,
    // mintmark:ownAppearance
    // mintmark:end
    bool isRightToLeft,
  ) {
    final side = isRightToLeft && _details(button).hasTwoSides ? '_rtl' : '';
    return
        // mintmark:path
        (name == null ? null : '${button.prefix}$name$side') as T;
        // mintmark:end
  }

  /// The currency of a tag, and the key of [_currencies] it was found by; no key where the tag
  /// itself names the currency.
  static ({String code, String? key})? _money(String locale) {
    final tag = _Tag.parse(locale);
    if (tag == null) return null;
    final currency = tag.currency;
    if (currency != null) return (code: currency, key: null);
    for (final key in tag.keys) {
      final code = _currencies[key];
      if (code != null) return code == '-' ? null : (code: code, key: key);
    }
    return null;
  }

  static _Details _details(CurrencyBadgeKind button) => switch (button) {
        // mintmark:details
        CurrencyBadgeKind.firstButton =>
          _Details('xxx', false, false, 50.0, _drawings0, _titles0),
        // mintmark:end
      };

  /// Reads a table: each word is a key, whose value is the last word ahead of it with a colon.
  static Map<String, String> _table(String text) {
    final table = <String, String>{};
    var value = '';
    for (final word in text.split(RegExp(r'\s+'))) {
      if (word.endsWith(':')) {
        value = word.substring(0, word.length - 1);
      } else {
        table[word] = value;
      }
    }
    return table;
  }

  // mintmark:assets
  // mintmark:end
  // Currencies with the regions (und-) that have them, languages without a region, and locales that
  // differ from their region. A key under a hyphen has none, although a shorter one has.
  static final Map<String, String> _currencies = _table('''
// mintmark:currencies
USD: en und-us
// mintmark:end
''');

  // Drawings with their currencies, and with locales that differ from their currency.
  // mintmark:drawings
  static final Map<String, String> _drawings0 = _table('''
usd: USD
''');
  // mintmark:end

  // Accessible names by language, with %@ for the currency's.
  // mintmark:titles
  static const Map<String, String> _titles0 = {"en": "Add %@"};
  // mintmark:end

  // The names of currencies by language. A longer tag has those that differ, and the empty one is for all languages.
  static const Map<String, Map<String, String>> _currencyNames = {
    // mintmark:currencyNames
    "en": {"USD": "US Dollar"},
    // mintmark:end
  };
}

/// What differs between buttons.
class _Details {
  const _Details(
      this.fallback, this.hasTwoSides, this.hasLabels, this.height, this.drawings, this.titles);

  final String /* mintmark:optional */ fallback;

  /// Whether each picture has one for right-to-left layouts, whose name ends in `_rtl`.
  final bool hasTwoSides;

  /// Whether pictures have labels of their locales' languages.
  final bool hasLabels;
  final double height;
  final Map<String, String> drawings;
  final Map<String, String> titles;
}

/// A locale tag in any of its spellings.
class _Tag {
  const _Tag(this.currency, this.keys);

  final String? currency;

  /// The keys to look for, the first match wins: a tag with a region never leaves it.
  final List<String> keys;

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
