/// The Kotlin file that finds a drawable by locale or currency.
struct KotlinLookup {
  let package: String
  /// The package whose `R` has the drawables; nil where it is the lookup's own.
  let resources: String?
  let prefix: String
  let lookups: Lookups

  var source: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    package \(package)

    import androidx.annotation.DrawableRes
    import java.util.Currency
    import java.util.Locale
    \(resources.map { "import \($0).R\n" } ?? "")
    /** The currency badge drawables. */
    object CurrencyBadge {
    \(buttonType)\(fallbackFunctions)
        /**
         * The drawable for a locale: that of the currency it names (-u-cu-), of the locale, or of its
         * region; null for any other.
         */
        @JvmStatic
        @DrawableRes
        fun drawableOrNull(locale: Locale\(parameter)): Int? =
            drawableOrNull(locale.toLanguageTag()\(argument))

        /** The drawable for a locale tag such as "fr-CH"; null where none is known. */
        @JvmStatic
        @DrawableRes
        fun drawableOrNull(tag: String\(parameter)): Int? {
            val found = Tag.of(tag) ?: return null
            val name =
                if (found.currency != null) \(byCurrency)[found.currency] else found.valueIn(\(byTag))
            return name?.let { \(drawables)[it] }
        }

        /** The drawable that most locales with a currency show; null for any other currency. */
        @JvmStatic
        @DrawableRes
        fun drawableForCurrencyCodeOrNull(code: String\(parameter)): Int? =
            \(byCurrency)[code.uppercase(Locale.ROOT)]?.let { \(drawables)[it] }

        /** The currency of a locale: the one it names, its own, or its region's. */
        @JvmStatic
        fun currencyCode(locale: Locale): String? =
            Tag.of(locale.toLanguageTag())?.let { it.currency ?: it.valueIn(currencyByTag) }

    \(KotlinTitles(lookups: lookups).source)
    \(Self.tag)
    \(tables)}

    """
  }

  private var parameter: String { Self.parameter(lookups) }

  /// The parameter for the button, behind another one; with a default where there is only one.
  static func parameter(_ lookups: Lookups) -> String {
    guard let first = lookups.buttons.first?.name else { return "" }
    let value = lookups.buttons.count == 1 ? " = Button.\(constant(first))" : ""
    return ", button: Button\(value)"
  }

  /// A button's name as a constant of an enumeration.
  static func constant(_ name: ButtonName?) -> String { (name?.text ?? "").uppercased() }

  private var argument: String { lookups.hasNamedButtons ? ", button" : "" }

  private var byTag: String { lookups.isOneTable ? "byTag" : "byTag(button)" }

  private var byCurrency: String { lookups.isOneTable ? "byCurrency" : "byCurrency(button)" }

  private var drawables: String { lookups.hasNamedButtons ? "drawables(button)" : "drawables" }

  private var buttonType: String {
    guard lookups.hasNamedButtons else { return "" }
    return """
          /** The buttons. */
          enum class Button {
      \(lookups.buttons.map { "        \(Self.constant($0.name))," }.joined(separator: "\n"))
          }


      """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private var fallbackFunctions: String {
    guard lookups.hasFallback else { return "" }
    let fallbacks = lookups.buttons.map { drawable($0, $0.table.fallback ?? "") }
    let fallback = lookups.hasNamedButtons ? "fallback(button)" : "fallback"
    let cases = zip(lookups.buttons, fallbacks).map {
      "            Button.\(Self.constant($0.name)) -> \($1)"
    }
    let declaration =
      lookups.hasNamedButtons
      ? """
          /** The drawable for everything else. */
          @JvmStatic
          @DrawableRes
          fun fallback(button: Button): Int =
              when (button) {
      \(cases.map { "    " + $0 }.joined(separator: "\n"))
              }
      """
      : """
          /** The drawable for everything else. */
          @JvmField
          @DrawableRes
          val fallback: Int = \(fallbacks[0])
      """
    return """
          /** The drawable for a locale, or the fallback. */
          @JvmStatic
          @DrawableRes
          fun drawableFor(locale: Locale\(parameter)): Int =
              drawableOrNull(locale\(argument)) ?: \(fallback)

          /** The drawable for a locale tag such as "fr-CH", or the fallback. */
          @JvmStatic
          @DrawableRes
          fun drawableFor(tag: String\(parameter)): Int =
              drawableOrNull(tag\(argument)) ?: \(fallback)

