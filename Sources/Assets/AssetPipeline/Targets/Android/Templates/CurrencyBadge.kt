// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
package com.example.badges
// mintmark:end

import android.app.LocaleManager
import android.content.Context
import android.content.res.Resources
import android.os.Build
import androidx.annotation.DrawableRes
// mintmark:resources
import com.example.R
// mintmark:end
import java.util.Currency
import java.util.Locale

/** The currency badge drawables. */
public object CurrencyBadge {
    /** The buttons. */
    public enum class Button {
        // mintmark:buttons
        FIRST_BUTTON,
        // mintmark:end
    }

    /** The drawable for a locale, or the fallback. */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun drawableFor(locale: Locale, button: Button = Button.FIRST_BUTTON): Int /* mintmark:optional */ =
        drawableOrNull(locale, button) ?: fallback(button)

    /**
     * The drawable for a locale tag such as "fr-CH", or the fallback.
     *
     * @param language the language around it; if it is not the tag's, the drawable has no label.
     */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun drawableFor(
        tag: String,
        button: Button = Button.FIRST_BUTTON,
        language: String = tag,
    ): Int /* mintmark:optional */ = drawableOrNull(tag, button, language) ?: fallback(button)

    /** The drawable that most locales with a currency show, or the fallback. */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun drawableForCurrencyCode(
        code: String,
        button: Button = Button.FIRST_BUTTON,
    ): Int /* mintmark:optional */ = drawableForCurrencyCodeOrNull(code, button) ?: fallback(button)

    /** The drawable for everything else. */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun fallback(button: Button = Button.FIRST_BUTTON): Int /* mintmark:optional */ =
        details(button).fallback

    /** The first button's drawable for everything else. */
    @JvmStatic
    @get:DrawableRes
    public val fallback: Int /* mintmark:optional */
        get() = fallback()

    /**
     * The drawable for a locale: that of the currency it names (-u-cu-), of the locale, or of its
     * region; null for any other.
     */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun drawableOrNull(locale: Locale, button: Button = Button.FIRST_BUTTON): Int? =
        drawableOrNull(locale.toLanguageTag(), button)

    /** The drawable for a locale tag such as "fr-CH"; null where none is known. */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun drawableOrNull(
        tag: String,
        button: Button = Button.FIRST_BUTTON,
        language: String = tag,
    ): Int? {
        val money = money(tag) ?: return null
        val details = details(button)
        val isRead = !details.hasLabels || base(language) == base(tag)
        val own = if (isRead) details.drawings[money.key] else null
        val name = own ?: details.drawings[money.code]
        return name?.let { drawables[details.prefix + it] }
    }

    /** The drawable that most locales with a currency show; null for any other currency. */
    @JvmStatic
    @JvmOverloads
    @DrawableRes
    public fun drawableForCurrencyCodeOrNull(code: String, button: Button = Button.FIRST_BUTTON): Int? {
        val details = details(button)
        return details.drawings[code.uppercase(Locale.ROOT)]?.let { drawables[details.prefix + it] }
    }

    // mintmark:base
    /** The language of a tag without script and region. */
    private fun base(tag: String): String =
        tag.lowercase( /* mintmark:root */).split('-', '_', '@', '.').first()
    // mintmark:end

    /** The currency of a locale: the one it names, its own, or its region's, if it is drawn. */
    @JvmStatic
    public fun currencyCode(locale: Locale): String? = money(locale.toLanguageTag())?.code

    /** The locale of the app, with the region of the device where the language of the app has none. */
    @JvmStatic
    public fun locale(context: Context): Locale {
        val locale = Locale.getDefault()
        if (locale.country.isNotEmpty()) return locale
        val device =
            if (Build.VERSION.SDK_INT >= 33) {
                // Previews have no such service.
                context.getSystemService(LocaleManager::class.java)?.systemLocales?.get(0)
            } else {
                @Suppress("DEPRECATION")
                Resources.getSystem().configuration.locale
            }
        return Locale.Builder().setLocale(locale).setRegion(device?.country).build()
    }

    /** The height at which a button is drawn, in dp. */
    @JvmStatic
    @JvmOverloads
    public fun height(button: Button = Button.FIRST_BUTTON): Double = details(button).height

    /** The accessible name of a locale's button in a language, such as "Add Swiss Franc". */
    @JvmStatic
    @JvmOverloads
    public fun contentDescription(
        locale: Locale,
        button: Button = Button.FIRST_BUTTON,
        language: Locale = Locale.getDefault(),
    ): String = contentDescriptionForCurrencyCode(currencyCode(locale) ?: "", button, language)

