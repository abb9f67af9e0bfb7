// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { badgeForCurrencyCode, badgeForLocale } from "./names.js";

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
  // mintmark:names
  return { xcasset: `CurrencyBadge/${name}`, drawable: `currency_badge_${name}` };
  // mintmark:end
}
