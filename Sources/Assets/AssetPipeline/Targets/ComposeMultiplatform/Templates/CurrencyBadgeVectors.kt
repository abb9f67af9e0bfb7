// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
package com.example.badges
// mintmark:end

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

/** The drawings of [CurrencyBadge]. Each is built when it is shown first. */
internal object CurrencyBadgeVectors {
    /** The drawing with a name, in the colours for day or night. */
    fun vector(name: String, isDark: Boolean): ImageVector? =
        drawings[name]?.let { if (isDark) it.dark else it.light }

    private class Drawing(val width: Float, val height: Float, vararg val shapes: Shape) {
        val light: ImageVector by lazy { vector { it.light } }

        val dark: ImageVector by lazy {
            if (shapes.all { it.light == it.dark }) light else vector { it.dark }
        }

        private fun vector(color: (Shape) -> Long): ImageVector {
            val builder =
                ImageVector.Builder(
                    defaultWidth = width.dp,
                    defaultHeight = height.dp,
                    viewportWidth = width,
                    viewportHeight = height,
                )
            for (shape in shapes) {
                builder.addPath(addPathNodes(shape.data), fill = SolidColor(Color(color(shape))))
            }
            return builder.build()
        }
    }

    /** A filled shape: its colours by day and night as 0xAARRGGBB, and its path data as in SVG. */
    private class Shape(val light: Long, val dark: Long, val data: String)

    // By name, in several functions, as one can hold only so much code.
    // mintmark:drawings
    private val drawings: Map<String, Drawing> by lazy { drawings0() }

    private fun drawings0(): Map<String, Drawing> =
        mapOf("usd" to Drawing(50f, 50f, Shape(0xFF000000, 0xFFFFFFFF, "M0 0L50 0 50 50Z")))
    // mintmark:end
}
