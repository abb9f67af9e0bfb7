import Messages

/// The ECMAScript module that finds a drawing's name by locale or currency, and its TypeScript
/// declarations.
struct JavaScriptLookup {
  let rendered: RenderedTarget

  var script: String { script([:]) }

  /// The module with the names of currencies in it, for engines without `Intl.DisplayNames`.
  var scriptWithNames: String {
    let languages = CurrencyNames(rendered, Lookups(rendered)).languages
    let names = SourceText.lines(languages) { language in
      "  \(SourceLiteral.quoted(language.key)): {\n"
        + SourceText.lines(language.names) { "    \($0.key): \(SourceLiteral.quoted($0.value))," }
        + "\n  },"
    }
    return script([
      "currencyName": "name = currencyName(name, spoken);",
      "currencyNames": SourceTemplate("currencyNames.js")
        .example("currencyNames", ["names": "\n\(names)"]),
    ])
  }

  private func script(_ places: [String: String]) -> String {
    let lookups = Lookups(rendered)
    return fill(
      "index.js",
      places.merging([
        "details": SourceText.lines(lookups.buttons, details),
        "currencies": SourceText.table(lookups.currencies),
        "drawings": SourceText.tables(lookups.drawings) { index, entries in
          "const drawings\(index) = `\n\(SourceText.table(entries))\n`;"
        },
        "titles": SourceText.tables(lookups.titles) { index, entries in
          "const titles\(index) = {\n"
            + SourceText.lines(entries) {
              "  \(SourceLiteral.quoted($0.key)): \(SourceLiteral.quoted($0.value)),"
            } + "\n};"
        },
      ]) { $1 })
  }

  var declarations: String {
    fill(
      "index.d.ts",
      [
        "names": Self.union("Name", rendered.buttons.flatMap(\.names).map(\.text)),
        "buttons": Self.union("Button", rendered.buttons.map(\.name.identifier)),
      ])
  }

  /// Fills in a template with the texts and words that every file shares, and with the given ones.
  ///
  /// - Parameters:
  ///   - file: the name of the template.
  ///   - places: the text for each marked place of the template, by the place's name.
  ///   - words: the replacement for each word outside of the places.
  func fill(
    _ file: StaticString, _ places: [String: String] = [:], words: [String: String] = [:]
  ) -> String {
    let common = [
      "header": SourceText.scriptHeader, "optional": rendered.hasFallback ? "" : " | undefined",
    ]
    let first = ["firstButton": rendered.firstButton]
    return SourceTemplate(file).filled(
      common.merging(places) { $1 }, words: first.merging(words) { $1 })
  }

  /// The declaration of a TypeScript union type of string literals.
  static func union(_ type: String, _ texts: [String]) -> String {
    "export type \(type) =\n" + SourceText.lines(texts) { "  | \(SourceLiteral.quoted($0))" } + ";"
  }

  private func details(_ button: Lookups.Button) -> String {
    """
    case \(SourceLiteral.quoted(button.identifier)):
      return {
        prefix: \(SourceLiteral.quoted(button.prefix)),
        fallback: \(button.fallback.map { SourceLiteral.quoted($0) } ?? "undefined"),
        hasTwoSides: \(button.hasTwoSides),
        hasLabels: \(button.hasLabels),
        height: \(NumberText.of(button.height)),
        drawings: drawings\(button.drawings),
        titles: titles\(button.titles),
      };
    """
  }
}

extension AssetTarget {
  /// A file of a script target that is the template of the same name with the given places.
  func script(
    _ name: StaticString,
    _ places: @escaping @Sendable (RenderedTarget) -> [String: String] = { _ in [:] }
  ) -> AggregateFile {
    file("\(name)") {
      JavaScriptLookup(rendered: $0).fill(name, places($0))
    }
  }
}
