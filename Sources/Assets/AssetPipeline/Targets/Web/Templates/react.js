"use client";
// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement, useEffect, useState } from "react";
import {
  accessibleName,
  accessibleNameForCurrencyCode,
  badgeForCurrencyCode,
  badgeForLocale,
  badgeHeight,
  defaultLanguage,
} from "./index.js";
import { emptyIcon, loaders } from "./loaders.js";
import { CurrencyBadgeIcon } from "./react-icon.js";

export { CurrencyBadgeIcon };

/**
 * The picture of a locale's currency, or of a currency, which is loaded when it is shown first. Until
 * then, and in a server's HTML, it has its size and its name.
 */
export function CurrencyBadge({
  locale,
  currency,
  button = "firstButton",
  direction,
  language = defaultLanguage(),
  label,
  ...others
}) {
  const name =
    currency === undefined
      ? badgeForLocale(locale, button, direction, language)
      : badgeForCurrencyCode(currency, button, direction);
  const [icon, setIcon] = useState();
  useEffect(() => {
    let isCurrent = true;
    const load = name === undefined ? undefined : loaders[name];
    load?.().then((module) => {
      if (isCurrent) setIcon(module.default);
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (name === undefined) return null;
  const ownName =
    currency === undefined
      ? accessibleName(locale, button, language)
      : accessibleNameForCurrencyCode(currency, button, language);
  return createElement(CurrencyBadgeIcon, {
    icon: icon?.name === name ? icon : emptyIcon(name, badgeHeight(button)),
    label: label ?? ownName,
    ...others,
  });
}
