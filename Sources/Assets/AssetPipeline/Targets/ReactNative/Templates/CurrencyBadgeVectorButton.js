// The parts in which a button with vectors differs from `CurrencyBadgeButton.js`, which takes them from here.

import { createElement } from "react";
// mintmark:imports
import { I18nManager, Pressable } from "react-native";
import { CurrencyBadgePicture } from "./CurrencyBadgePicture.js";
// mintmark:end
import { badgeForCurrencyCode, badgeForLocale, badgeHeight } from "./currencyBadge.js";

export function CurrencyBadgeButton({
  locale,
  currency,
  button = "firstButton",
  language,
  height = badgeHeight(button),
  colorScheme,
  tintColor,
}) {
  // mintmark:source
  const direction = I18nManager.isRTL ? "rtl" : "ltr";
  const name =
    currency === undefined
      ? badgeForLocale(locale, button, direction, language)
      : badgeForCurrencyCode(currency, button, direction);
  // mintmark:end
  return createElement(
    Pressable,
    {},
    // mintmark:picture
    name === undefined
      ? null
      : createElement(CurrencyBadgePicture, { name, height, color: tintColor, colorScheme }),
    // mintmark:end
  );
}
