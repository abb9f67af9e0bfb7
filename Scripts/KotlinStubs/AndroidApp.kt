package android.app

import android.os.LocaleList

class LocaleManager {
    val systemLocales: LocaleList get() = LocaleList()
}
