package org.jetbrains.compose.resources

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.painter.Painter

class DrawableResource(val name: String)

@Composable
fun painterResource(resource: DrawableResource): Painter = Painter(resource)
