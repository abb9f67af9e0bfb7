// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The drawings there are. */
// mintmark:names
export type Name = "usd" | "xxx";
// mintmark:end

/** The buttons. */
// mintmark:buttons
export type Button = "firstButton";
// mintmark:end

/** The drawing for a locale tag such as "fr-CH", or the fallback. */
export function badgeForLocale(locale: string, button?: Button): Name /* mintmark:optional */;

/** The drawing that most locales with a currency show, or the fallback. */
export function badgeForCurrencyCode(code: string, button?: Button): Name /* mintmark:optional */;

/** The drawing for everything else. */
export function fallback(button?: Button): Name /* mintmark:optional */;

/**
 * The drawing for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
 * locale, or of its region; undefined for any other.
 */
export function findBadgeForLocale(locale: string, button?: Button): Name | undefined;

/** The drawing that most locales with a currency show; undefined for any other currency. */
export function findBadgeForCurrencyCode(code: string, button?: Button): Name | undefined;

/** The currency of a locale: the one it names, its own, or its region's. */
export function currencyCodeForLocale(locale: string): string | undefined;

/** The height at which a button is drawn. */
export function badgeHeight(button?: Button): number;

/**
 * The accessible name of a button in a language, such as "Add Swiss Franc".
 *
 * @param language - a tag such as "fr"; English without it.
 */
export function accessibleName(locale: string, button?: Button, language?: string): string;
