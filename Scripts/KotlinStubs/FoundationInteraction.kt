package androidx.compose.foundation.interaction

interface InteractionSource

interface MutableInteractionSource : InteractionSource

fun MutableInteractionSource(): MutableInteractionSource = object : MutableInteractionSource {}
