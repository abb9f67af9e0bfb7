// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement } from "react";
// mintmark:imports
import { I18nManager, Image, Pressable, useColorScheme } from "react-native";
// mintmark:end
import {
  accessibleName,
  accessibleNameForCurrencyCode,
  badgeForCurrencyCode,
  badgeForLocale,
  badgeHeight,
  defaultLanguage,
} from "./currencyBadge.js";

// mintmark:appearances
// The appearances of the pictures by colour scheme.
const appearances = { light: "light", dark: "dark" };

// mintmark:end
// The least side of a touch target, in points.
const target = 48;

/** A button with the picture of a locale's currency, or of a currency. */
export function CurrencyBadgeButton({
  locale,
  currency,
  button = "firstButton",
  language = defaultLanguage(),
  label,
  height = badgeHeight(button),
  colorScheme,
  tintColor,
  disabled,
  onPress,
  style,
  ...others
}) {
  // mintmark:source
  const systemScheme = useColorScheme();
  const appearance = appearances[(colorScheme ?? systemScheme) === "dark" ? "dark" : "light"];
  const direction = I18nManager.isRTL ? "rtl" : "ltr";
  const source =
    currency === undefined
      ? badgeForLocale(locale, button, appearance, direction, language)
      : badgeForCurrencyCode(currency, button, appearance, direction);
  // mintmark:end
  const ownName =
    currency === undefined
      ? accessibleName(locale, button, language)
      : accessibleNameForCurrencyCode(currency, button, language);
  const reach = Math.max(0, (target - height) / 2);
  const ownStyle = (state) => [
    { alignSelf: "flex-start", opacity: disabled ? 0.38 : state.pressed ? 0.6 : 1 },
    typeof style === "function" ? style(state) : style,
  ];
  return createElement(
    Pressable,
    {
      accessibilityRole: "button",
      accessibilityLabel: label ?? ownName,
      hitSlop: reach,
      disabled,
      onPress,
      style: ownStyle,
      ...others,
    },
    // mintmark:picture
    source === undefined
      ? null
      : createElement(Image, {
          source,
          style: { height, aspectRatio: aspectRatio(source), tintColor },
          resizeMode: "contain",
          accessible: false,
        }),
    // mintmark:end
  );
}
// mintmark:ratio

function aspectRatio(source) {
  const size = Image.resolveAssetSource?.(source);
  return size?.height ? size.width / size.height : 1;
}
// mintmark:end
