package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float)

val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Float.dp: Dp get() = Dp(this)

enum class LayoutDirection { Ltr, Rtl }
