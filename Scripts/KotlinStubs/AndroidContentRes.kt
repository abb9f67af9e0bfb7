package android.content.res

import java.util.Locale

class Configuration {
    @Deprecated("")
    val locale: Locale = Locale.forLanguageTag("de-AT")
}

class Resources {
    val configuration = Configuration()

    companion object {
        fun getSystem() = Resources()
    }
}
