// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import * as names from "./names.js";
import { pictures } from "./pictures.js";

export {
  accessibleName,
  accessibleNameForCurrencyCode,
  badgeHeight,
  currencyCodeForLocale,
  defaultLanguage,
  fallback,
} from "./names.js";

/** The picture for a locale tag such as "fr-CH", or the fallback. */
export function badgeForLocale(locale, button, appearance, direction, language) {
  return picture(names.badgeForLocale(locale, button, direction, language), appearance);
}

/** The picture that most locales with a currency show, or the fallback. */
export function badgeForCurrencyCode(code, button, appearance, direction) {
  return picture(names.badgeForCurrencyCode(code, button, direction), appearance);
}

/**
 * The picture for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
 * locale, or of its region; undefined for any other.
 */
export function findBadgeForLocale(locale, button, appearance, direction, language) {
  return picture(names.findBadgeForLocale(locale, button, direction, language), appearance);
}

/** The picture that most locales with a currency show; undefined for any other currency. */
export function findBadgeForCurrencyCode(code, button, appearance, direction) {
  return picture(names.findBadgeForCurrencyCode(code, button, direction), appearance);
}

function picture(name, appearance = "firstAppearance") {
  return name === undefined ? undefined : pictures[appearance][name];
}
