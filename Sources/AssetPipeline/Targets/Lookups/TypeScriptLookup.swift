import VectorGraphics

/// The TypeScript file that finds a picture by locale or currency.
struct TypeScriptLookup {
  let table: LookupTable
  let appearances: [Appearance]
  /// Source text that the lookups need beside the tables.
  let images: String
  let header: String
  /// The type of the value that is found, and the expression for it with `name` and `appearance` in
  /// scope.
  let result: (type: String, expression: String)
  let names: [String]

  var source: String {
    let parameter = appearances.isEmpty ? "" : ", appearance: Appearance = \(first)"
    return """
      // Made by mintmark. Changes are lost when it runs again.
      \(header)
      /** The drawings there are. */
      export type Name = keyof typeof names;

      const names = {
      \(names.map { "  \($0): true," }.joined(separator: "\n"))
      } as const;

      \(appearanceType)\(images)\(fallbackFunctions(parameter))
      /**
       * The picture for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
       * locale, or of its region; undefined for any other.
       */
      export function findBadgeForLocale(locale: string\(parameter)): \(result.type) | undefined {
        const name = nameForLocale(locale);
        return name === undefined ? undefined : \(result.expression);
      }

      /** The picture that most locales with a currency show; undefined for any other currency. */
      export function findBadgeForCurrencyCode(
        code: string\(parameter),
      ): \(result.type) | undefined {
        const name = find(byCurrency, code.toUpperCase());
        return name === undefined ? undefined : \(result.expression);
      }

      type Table = Readonly<Record<string, Name | "">>;

      /** The name under the first key that the table has. */
      function find(table: Table, ...keys: string[]): Name | undefined {
        const has = Object.prototype.hasOwnProperty;
        const key = keys.find((key) => has.call(table, key));
        return (key !== undefined && table[key]) || undefined;
      }

      function nameForLocale(tag: string): Name | undefined {
        const [base = "", ...keywords] = tag.toLowerCase().split("@");
        const plain = base.split(".")[0] ?? "";
        const parts = plain.split(/[-_]/);
        const language = parts.shift() ?? "";
        if (!/^[a-z]{2,8}$/.test(language) || !/^[-_a-z0-9]*$/.test(plain)) return undefined;
        let script = "";
        let region: string | undefined;
        let currency: string | undefined;
        const set = (key: string, value: string): void => {
          if (key === "cu" || key === "currency") {
            if (/^[a-z]{3,10}$/.test(value)) currency ??= value.toUpperCase();
          } else if (key === "rg" && /^[a-z]{2}[a-z0-9]{1,4}$/.test(value)) {
            region = value.slice(0, 2);
          }
        };
        while (parts.length > 0 && parts[0]?.length !== 1) {
          const part = parts.shift() ?? "";
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
          if (sides.length === 2) set(sides[0] ?? "", sides[1] ?? "");
        }
        if (currency !== undefined) return find(byCurrency, currency);
        if (region === undefined) return find(byTag, `${language}-${script}`, language);
        return find(
          byTag, `${language}-${script}-${region}`, `${language}-${region}`, `und-${region}`);
      }

      // Locales that differ from their region, regions (und-), and languages without a region.
      const byTag: Table = {
      \(lines(table.tags.map { ($0.key, $0.name) }))
      };

      const byCurrency: Table = {
      \(lines(table.currencies.map { ($0.code, $0.name) }))
      };

      """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private func fallbackFunctions(_ parameter: String) -> String {
    guard let fallback = table.fallback else { return "" }
    return """
      /** The drawing for everything else. */
      export const fallback: Name = \(SourceLiteral.quoted(fallback));

      /** The picture for a locale tag such as "fr-CH", or the fallback. */
      export function badgeForLocale(locale: string\(parameter)): \(result.type) {
        const name = nameForLocale(locale) ?? fallback;
        return \(result.expression);
      }

      /** The picture that most locales with a currency show, or the fallback. */
      export function badgeForCurrencyCode(code: string\(parameter)): \(result.type) {
        const name = find(byCurrency, code.toUpperCase()) ?? fallback;
        return \(result.expression);
      }

      """
  }

  private var first: String { SourceLiteral.quoted(appearances.first?.name ?? "light") }

  private var appearanceType: String {
    guard !appearances.isEmpty else { return "" }
    let values = appearances.map { SourceLiteral.quoted($0.name) }.joined(separator: " | ")
    return "export type Appearance = \(values);\n\n"
  }

  private func lines(_ pairs: [(String, String)]) -> String {
    pairs.map { "  \(SourceLiteral.quoted($0)): \(SourceLiteral.quoted($1))," }
      .joined(separator: "\n")
  }
}
