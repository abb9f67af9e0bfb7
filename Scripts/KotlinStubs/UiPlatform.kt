package androidx.compose.ui.platform

import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.unit.LayoutDirection

val LocalLayoutDirection = ProvidableCompositionLocal(LayoutDirection.Ltr)
