package androidx.compose.ui.draw

import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Shape

fun Modifier.alpha(alpha: Float): Modifier {
    println("alpha $alpha")
    return this
}

fun Modifier.clip(shape: Shape): Modifier {
    println("clip $shape")
    return this
}
