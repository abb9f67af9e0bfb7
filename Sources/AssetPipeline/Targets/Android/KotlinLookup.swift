/// The Kotlin file that finds a drawable by locale or currency.
struct KotlinLookup {
  let package: String
  let resources: String?
  let prefix: String
  let rendered: RenderedPlan

  var source: String {
    let table = LookupTable(rendered)
    let names = baseNames
    func drawable(_ name: String) -> String { "R.drawable.\(prefix)_\(names[name] ?? name)" }
    func lines(_ pairs: [(String, String)]) -> String {
      pairs.map {
        "        \(SourceLiteral.quoted($0, escapesDollar: true)) to \(drawable($1)),"
      }.joined(separator: "\n")
    }
    return """
      // Made by mintmark. Changes are lost when it runs again.

      package \(package)

      import java.util.Currency
      import java.util.Locale
      \(resources.map { "import \($0).R\n" } ?? "")
      /** The currency badge drawables. */
      object CurrencyBadge {
          /** The drawable for a locale: its own, that of its currency, or the fallback. */
          @JvmStatic
          fun drawableFor(locale: Locale): Int {
              val tag = locale.toLanguageTag().substringBefore("-u-").replace('-', '_')
              byLocale[tag]?.let { return it }
              // The currency of the region when the drawables were made precedes the device's.
              val region = if (locale.getUnicodeLocaleType("cu") == null) locale.country else ""
              val code = byRegion[region]
                  ?: runCatching { Currency.getInstance(locale)?.currencyCode }.getOrNull()
              return if (code == null) fallback else drawableForCurrencyCode(code)
          }

          /** The drawable that most locales with a currency show, or the fallback. */
          @JvmStatic
          fun drawableForCurrencyCode(code: String): Int =
              byCurrency[code.uppercase(Locale.ROOT)] ?: fallback

          /** The drawable for every other currency. */
          @JvmField
          val fallback: Int = \(drawable(table.fallback))

          // Each table is a function of its own: one method can hold only so much code.
          private val byLocale: Map<String, Int> by lazy {
              \(parts(table.locales.count).map { "locales\($0)()" }.joined(separator: " + "))
          }

      \(localeParts(table, lines))
          private val byRegion: Map<String, String> = mapOf(
      \(regions(table))
          )

          private val byCurrency: Map<String, Int> by lazy { currencies() }

          private fun currencies(): Map<String, Int> = mapOf(
      \(lines(table.currencies.map { ($0.code, $0.name) }))
          )
      }

      """
  }

  private func regions(_ table: LookupTable) -> String {
    table.regions.map {
      "        \(SourceLiteral.quoted($0, escapesDollar: true)) to "
        + "\(SourceLiteral.quoted($1, escapesDollar: true)),"
    }.joined(separator: "\n")
  }

  /// The drawables are named without regard to direction, which the system decides.
  private var baseNames: [String: String] {
    var names: [String: String] = [:]
    for drawing in rendered.plan.drawings where drawing.isMirrored {
      names[drawing.name] = drawing.counterpart.map { rendered.plan[$0].name }
    }
    return names
  }

  private static let partSize = 400

  private func parts(_ count: Int) -> Range<Int> {
    0..<max(1, (count + Self.partSize - 1) / Self.partSize)
  }

  private func localeParts(
    _ table: LookupTable, _ lines: ([(String, String)]) -> String
  ) -> String {
    parts(table.locales.count).map { part in
      let entries = table.locales.dropFirst(part * Self.partSize).prefix(Self.partSize)
      return """
            private fun locales\(part)(): Map<String, Int> = mapOf(
        \(lines(entries.map { ($0.identifier, $0.name) }))
            )

        """
    }.joined(separator: "\n")
  }
}
