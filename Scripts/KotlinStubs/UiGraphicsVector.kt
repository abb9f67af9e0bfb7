package androidx.compose.ui.graphics.vector

import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.unit.Dp

class PathNode(val data: String)

fun addPathNodes(pathStr: String?): List<PathNode> = listOf(PathNode(pathStr!!))

class ImageVector internal constructor(val defaultWidth: Dp, val defaultHeight: Dp, val paths: List<String>) {
    class Builder(
        private val name: String = "",
        private val defaultWidth: Dp,
        private val defaultHeight: Dp,
        private val viewportWidth: Float,
        private val viewportHeight: Float,
        private val tintColor: Color = Color.Unspecified,
        private val tintBlendMode: BlendMode = BlendMode.SrcIn,
        private val autoMirror: Boolean = false,
    ) {
        private val paths = mutableListOf<String>()

        fun addPath(
            pathData: List<PathNode>,
            pathFillType: PathFillType = PathFillType.NonZero,
            name: String = "",
            fill: Brush? = null,
            fillAlpha: Float = 1.0f,
        ): Builder {
            check(pathFillType == PathFillType.NonZero && name == "" && fillAlpha == 1f)
            paths.add((fill as SolidColor).value.value.toString(16) + " " + pathData.single().data)
            return this
        }

        fun build(): ImageVector {
            check(name == "" && tintColor == Color.Unspecified && tintBlendMode == BlendMode.SrcIn && !autoMirror)
            check(viewportWidth == defaultWidth.value && viewportHeight == defaultHeight.value)
            return ImageVector(defaultWidth, defaultHeight, paths)
        }
    }
}
