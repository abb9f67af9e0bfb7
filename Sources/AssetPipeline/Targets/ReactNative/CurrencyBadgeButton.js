// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement } from "react";
import { Image, Pressable, useColorScheme } from "react-native";
import { accessibleName, badgeForLocale, badgeHeight } from "./currencyBadge.js";

// The appearances of the pictures by the system's colour scheme.
// mintmark:appearances
const appearances = { light: "light", dark: "dark" };
// mintmark:end

/** A button with the picture of a locale's currency. */
export function CurrencyBadgeButton({
  locale,
  button = "firstButton",
  language,
  label,
  height = badgeHeight(button),
  onPress,
  ...others
}) {
  const appearance = appearances[useColorScheme() === "dark" ? "dark" : "light"];
  const source = badgeForLocale(locale, button, appearance);
  const name = label ?? accessibleName(locale, button, language);
  return createElement(
    Pressable,
    { accessibilityRole: "button", accessibilityLabel: name, onPress, ...others },
    source === undefined
      ? null
      : createElement(Image, {
          source,
          style: { height, aspectRatio: aspectRatio(source) },
          resizeMode: "contain",
          accessible: false,
        }),
  );
}

function aspectRatio(source) {
  const size = Image.resolveAssetSource?.(source);
  return size?.height ? size.width / size.height : 1;
}
