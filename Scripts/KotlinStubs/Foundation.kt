package androidx.compose.foundation

import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role

interface Indication

val LocalIndication = ProvidableCompositionLocal<Indication>(object : Indication {})

/** Whether the tests' system shows dark colours. */
var isNight = false

fun isSystemInDarkTheme(): Boolean = isNight

fun Modifier.clickable(
    interactionSource: MutableInteractionSource?,
    indication: Indication?,
    enabled: Boolean = true,
    onClickLabel: String? = null,
    role: Role? = null,
    onClick: () -> Unit,
): Modifier {
    check(interactionSource != null && indication == null && onClickLabel == null && role == Role.Button)
    println("enabled $enabled")
    if (enabled) onClick()
    return this
}

fun Modifier.indication(interactionSource: InteractionSource, indication: Indication?): Modifier {
    check(interactionSource is MutableInteractionSource && indication == LocalIndication.current)
    return this
}
