/// The Kotlin file that finds a drawable by locale or currency.
struct KotlinLookup {
  let package: String
  let resources: String?
  let prefix: String
  let rendered: RenderedPlan

  var source: String {
    let table = LookupTable(rendered)
    let names = baseNames
    func drawable(_ name: String) -> String {
      name == LookupTable.noDrawing ? "0" : "R.drawable.\(prefix)_\(names[name] ?? name)"
    }
    func lines(_ pairs: [(String, String)]) -> String {
      pairs.map {
        "        \(SourceLiteral.quoted($0, escapesDollar: true)) to \(drawable($1)),"
      }.joined(separator: "\n")
    }
    return """
      // Made by mintmark. Changes are lost when it runs again.

      package \(package)

      import java.util.Locale
      \(resources.map { "import \($0).R\n" } ?? "")
      /** The currency badge drawables. */
      object CurrencyBadge {
      \(Self.fallbackFunctions(table.fallback.map(drawable)))
          /**
           * The drawable for a locale: that of the currency it names (-u-cu-), of the locale, or of its
           * region; null for any other.
           */
          @JvmStatic
          fun drawableOrNull(locale: Locale): Int? = drawableOrNull(locale.toLanguageTag())

          /** The drawable for a locale tag such as "fr-CH"; null where none is known. */
          @JvmStatic
          fun drawableOrNull(tag: String): Int? {
              val halves = tag.lowercase(Locale.ROOT).split('@')
              val plain = halves.first().substringBefore('.')
              val parts = ArrayDeque(plain.split('-', '_'))
              val language = parts.removeFirst()
              if (!Regex("[a-z]{2,8}").matches(language)) return null
              if (!Regex("[-_a-z0-9]*").matches(plain)) return null
              var script = ""
              var region: String? = null
              var currency: String? = null
              fun set(key: String, value: String) {
                  if (key == "cu" || key == "currency") {
                      if (currency == null && Regex("[a-z]{3,10}").matches(value)) {
                          currency = value.uppercase(Locale.ROOT)
                      }
                  } else if (key == "rg" && Regex("[a-z]{2}[a-z0-9]{1,4}").matches(value)) {
                      region = value.take(2)
                  }
              }
              while (parts.isNotEmpty() && parts.first().length != 1) {
                  val part = parts.removeFirst()
                  if (Regex("[a-z]{4}").matches(part) && script.isEmpty() && region == null) {
                      script = part
                  } else if (Regex("[a-z]{2}|[0-9]{3}").matches(part) && region == null) {
                      region = part
                  }
              }
              var extension = ""
              var key = ""
              for (part in parts) {
                  if (part == "x") break
                  when (part.length) {
                      1 -> {
                          extension = part
                          key = ""
                      }
                      2 -> key = part
                      else -> {
                          if (extension == "u") set(key, part)
                          key = ""
                      }
                  }
              }
              for (keyword in halves.drop(1).joinToString("").split(';')) {
                  val sides = keyword.split('=')
                  if (sides.size == 2) set(sides[0], sides[1])
              }
              if (currency != null) return byCurrency[currency]
              val keys =
                  if (region == null) listOf("$language-$script", language)
                  else listOf("$language-$script-$region", "$language-$region", "und-$region")
              // 0 is no resource: the locale has no drawing, although a shorter key has one.
              return keys.firstNotNullOfOrNull { byTag[it] }?.takeIf { it != 0 }
          }

          /** The drawable that most locales with a currency show; null for any other currency. */
          @JvmStatic
          fun drawableForCurrencyCodeOrNull(code: String): Int? =
              byCurrency[code.uppercase(Locale.ROOT)]

          // Locales that differ from their region, regions (und-), and languages without a region.
          // In several functions, as one method can hold only so much code.
          private val byTag: Map<String, Int> by lazy {
              \(parts(table.tags.count).map { "tags\($0)()" }.joined(separator: " + "))
          }

      \(tagParts(table, lines))
          private val byCurrency: Map<String, Int> by lazy { currencies() }

          private fun currencies(): Map<String, Int> = mapOf(
      \(lines(table.currencies.map { ($0.code, $0.name) }))
          )
      }

      """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private static func fallbackFunctions(_ fallback: String?) -> String {
    guard let fallback else { return "" }
    return """
          /** The drawable for a locale, or the fallback. */
          @JvmStatic
          fun drawableFor(locale: Locale): Int = drawableOrNull(locale) ?: fallback

          /** The drawable for a locale tag such as "fr-CH", or the fallback. */
          @JvmStatic
          fun drawableFor(tag: String): Int = drawableOrNull(tag) ?: fallback

          /** The drawable that most locales with a currency show, or the fallback. */
          @JvmStatic
          fun drawableForCurrencyCode(code: String): Int =
              drawableForCurrencyCodeOrNull(code) ?: fallback

          /** The drawable for everything else. */
          @JvmField
          val fallback: Int = \(fallback)

      """
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

  private func tagParts(
    _ table: LookupTable, _ lines: ([(String, String)]) -> String
  ) -> String {
    parts(table.tags.count).map { part in
      let entries = table.tags.dropFirst(part * Self.partSize).prefix(Self.partSize)
      return """
            private fun tags\(part)(): Map<String, Int> = mapOf(
        \(lines(entries.map { ($0.key, $0.name) }))
            )

        """
    }.joined(separator: "\n")
  }
}
