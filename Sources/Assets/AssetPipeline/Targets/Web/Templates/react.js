"use client";
// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement, forwardRef, useEffect, useState } from "react";
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
export const CurrencyBadge = /* @__PURE__ */ forwardRef(function CurrencyBadge(
  { locale: ownLocale, currency, button = "firstButton", direction, language: ownLanguage, label, ...others },
  ref,
) {
  // The first render in a browser has to be the server's, which can't see the language of the page.
  const [pageLanguage, setPageLanguage] = useState();
  useEffect(() => {
    if (ownLanguage === undefined) setPageLanguage(defaultLanguage());
  });
  const language = ownLanguage ?? pageLanguage ?? ownLocale ?? "en";
  const locale = ownLocale ?? ownLanguage ?? pageLanguage ?? "";
  const isOfLocale = (currency ?? undefined) === undefined;
  const name = isOfLocale
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
  const ownName = isOfLocale
    ? accessibleName(locale, button, language)
    : accessibleNameForCurrencyCode(currency, button, language);
  return createElement(CurrencyBadgeIcon, {
    icon: icon?.name === name ? icon : emptyIcon(name, badgeHeight(button)),
    label: label ?? ownName,
    ...others,
    ref,
  });
});
