// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
package com.example.badges
// mintmark:end

import androidx.compose.foundation.layout.height
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import java.util.Locale

/**
 * A button with the picture of a locale's currency.
 *
 * @param contentDescription the accessible name; null where a text beside the button names it.
 */
@Composable
fun CurrencyBadgeButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    locale: Locale = Locale.getDefault(),
    button: CurrencyBadge.Button = CurrencyBadge.Button.FIRST_BUTTON,
    contentDescription: String? = CurrencyBadge.contentDescription(locale, button),
    height: Dp = CurrencyBadge.height(button).dp,
    // mintmark:tint
    tint: Color = LocalContentColor.current,
    // mintmark:end
) {
    val drawable: Int? = CurrencyBadge.drawableOrNull(locale, button) ?: CurrencyBadge.fallback(button)
    drawable?.let {
        IconButton(onClick = onClick, modifier = modifier) {
            Icon(
                painter = painterResource(it),
                contentDescription = contentDescription,
                modifier = Modifier.height(height),
                tint = tint,
            )
        }
    }
}
