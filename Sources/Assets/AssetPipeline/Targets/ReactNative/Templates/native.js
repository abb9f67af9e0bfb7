// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { badgeForCurrencyCode, badgeForLocale } from "./names.js";

// The beginnings of the names of sets in the catalog, and of drawables in the Android resources.
// mintmark:names
const catalog = "CurrencyBadge/";
const resources = "currency_badge_";
// mintmark:end

/** The names of a locale's drawing, or the fallback's, in the app's own resources. */
export function nativeNamesForLocale(locale, button, language) {
  return nativeNames(badgeForLocale(locale, button, "ltr", language));
}

/** The names of a currency's drawing, or the fallback's, in the app's own resources. */
export function nativeNamesForCurrencyCode(code, button) {
  return nativeNames(badgeForCurrencyCode(code, button));
}

function nativeNames(name) {
  if (name === undefined) return undefined;
  return { xcasset: catalog + name, drawable: resources + name };
}
