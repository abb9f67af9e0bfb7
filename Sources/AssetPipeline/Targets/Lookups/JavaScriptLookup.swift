import VectorGraphics

/// The ECMAScript module that finds a picture by locale or currency, and its TypeScript declarations.
struct JavaScriptLookup {
  /// The value that lookups find.
  struct Result {
    var type: String
    /// The expression with `name` and `appearance` in scope.
    var expression: String
    /// Source text in front of the functions.
    var script = ""
    /// Declarations in front of those of the functions.
    var declarations = ""
  }

  let lookups: Lookups
  /// The appearances that lookups take; the first is the default.
  var appearances: [Appearance] = []
  let result: Result

  var script: String {
    """
    // Made by mintmark. Changes are lost when it runs again.
    \(result.script)
    \(fallbackFunctions)
    /**
     * The picture for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
     * locale, or of its region; undefined for any other.
     */
    export function findBadgeForLocale(locale\(parameters)) {
      const name = nameForLocale(locale\(argument));
      return name === undefined ? undefined : \(result.expression);
    }

    /** The picture that most locales with a currency show; undefined for any other currency. */
    export function findBadgeForCurrencyCode(code\(parameters)) {
      const name = nameForCurrencyCode(code\(argument));
      return name === undefined ? undefined : \(result.expression);
    }

    /** The currency of a locale: the one it names, its own, or its region's. */
    export function currencyCodeForLocale(locale) {
      const tag = parse(locale);
      return tag && (tag.currency ?? find(currencyByTag, ...tag.keys));
    }

    /** The accessible name of a button in a language, such as "Add Swiss Franc". */
    export function accessibleName(locale\(buttonParameter), language = "en") {
      const code = currencyCodeForLocale(locale) ?? "";
      let name = code;
      try {
        name = new Intl.DisplayNames([language], { type: "currency" }).of(code) ?? code;
      } catch {
        // Neither every engine nor every code has names.
      }
      const table = \(titles);
      let key = language.toLowerCase().replaceAll("_", "-");
      while (!own(table, key) && key.includes("-")) key = key.slice(0, key.lastIndexOf("-"));
      const title = ((own(table, key) ? table[key] : table[""]) ?? "%@").replace("%@", () => name);
      // Of no currency the action alone is named.
      return title.replace(/^[\\s:\\uff1a]+|[\\s:\\uff1a]+$/g, "");
    }

    function nameForLocale(locale\(buttonParameter)) {
      const tag = parse(locale);
      if (tag === undefined) return undefined;
      const name =
        tag.currency === undefined
          ? find(\(byTag), ...tag.keys)
          : find(\(byCurrency), tag.currency);
      return name\(prefixed);
    }

    function nameForCurrencyCode(code\(buttonParameter)) {
      const name = find(\(byCurrency), code.toUpperCase());
      return name\(prefixed);
    }

    \(Self.parser)
    // Locales that differ from their region, regions (und-), and languages without a region.
    \(tables)
    """
  }

  var declarations: String {
    let fallback = """
      /** The picture for a locale tag such as "fr-CH", or the fallback. */
      export function badgeForLocale(locale: string\(typedParameters)): \(result.type);

      /** The picture that most locales with a currency show, or the fallback. */
      export function badgeForCurrencyCode(code: string\(typedParameters)): \(result.type);

      \(lookups.hasNamedButtons
        ? """
      /** The drawing for everything else. */
      export function fallback(button: Button): Name;
      """
        : """
      /** The drawing for everything else. */
      export const fallback: Name;
      """)


      """
    return """
      // Made by mintmark. Changes are lost when it runs again.
      \(result.declarations)
      /** The drawings there are. */
      export type Name =
      \(union(names))

      \(buttonDeclaration)\(appearanceDeclaration)\(lookups.hasFallback ? fallback : "")
      /**
       * The picture for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
       * locale, or of its region; undefined for any other.
       */
      export function findBadgeForLocale(
        locale: string\(typedParameters)
      ): \(result.type) | undefined;

      /** The picture that most locales with a currency show; undefined for any other currency. */
      export function findBadgeForCurrencyCode(
        code: string\(typedParameters)
      ): \(result.type) | undefined;

      /** The currency of a locale: the one it names, its own, or its region's. */
      export function currencyCodeForLocale(locale: string): string | undefined;

      /**
       * The accessible name of a button in a language, such as "Add Swiss Franc".
       *
       * @param language - a tag such as "fr"; English without it.
       */
      export function accessibleName(
        locale: string\(typedButtonParameter), language?: string
      ): string;

      """
  }

  /// The names of all drawings.
  var names: [String] { lookups.buttons.flatMap(\.names).map(\.text) }

  private var buttonParameter: String {
    guard let first = lookups.buttons.first?.name else { return "" }
    return ", button"
      + (lookups.buttons.count == 1 ? " = \(SourceLiteral.quoted(first.text))" : "")
  }

  private var parameters: String {
    buttonParameter
      + (appearances.first.map { ", appearance = \(SourceLiteral.quoted($0.name))" } ?? "")
  }

  private var typedButtonParameter: String {
    guard lookups.hasNamedButtons else { return "" }
    return lookups.buttons.count == 1 ? ", button?: Button" : ", button: Button"
  }

  private var typedParameters: String {
    typedButtonParameter + (appearances.isEmpty ? "" : ", appearance?: Appearance")
  }

  private var argument: String { lookups.hasNamedButtons ? ", button" : "" }

  private var prefixed: String {
    lookups.hasNamedButtons ? " === undefined ? undefined : `${button}_${name}`" : ""
  }

