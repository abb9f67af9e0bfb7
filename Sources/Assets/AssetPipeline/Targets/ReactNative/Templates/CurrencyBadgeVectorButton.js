// The parts in which a button with vectors differs from `CurrencyBadgeButton.js`, which takes them from here.

import { createElement } from "react";
// mintmark:imports
import { I18nManager, Platform, Pressable } from "react-native";
import { CurrencyBadgePicture } from "./CurrencyBadgePicture.js";
// mintmark:end
import { badgeForLocale, badgeHeight } from "./names.js";

export function CurrencyBadgeButton({
  locale,
  button = "firstButton",
  height = badgeHeight(button),
  colorScheme,
  tintColor,
}) {
  const name = badgeForLocale(locale, button, I18nManager.isRTL ? "rtl" : "ltr");
  return createElement(
    Pressable,
    { testID: Platform.OS },
    // mintmark:picture
    name === undefined
      ? null
      : createElement(CurrencyBadgePicture, { name, height, color: tintColor, colorScheme }),
    // mintmark:end
  );
}
