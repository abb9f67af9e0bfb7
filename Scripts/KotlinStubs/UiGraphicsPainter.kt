package androidx.compose.ui.graphics.painter

class Painter(val id: Any)
