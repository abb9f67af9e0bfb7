// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
package com.example.badges
// mintmark:end

// mintmark:imports
import androidx.compose.ui.text.intl.Locale
import androidx.compose.ui.unit.LayoutDirection
import com.example.resources.*
import org.jetbrains.compose.resources.DrawableResource
// mintmark:end

/** The currency badge drawables, for every platform of Compose. */
public object CurrencyBadge {
    /** The buttons. */
    public enum class Button {
        // mintmark:buttons
        FIRST_BUTTON,
        // mintmark:end
    }

    /** The drawable for a locale, or the fallback. */
    public fun drawableFor(
        locale: Locale,
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
    ): DrawableResource /* mintmark:optional */ =
        drawableFor(locale.toLanguageTag(), button, layoutDirection /* mintmark:isDark */)

    /**
     * The drawable for a locale tag such as "fr-CH", or the fallback.
     *
     * @param language the language around it; if it is not the tag's, the drawable has no label.
     */
    public fun drawableFor(
        tag: String,
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
        language: String = tag,
    ): DrawableResource /* mintmark:optional */ =
        drawableOrNull(tag, button, layoutDirection /* mintmark:isDark */, language)
            ?: fallback(button, layoutDirection /* mintmark:isDark */)

    /** The drawable that most locales with a currency show, or the fallback. */
    public fun drawableForCurrencyCode(
        code: String,
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
    ): DrawableResource /* mintmark:optional */ =
        drawableForCurrencyCodeOrNull(code, button, layoutDirection /* mintmark:isDark */)
            ?: fallback(button, layoutDirection /* mintmark:isDark */)

    /** The drawable for everything else. */
    public fun fallback(
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
    ): DrawableResource /* mintmark:optional */ {
        val name = details(button).fallback
        // mintmark:fallback
        return checkNotNull(drawable(name, button, layoutDirection))
        // mintmark:end
    }

    /**
     * The drawable for a locale: that of the currency it names (-u-cu-), of the locale, or of its
     * region; null for any other.
     */
    public fun drawableOrNull(
        locale: Locale,
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
    ): DrawableResource? =
        drawableOrNull(locale.toLanguageTag(), button, layoutDirection /* mintmark:isDark */)

    /** The drawable for a locale tag such as "fr-CH"; null where none is known. */
    public fun drawableOrNull(
        tag: String,
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
        language: String = tag,
    ): DrawableResource? {
        val money = money(tag) ?: return null
        val details = details(button)
        val isRead = !details.hasLabels || base(language) == base(tag)
        val own = if (isRead) details.drawings[money.key] else null
        val name = own ?: details.drawings[money.code]
        return drawable(name, button, layoutDirection /* mintmark:isDark */)
    }

    /** The drawable that most locales with a currency show; null for any other currency. */
    public fun drawableForCurrencyCodeOrNull(
        code: String,
        button: Button = Button.FIRST_BUTTON,
        layoutDirection: LayoutDirection = LayoutDirection.Ltr,
        // mintmark:dark
        // mintmark:end
    ): DrawableResource? {
        val name = details(button).drawings[code.uppercase()]
        return drawable(name, button, layoutDirection /* mintmark:isDark */)
    }

    // mintmark:base
    private fun base(tag: String): String = tag.lowercase().substringBefore('-')
    // mintmark:end

    /** The currency of a locale: the one it names, its own, or its region's, if it is drawn. */
    public fun currencyCode(locale: Locale): String? = money(locale.toLanguageTag())?.code

    /** The height at which a button is drawn, in dp. */
    public fun height(button: Button = Button.FIRST_BUTTON): Double = details(button).height

    /**
     * The accessible name of a locale's button in a language, such as "Add Swiss Franc".
     *
     * @param currencyName the name of the currency; without it, that of a table in the languages of the
     *   configuration's locales, or else the code.
     */
    public fun contentDescription(
        locale: Locale,
        button: Button = Button.FIRST_BUTTON,
        language: Locale = Locale.current,
        currencyName: String? = null,
    ): String =
        contentDescriptionForCurrencyCode(
            currencyCode(locale) ?: "",
            button,
            language,
            currencyName,
        )

