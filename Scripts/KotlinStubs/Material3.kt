package androidx.compose.material3

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector

val LocalContentColor = ProvidableCompositionLocal(Color(0xFF000000))

/** What the tests' button shows. */
var shown: Any? = null

@Composable
fun Icon(
    painter: Painter,
    contentDescription: String?,
    modifier: Modifier = Modifier,
    tint: Color = LocalContentColor.current,
) = show(painter.id, contentDescription, modifier, tint)

@Composable
fun Icon(
    imageVector: ImageVector,
    contentDescription: String?,
    modifier: Modifier = Modifier,
    tint: Color = LocalContentColor.current,
) = show(imageVector, contentDescription, modifier, tint)

private fun show(picture: Any, contentDescription: String?, modifier: Modifier, tint: Color) {
    check(modifier == Modifier && (tint == Color.Unspecified || tint == LocalContentColor.current))
    shown = picture
    println(contentDescription)
}
