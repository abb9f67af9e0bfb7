package android.os

import java.util.Locale

class Build {
    object VERSION {
        var SDK_INT = 33
    }
}

class LocaleList {
    operator fun get(index: Int): Locale? = Locale.forLanguageTag("de-CH")
}
