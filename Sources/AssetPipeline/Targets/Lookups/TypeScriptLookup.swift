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
    let argument = appearances.isEmpty ? "" : ", appearance"
    let resultParameter = appearances.isEmpty ? "" : ", appearance: Appearance"
    return """
      // Made by mintmark. Changes are lost when it runs again.
      \(header)
      /** The drawings there are. */
      export type Name = keyof typeof names;

      const names = {
      \(names.map { "  \($0): true," }.joined(separator: "\n"))
      } as const;

      \(appearanceType)\(images)
      /** The picture for a locale such as "fr-CH": its own, or the fallback. */
      export function badgeForLocale(locale: string\(parameter)): \(result.type) {
        return find(byLocale, locale.replace(/-/g, "_")\(argument));
      }

      /** The picture that most locales with a currency show, or the fallback. */
      export function badgeForCurrencyCode(code: string\(parameter)): \(result.type) {
        return find(byCurrency, code.toUpperCase()\(argument));
      }

      /** The drawing for everything else. */
      export const fallback: Name = \(SourceLiteral.quoted(table.fallback));

      function find(
        table: Readonly<Record<string, Name>>,
        key: string\(resultParameter),
      ): \(result.type) {
        const isKnown = Object.prototype.hasOwnProperty.call(table, key);
        const known: Name | undefined = isKnown ? table[key] : undefined;
        const name: Name = known ?? fallback;
        return \(result.expression);
      }

      const byLocale: Readonly<Record<string, Name>> = {
      \(lines(table.locales.map { ($0.identifier, $0.name) }))
      };

      const byCurrency: Readonly<Record<string, Name>> = {
      \(lines(table.currencies.map { ($0.code, $0.name) }))
      };

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