    /** The accessible name of a currency's button in a language. */
    @JvmStatic
    @JvmOverloads
    public fun contentDescriptionForCurrencyCode(
        code: String,
        button: Button = Button.FIRST_BUTTON,
        language: Locale = Locale.getDefault(),
    ): String {
        val titles = details(button).titles
        // mintmark:title
        // Java still writes the codes that three languages had before.
        val old = mapOf("iw" to "he", "in" to "id", "ji" to "yi")
        val given = language.toLanguageTag().lowercase( /* mintmark:root */)
        val tag = old[given.substringBefore('-')]?.let { it + given.drop(2) } ?: given
        var key = tag
        while (key !in titles && '-' in key) key = key.substringBeforeLast('-')
        val title = titles[key] ?: titles[""] ?: "%@"
        val isCurrencyAlone = title == "%@"
        // Without words of the language, the name is wholly in English.
        val isKnown = key in titles || isCurrencyAlone
        // Of no currency the action alone is named, and without an action that the currency is unknown.
        val known = if (code.isEmpty() && isCurrencyAlone) "XXX" else code.uppercase( /* mintmark:root */)
        // mintmark:end
        val spoken = if (isKnown) language else Locale.ENGLISH
        val name =
            runCatching { Currency.getInstance(known).getDisplayName(spoken) }.getOrDefault(known)
        return title.replace("%@", name).trim(' ', '\u00a0', ':', '\uff1a')
    }

    // mintmark:tag
    /** A currency, and the key of `currencies` it was found by; no key where a tag names it. */
    private class Money(val code: String, val key: String?)

    private fun money(tag: String): Money? {
        val found = Tag.of(tag) ?: return null
        if (found.currency != null) return Money(found.currency, null)
        val key = found.keys.firstOrNull { it in currencies } ?: return null
        return currencies[key]?.takeIf { it != "-" }?.let { Money(it, key) }
    }

    /**
     * A locale tag in any of its spellings.
     *
     * @property keys the keys to look for, the first match wins: a tag with a region never leaves it.
     */
    private class Tag(val currency: String?, val keys: List<String>) {
        companion object {
            fun of(tag: String): Tag? {
                // `Locale.toString()` has the script behind a number sign: zh_CN_#Hans.
                val halves = tag.lowercase( /* mintmark:root */).replace("_#", "_").split('@')
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
                            currency = value.uppercase( /* mintmark:root */)
                        }
                    } else if (key == "rg" && Regex("[a-z]{2}[a-z0-9]{1,4}").matches(value)) {
                        region = value.take(2)
                    }
                }
                while (parts.isNotEmpty() && parts.first().length != 1) {
                    val part = parts.removeFirst()
                    if (Regex("[a-z]{4}").matches(part) && script.isEmpty()) {
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
                    if (region == null) {
                        listOf("$language-$script", language)
                    } else {
                        listOf("$language-$script-$region", "$language-$region", "und-$region")
                    }
                return Tag(currency, keys)
            }
        }
    }
    // mintmark:end

    /**
     * What differs between buttons.
     *
     * @property prefix the beginning of the names of its drawables.
     * @property hasLabels whether drawables have labels of their locales' languages.
     */
    private class Details(
        val prefix: String,
        val fallback: Int /* mintmark:optional */,
        val hasLabels: Boolean,
        val height: Double,
        val drawings: Map<String, String>,
        val titles: Map<String, String>,
    )

    private fun details(button: Button): Details =
        when (button) {
            // mintmark:details
            Button.FIRST_BUTTON ->
                Details("first_button_", R.drawable.first_button_xxx, false, 50.0, drawings0, titles0)
            // mintmark:end
        }

    // mintmark:table
    /** Reads a table: each word is a key, whose value is the last word ahead of it with a colon. */
    private fun table(text: String): Map<String, String> {
        val table = mutableMapOf<String, String>()
        var value = ""
        for (word in text.split(' ', '\n')) {
            if (word.endsWith(':')) value = word.dropLast(1) else table[word] = value
        }
        return table
    }
    // mintmark:end

    // Currencies with the regions (und-) that have them, languages without a region, and locales that
    // differ from their region. A key under a hyphen has none, although a shorter one has.
    private val currencies: Map<String, String> by lazy {
        table(
            """
            // mintmark:currencies
            USD: en und-us
            // mintmark:end
            """,
        )
    }

    // Drawings with their currencies, and with locales that differ from their currency.
    // mintmark:drawings
    private val drawings0: Map<String, String> by lazy {
        table(
            """
            usd: USD
            """,
        )
    }
    // mintmark:end

    // Drawables by name, in several functions, as one can hold only so much code.
    // mintmark:drawables
    private val drawables: Map<String, Int> by lazy { drawables0() }

    private fun drawables0() = mapOf("first_button_usd" to R.drawable.first_button_usd)
    // mintmark:end

    // Accessible names by language, with %@ for the currency's.
    // mintmark:titles
    private val titles0: Map<String, String> by lazy { mapOf("en" to "Add %@") }
    // mintmark:end
}
