// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
package com.example.badges
// mintmark:end

import androidx.compose.foundation.LocalIndication
import androidx.compose.foundation.clickable
import androidx.compose.foundation.indication
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
// mintmark:imports
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.painterResource
// mintmark:end
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
// mintmark:locale
import java.util.Locale
// mintmark:end

/**
 * A button with the picture of a locale's currency, or of a currency.
 *
 * It is as large as its picture, at least 48 dp, and clips nothing of it.
 *
 * @param currencyCode a currency such as "CHF", instead of the locale's.
 * @param contentDescription the accessible name. A text beside the button is none.
 * @param tint the colour of the picture; unspecified for its own.
 * @param interactionSource where presses are reported; null for none.
 */
@Composable
public fun CurrencyBadgeButton(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    // mintmark:currentLocale
    locale: Locale = CurrencyBadge.locale(LocalContext.current),
    // mintmark:end
    currencyCode: String? = null,
    button: CurrencyBadge.Button = CurrencyBadge.Button.FIRST_BUTTON,
    contentDescription: String =
        if (currencyCode == null) {
            CurrencyBadge.contentDescription(locale, button)
        } else {
            CurrencyBadge.contentDescriptionForCurrencyCode(currencyCode, button)
        },
    height: Dp = CurrencyBadge.height(button).dp,
    // mintmark:dark
    // mintmark:end
    // mintmark:tint
    tint: Color = LocalContentColor.current,
    // mintmark:end
    interactionSource: MutableInteractionSource? = null,
) {
    // mintmark:language
    val language = Locale.getDefault().toLanguageTag()
    // mintmark:end
    val drawable: Int? =
        if (currencyCode == null) {
            CurrencyBadge.drawableFor(locale.toLanguageTag(), button /* mintmark:look */, language = language)
        } else {
            CurrencyBadge.drawableForCurrencyCode(currencyCode, button /* mintmark:look */)
        }
    val interactions = interactionSource ?: remember { MutableInteractionSource() }
    drawable?.let {
        Box(
            modifier =
                modifier
                    .defaultMinSize(minWidth = 48.dp, minHeight = 48.dp)
                    .clickable(
                        interactionSource = interactions,
                        indication = null,
                        enabled = enabled,
                        role = Role.Button,
                        onClick = onClick,
                    ),
            contentAlignment = Alignment.Center,
        ) {
            // Presses are shown in a shape of its own, as a clip of the button would cut its picture.
            Box(
                Modifier.matchParentSize()
                    .clip(CircleShape)
                    .indication(interactions, LocalIndication.current),
            )
            Icon(
                // mintmark:painter
                painter = painterResource(it),
                // mintmark:end
                contentDescription = contentDescription,
                // 0.38 is the opacity of disabled content in Material.
                modifier = Modifier.height(height).alpha(if (enabled) 1f else 0.38f),
                tint = tint,
            )
        }
    }
}
