package androidx.compose.ui.platform

import android.content.Context
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.unit.LayoutDirection

val LocalLayoutDirection = ProvidableCompositionLocal(LayoutDirection.Ltr)

val LocalContext = ProvidableCompositionLocal(Context())
