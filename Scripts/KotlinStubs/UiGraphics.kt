package androidx.compose.ui.graphics

@JvmInline
value class Color(val value: ULong) {
    companion object {
        val Unspecified = Color(0x10u)
    }
}

fun Color(color: Long): Color = Color((color.toULong() and 0xFFFFFFFFu) shl 32)

sealed class Brush

interface Shape

class SolidColor(val value: Color) : Brush()

@JvmInline
value class BlendMode internal constructor(val value: Int) {
    companion object {
        val SrcIn = BlendMode(5)
    }
}

@JvmInline
value class PathFillType internal constructor(val value: Int) {
    companion object {
        val NonZero = PathFillType(0)
        val EvenOdd = PathFillType(1)
    }
}
