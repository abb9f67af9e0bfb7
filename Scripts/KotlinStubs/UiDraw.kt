package androidx.compose.ui.draw

import androidx.compose.ui.Modifier

fun Modifier.alpha(alpha: Float): Modifier {
    println("alpha $alpha")
    return this
}
