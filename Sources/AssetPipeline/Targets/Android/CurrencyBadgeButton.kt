// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
package com.example.badges
// mintmark:end

import androidx.compose.foundation.LocalIndication
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.height
import androidx.compose.material3.Icon
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import java.util.Locale

/**
 * A button with the picture of a locale's currency, or of a currency.
 *
 * It is as large as its picture, at least 48 dp, and clips nothing of it.
 *
 * @param currencyCode a currency such as "CHF", instead of the locale's.
 * @param contentDescription the accessible name; null where a text beside the button names it.
 * @param tint the colour of the picture; unspecified for its own.
 * @param interactionSource where presses are reported; null for none.
 */
@Composable
fun CurrencyBadgeButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    locale: Locale = Locale.getDefault(),
    currencyCode: String? = null,
    button: CurrencyBadge.Button = CurrencyBadge.Button.FIRST_BUTTON,
    contentDescription: String? =
        if (currencyCode == null) {
            CurrencyBadge.contentDescription(locale, button)
        } else {
            CurrencyBadge.contentDescriptionForCurrencyCode(currencyCode, button)
        },
    height: Dp = CurrencyBadge.height(button).dp,
    // mintmark:tint
    tint: Color = LocalContentColor.current,
    // mintmark:end
    interactionSource: MutableInteractionSource? = null,
) {
    val drawable: Int? =
        if (currencyCode == null) {
            CurrencyBadge.drawableFor(locale, button)
        } else {
            CurrencyBadge.drawableForCurrencyCode(currencyCode, button)
        }
    drawable?.let {
        Box(
            modifier =
                modifier
                    .defaultMinSize(minWidth = 48.dp, minHeight = 48.dp)
                    .clickable(
                        interactionSource = interactionSource,
                        indication = LocalIndication.current,
                        enabled = enabled,
                        role = Role.Button,
                        onClick = onClick,
                    ),
            contentAlignment = Alignment.Center,
        ) {
            Icon(
                painter = painterResource(it),
                contentDescription = contentDescription,
                // 0.38 is the opacity of disabled content in Material.
                modifier = Modifier.height(height).alpha(if (enabled) 1f else 0.38f),
                tint = tint,
            )
        }
    }
}
