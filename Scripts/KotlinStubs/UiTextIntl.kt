package androidx.compose.ui.text.intl

class Locale(private val languageTag: String) {
    companion object {
        var current = Locale("en-US")
    }

    val language: String get() = languageTag.substringBefore('-')

    fun toLanguageTag(): String = languageTag
}
