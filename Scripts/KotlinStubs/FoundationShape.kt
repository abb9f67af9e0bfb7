package androidx.compose.foundation.shape

import androidx.compose.ui.graphics.Shape

class RoundedCornerShape(val percent: Int) : Shape

val CircleShape = RoundedCornerShape(50)
