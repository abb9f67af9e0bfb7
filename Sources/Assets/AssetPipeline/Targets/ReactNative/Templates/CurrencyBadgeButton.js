// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement } from "react";
// mintmark:imports
import { I18nManager, Image, Platform, Pressable, useColorScheme } from "react-native";
import { aspectRatios, pictures } from "./pictures.js";
// mintmark:end
import {
  accessibleName,
  accessibleNameForCurrencyCode,
  badgeForCurrencyCode,
  badgeForLocale,
  badgeHeight,
  defaultLanguage,
} from "./names.js";

// mintmark:appearances
// The appearances of the pictures by colour scheme.
const appearances = { light: "light", dark: "dark" };

// mintmark:end
// The least side of what a finger hits, in points: Apple's Human Interface Guidelines have 44, Material Design 48.
const target = Platform.OS === "ios" ? 44 : 48;

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
  // mintmark:appearance
  const systemScheme = useColorScheme();
  const appearance = appearances[(colorScheme ?? systemScheme) === "dark" ? "dark" : "light"];
  // mintmark:end
  const direction = I18nManager.isRTL ? "rtl" : "ltr";
  const name =
    currency === undefined
      ? badgeForLocale(locale, button, direction, language)
      : badgeForCurrencyCode(currency, button, direction);
  const ownName =
    currency === undefined
      ? accessibleName(locale, button, language)
      : accessibleNameForCurrencyCode(currency, button, language);
  // A larger view, as touches outside of the parent don't reach a `hitSlop`, nor do screen readers know of it.
  const ownStyle = (state) => [
    {
      alignSelf: "flex-start",
      alignItems: "center",
      justifyContent: "center",
      minWidth: target,
      minHeight: target,
      opacity: disabled ? 0.38 : state.pressed ? 0.6 : 1,
    },
    typeof style === "function" ? style(state) : style,
  ];
  return createElement(
    Pressable,
    {
      accessibilityRole: "button",
      accessibilityLabel: label ?? ownName,
      disabled,
      onPress,
      style: ownStyle,
      ...others,
    },
    // mintmark:picture
    name === undefined
      ? null
      : createElement(Image, {
          source: pictures[appearance][name],
          style: { height, aspectRatio: aspectRatios[name] ?? 1, tintColor },
          resizeMode: "contain",
          accessible: false,
        }),
    // mintmark:end
  );
}
