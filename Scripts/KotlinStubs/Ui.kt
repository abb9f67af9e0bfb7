package androidx.compose.ui

interface Modifier {
    companion object : Modifier
}

interface Alignment {
    companion object {
        val Center: Alignment = object : Alignment {}
    }
}
