// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ImageSourcePropType } from "react-native";
import type { Button, Direction } from "./names.js";

export type { Button, Direction, Name } from "./names.js";
export {
  accessibleName, accessibleNameForCurrencyCode, badgeHeight, currencyCodeForLocale, defaultLanguage,
  fallback
} from "./names.js";

/** The appearances there are pictures of; the first is the default. */
// mintmark:appearances
export type Appearance = "firstAppearance";
// mintmark:end

/**
 * The picture for a locale tag such as "fr-CH", or the fallback.
 *
 * @param language - the app's language; if it is not the locale's, the picture has no label.
 */
export function badgeForLocale(
  locale: string, button?: Button, appearance?: Appearance, direction?: Direction, language?: string
): ImageSourcePropType /* mintmark:optional */;

/** The picture that most locales with a currency show, or the fallback. */
export function badgeForCurrencyCode(
  code: string, button?: Button, appearance?: Appearance, direction?: Direction
): ImageSourcePropType /* mintmark:optional */;

/**
 * The picture for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
 * locale, or of its region; undefined for any other.
 */
export function findBadgeForLocale(
  locale: string, button?: Button, appearance?: Appearance, direction?: Direction, language?: string
): ImageSourcePropType | undefined;

/** The picture that most locales with a currency show; undefined for any other currency. */
export function findBadgeForCurrencyCode(
  code: string, button?: Button, appearance?: Appearance, direction?: Direction
): ImageSourcePropType | undefined;
