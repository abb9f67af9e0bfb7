/// The part of the Kotlin lookup that names a button for a screen reader.
struct KotlinTitles {
  let lookups: Lookups

  var source: String {
    """
        /** The accessible name of a button in a language, such as "Add Swiss Franc". */
        @JvmStatic
        fun contentDescription(
            locale: Locale\(KotlinLookup.parameter(lookups)),
            language: Locale = Locale.getDefault(),
        ): String {
            val code = currencyCode(locale) ?: ""
            val name =
                runCatching { Currency.getInstance(code).getDisplayName(language) }.getOrDefault(code)
            var key = language.toLanguageTag().lowercase(Locale.ROOT)
            val titles = \(lookups.isOneTitle ? "titles" : "titles(button)")
            while (key !in titles && '-' in key) key = key.substringBeforeLast('-')
            // Of no currency the action alone is named.
            return (titles[key] ?: titles[""] ?: "%@").replace("%@", name)
                .trim(' ', '\\u00a0', ':', '\\uff1a')
        }

    \(tables)
    """
  }

  private var tables: String {
    func table(_ ending: String, _ entries: [LookupTable.Entry]) -> String {
      KotlinTable(
        "titles" + ending,
        entries.map { ($0.key, SourceLiteral.quoted($0.value, escapesDollar: true)) }
      ).source
    }
    if lookups.isOneTitle { return table("", lookups.buttons[0].titles) }
    let cases = lookups.buttons.map {
      "            Button.\(KotlinLookup.constant($0.name)) -> "
        + "titles\(SourceLiteral.typeCase($0.name?.text ?? ""))"
    }
    return """
          private fun titles(button: Button): Map<String, String> =
              when (button) {
      \(cases.joined(separator: "\n"))
              }

      \(lookups.buttons.map {
          table(SourceLiteral.typeCase($0.name?.text ?? ""), $0.titles)
        }.joined(separator: "\n"))
      """
  }
}