          /** The drawable that most locales with a currency show, or the fallback. */
          @JvmStatic
          @DrawableRes
          fun drawableForCurrencyCode(code: String\(parameter)): Int =
              drawableForCurrencyCodeOrNull(code\(argument)) ?: \(fallback)

      \(declaration)

      """
  }

  /// The expression for a drawable; those of both directions are one resource.
  private func drawable(_ button: Lookups.Button, _ base: String) -> String {
    let name = button.names.first { $0.base == base }?.undirected ?? base
    return "R.drawable.\(prefix)_\(name)"
  }

  private var tables: String {
    var tables = [KotlinTable("currencyByTag", lookups.codes.map { ($0.key, quoted($0.value)) })]
    for (button, ending) in tableOwners {
      tables += [
        KotlinTable("byTag" + ending, button.table.names.map { ($0.key, quoted($0.value)) }),
        KotlinTable(
          "byCurrency" + ending, button.table.namesByCode.map { ($0.key, quoted($0.value)) }),
      ]
    }
    for button in lookups.buttons {
      tables.append(
        KotlinTable(
          "drawables" + SourceLiteral.typeCase(button.name?.text ?? ""), valueType: "Int",
          button.names.map { ($0.base, drawable(button, $0.base)) }))
    }
    var choices: [String] = []
    if !lookups.isOneTable { choices += ["byTag", "byCurrency"].map { choice($0, "String") } }
    if lookups.hasNamedButtons { choices.append(choice("drawables", "Int")) }
    return (choices + tables.map(\.source)).joined(separator: "\n")
  }

  /// The buttons with tables of their own, and the ending of the tables' names.
  private var tableOwners: [(button: Lookups.Button, ending: String)] {
    if lookups.isOneTable { return [(lookups.buttons[0], "")] }
    return lookups.buttons.map { ($0, SourceLiteral.typeCase($0.name?.text ?? "")) }
  }

  private func choice(_ name: String, _ type: String) -> String {
    let cases = lookups.buttons.map {
      "            Button.\(Self.constant($0.name)) -> "
        + name + SourceLiteral.typeCase($0.name?.text ?? "")
    }
    return """
          private fun \(name)(button: Button): Map<String, \(type)> =
              when (button) {
      \(cases.joined(separator: "\n"))
              }

      """
  }

  private func quoted(_ text: String) -> String {
    SourceLiteral.quoted(text, escapesDollar: true)
  }

  /// The class that reads a tag, as ``LookupTag`` does.
  private static let tag = """
        /** A locale tag in any of its spellings. */
        private class Tag(val currency: String?, private val keys: List<String>) {
            /** The value under the first key that a table has; null where it is empty. */
            fun valueIn(table: Map<String, String>): String? =
                keys.firstNotNullOfOrNull { table[it] }?.takeIf { it.isNotEmpty() }

            companion object {
                fun of(tag: String): Tag? {
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
                    val keys =
                        if (region == null) listOf("$language-$script", language)
                        else listOf("$language-$script-$region", "$language-$region", "und-$region")
                    return Tag(currency, keys)
                }
            }
        }

    """
}

/// A map in Kotlin, in several functions, as one method can hold only so much code.
struct KotlinTable {
  private static let partSize = 400
  let name: String
  let valueType: String
  /// Keys with the expressions of their values.
  let entries: [(String, String)]

  init(_ name: String, valueType: String = "String", _ entries: [(String, String)]) {
    self.name = name
    self.valueType = valueType
    self.entries = entries
  }

  var source: String {
    let parts = 0..<max(1, (entries.count + Self.partSize - 1) / Self.partSize)
    let functions = parts.map { part in
      let lines = entries.dropFirst(part * Self.partSize).prefix(Self.partSize).map {
        "        \(SourceLiteral.quoted($0, escapesDollar: true)) to \($1),"
      }
      return """

            private fun \(name)Part\(part)(): Map<String, \(valueType)> = mapOf(
        \(lines.joined(separator: "\n"))
            )

        """
    }
    return """
          private val \(name): Map<String, \(valueType)> by lazy {
              \(parts.map { "\(name)Part\($0)()" }.joined(separator: " + "))
          }
      \(functions.joined())
      """
  }
}