  private var byTag: String { lookups.isOneTable ? "byTag" : "byTag[button]" }

  private var byCurrency: String { lookups.isOneTable ? "byCurrency" : "byCurrency[button]" }

  private var titles: String { lookups.isOneTitle ? "titles" : "titles[button]" }

  private var buttonDeclaration: String {
    guard lookups.hasNamedButtons else { return "" }
    return "/** The buttons. */\nexport type Button =\n"
      + union(lookups.buttons.compactMap(\.name?.text)) + "\n\n"
  }

  private var appearanceDeclaration: String {
    guard !appearances.isEmpty else { return "" }
    return "export type Appearance =\n" + union(appearances.map(\.name)) + "\n\n"
  }

  private func union(_ names: [String]) -> String {
    names.map { "  | \(SourceLiteral.quoted($0))" }.joined(separator: "\n") + ";"
  }

  /// The functions that always have an answer; none where there is no fallback.
  private var fallbackFunctions: String {
    guard lookups.hasFallback else { return "" }
    let fallback = lookups.hasNamedButtons ? "fallback(button)" : "fallback"
    let fallbacks = lookups.buttons.map { button in
      let name = SourceLiteral.quoted(
        (button.name.map { $0.text + "_" } ?? "") + (button.table.fallback ?? ""))
      return button.name.map { "  \($0.text): \(name)," } ?? name
    }
    let declaration =
      lookups.hasNamedButtons
      ? """
      const fallbacks = {
      \(fallbacks.joined(separator: "\n"))
      };

      /** The drawing for everything else. */
      export function fallback(button) {
        return fallbacks[button];
      }
      """
      : """
      /** The drawing for everything else. */
      export const fallback = \(fallbacks[0]);
      """
    return """
      \(declaration)

      /** The picture for a locale tag such as "fr-CH", or the fallback. */
      export function badgeForLocale(locale\(parameters)) {
        const name = nameForLocale(locale\(argument)) ?? \(fallback);
        return \(result.expression);
      }

      /** The picture that most locales with a currency show, or the fallback. */
      export function badgeForCurrencyCode(code\(parameters)) {
        const name = nameForCurrencyCode(code\(argument)) ?? \(fallback);
        return \(result.expression);
      }

      """
  }

  private var tables: String {
    func table(
      _ name: String, isOne: Bool, _ entries: (Lookups.Button) -> [LookupTable.Entry]
    ) -> String {
      guard !isOne else { return object("const \(name) = ", entries(lookups.buttons[0]), ";") }
      let parts = lookups.buttons.map {
        object("\($0.name?.text ?? ""): ", entries($0), ",")
      }
      return "const \(name) = {\n\(parts.joined(separator: "\n"))\n};"
    }
    return [
      table("byTag", isOne: lookups.isOneTable) { $0.table.names },
      table("byCurrency", isOne: lookups.isOneTable) { $0.table.namesByCode },
      table("currencyByTag", isOne: true) { $0.table.codes },
      table("titles", isOne: lookups.isOneTitle) { $0.titles },
    ].joined(separator: "\n\n") + "\n"
  }

  private func object(_ begin: String, _ entries: [LookupTable.Entry], _ end: String) -> String {
    let lines = entries.map {
      "  \(SourceLiteral.quoted($0.key)): \(SourceLiteral.quoted($0.value)),"
    }
    return begin + "{\n" + lines.joined(separator: "\n") + "\n}" + end
  }

  /// The functions that read a tag, as ``LookupTag`` does.
  private static let parser = """
    function own(table, key) {
      return Object.prototype.hasOwnProperty.call(table, key);
    }

    /** The value under the first key that the table has; undefined where it is empty. */
    function find(table, ...keys) {
      const key = keys.find((key) => own(table, key));
      return (key !== undefined && table[key]) || undefined;
    }

    function parse(tag) {
      const [base = "", ...keywords] = tag.toLowerCase().split("@");
      const plain = base.split(".")[0] ?? "";
      const parts = plain.split(/[-_]/);
      const language = parts.shift() ?? "";
      if (!/^[a-z]{2,8}$/.test(language) || !/^[-_a-z0-9]*$/.test(plain)) return undefined;
      let script = "";
      let region;
      let currency;
      const set = (key, value) => {
        if (key === "cu" || key === "currency") {
          if (/^[a-z]{3,10}$/.test(value)) currency ??= value.toUpperCase();
        } else if (key === "rg" && /^[a-z]{2}[a-z0-9]{1,4}$/.test(value)) {
          region = value.slice(0, 2);
        }
      };
      while (parts.length > 0 && parts[0].length !== 1) {
        const part = parts.shift();
        if (/^[a-z]{4}$/.test(part) && script === "" && region === undefined) script = part;
        else if (/^([a-z]{2}|[0-9]{3})$/.test(part) && region === undefined) region = part;
      }
      let extension = "";
      let key = "";
      for (const part of parts) {
        if (part === "x") break;
        if (part.length === 1) [extension, key] = [part, ""];
        else if (part.length === 2) key = part;
        else {
          if (extension === "u") set(key, part);
          key = "";
        }
      }
      for (const keyword of keywords.join("").split(";")) {
        const sides = keyword.split("=");
        if (sides.length === 2) set(sides[0], sides[1]);
      }
      const keys =
        region === undefined
          ? [`${language}-${script}`, language]
          : [`${language}-${script}-${region}`, `${language}-${region}`, `und-${region}`];
      return { currency, keys };
    }

    """
}
