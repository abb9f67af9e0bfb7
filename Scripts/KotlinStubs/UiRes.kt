package androidx.compose.ui.res

import androidx.compose.ui.graphics.painter.Painter

fun painterResource(id: Int) = Painter(id)
