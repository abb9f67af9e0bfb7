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

/** The direction of the layout that shows a drawing: it decides the side of a mirrored badge. */
export type Direction = "ltr" | "rtl";

/**
 * The drawing for a locale tag such as "fr-CH", or the fallback.
 *
 * @param language - the language around it; if it is not the locale's, the drawing has no label.
 */
export function badgeForLocale(
  locale: string, button?: Button, direction?: Direction, language?: string
): Name /* mintmark:optional */;

/** The drawing that most locales with a currency show, or the fallback. */
export function badgeForCurrencyCode(
  code: string, button?: Button, direction?: Direction
): Name /* mintmark:optional */;

/** The drawing for everything else. */
export function fallback(button?: Button, direction?: Direction): Name /* mintmark:optional */;

/**
 * The drawing for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
 * locale, or of its region; undefined for any other.
 */
export function findBadgeForLocale(
  locale: string, button?: Button, direction?: Direction, language?: string
): Name | undefined;

/** The drawing that most locales with a currency show; undefined for any other currency. */
export function findBadgeForCurrencyCode(
  code: string, button?: Button, direction?: Direction
): Name | undefined;

/** The currency of a locale: the one it names, its own, or its region's, if it is drawn. */
export function currencyCodeForLocale(locale: string): string | undefined;

/** The language of the page, or that of the engine where there is no page. */
export function defaultLanguage(): string;

/** The height at which a button is drawn. */
export function badgeHeight(button?: Button): number;

/**
 * The accessible name of a locale's button in a language, such as "Add Swiss Franc".
 *
 * @param language - a tag such as "fr"; the page's without it.
 */
export function accessibleName(locale: string, button?: Button, language?: string): string;

/** The accessible name of a currency's button in a language; see {@link accessibleName}. */
export function accessibleNameForCurrencyCode(
  code: string, button?: Button, language?: string
): string;
