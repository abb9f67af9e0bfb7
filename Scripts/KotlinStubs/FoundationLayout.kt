package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

interface BoxScope {
    fun Modifier.matchParentSize(): Modifier = this
}

fun Modifier.height(height: Dp): Modifier {
    println("height ${height.value}")
    return this
}

fun Modifier.defaultMinSize(minWidth: Dp, minHeight: Dp): Modifier {
    println("at least ${minWidth.value} ${minHeight.value}")
    return this
}

@Composable
fun Box(modifier: Modifier) = check(modifier == Modifier)

@Composable
fun Box(
    modifier: Modifier = Modifier,
    contentAlignment: Alignment,
    propagateMinConstraints: Boolean = false,
    content: @Composable BoxScope.() -> Unit,
) {
    check(modifier == Modifier && contentAlignment == Alignment.Center && !propagateMinConstraints)
    content(object : BoxScope {})
}