    /** The accessible name of a currency's button in a language. */
    public fun contentDescriptionForCurrencyCode(
        code: String,
        button: Button = Button.FIRST_BUTTON,
        language: Locale = Locale.current,
        currencyName: String? = null,
    ): String {
        val titles = details(button).titles
        // mintmark:title
        val tag = language.language
        val title = titles[tag] ?: "%@"
        val isKnown = tag in titles
        val known = code.uppercase()
        // mintmark:end
        val name = currencyName ?: currencyName(known, if (isKnown) tag else "en")
        return title.replace("%@", name).trim(' ', '\u00a0', ':', '\uff1a')
    }

    /** The name of a currency in a language, or its code. */
    private fun currencyName(code: String, language: String): String {
        var key = language
        while (true) {
            val line = currencyNames[key]?.lineSequence()?.firstOrNull { it.startsWith("$code ") }
            if (line != null) return line.substringAfter(' ')
            if (key.isEmpty()) return code
            key = key.substringBeforeLast('-', "")
        }
    }

    private fun drawable(
        name: String?,
        button: Button,
        layoutDirection: LayoutDirection,
        // mintmark:ownDark
        // mintmark:end
    ): DrawableResource? {
        if (name == null) return null
        val details = details(button)
        val isMirrored = details.hasTwoSides && layoutDirection == LayoutDirection.Rtl
        val key = details.prefix + name + if (isMirrored) "_rtl" else ""
        // mintmark:drawable
        return drawables[key]
        // mintmark:end
    }

    // mintmark:tag
    private class Money(val code: String, val key: String?)

    private fun money(tag: String): Money? = currencies[tag]?.let { Money(it, tag) }
    // mintmark:end

    /**
     * What differs between buttons.
     *
     * @property prefix the beginning of the names of its drawables.
     * @property hasTwoSides whether each drawable has one for layouts from right to left, whose name
     *   ends in `_rtl`.
     * @property hasLabels whether drawables have labels of their locales' languages.
     */
    private class Details(
        val prefix: String,
        val fallback: String?,
        val hasTwoSides: Boolean,
        val hasLabels: Boolean,
        val height: Double,
        val drawings: Map<String, String>,
        val titles: Map<String, String>,
    )

    private fun details(button: Button): Details =
        when (button) {
            // mintmark:details
            Button.FIRST_BUTTON ->
                Details("first_button_", "xxx", false, false, 50.0, drawings0, titles0)
            // mintmark:end
        }

    // mintmark:table
    private fun table(text: String): Map<String, String> =
        mapOf(text.trim().substringAfter(": ") to text.trim().substringBefore(": "))
    // mintmark:end

    // Currencies with the regions (und-) that have them, languages without a region, and locales that
    // differ from their region. A key under a hyphen has none, although a shorter one has.
    private val currencies: Map<String, String> by lazy {
        table(
            """
            // mintmark:currencies
            USD: en
            // mintmark:end
            """,
        )
    }

    // Drawings with their currencies, and with locales that differ from their currency.
    // mintmark:drawings
    private val drawings0: Map<String, String> by lazy { table("usd: USD") }

    // Drawables by name, in several functions, as one can hold only so much code.
    private val drawables: Map<String, DrawableResource> by lazy { drawables0() }

    private fun drawables0(): Map<String, DrawableResource> =
        mapOf(
            "first_button_usd" to Res.drawable.first_button_usd,
            "first_button_xxx" to Res.drawable.first_button_xxx,
        )
    // mintmark:end

    // The names of currencies by language. A longer tag has those that differ, and the empty one is for all languages.
    private val currencyNames: Map<String, String> by lazy {
        mapOf(
            // mintmark:currencyNames
            "en" to
                "CHF Swiss Franc\n" +
                "USD US Dollar\n",
            // mintmark:end
        )
    }

    // Accessible names by language, with %@ for the currency's.
    // mintmark:titles
    private val titles0: Map<String, String> by lazy { mapOf("en" to "Add %@") }
    // mintmark:end
}
