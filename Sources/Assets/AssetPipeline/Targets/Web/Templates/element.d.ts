// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { Button } from "./index.js";

/** The picture of a locale's currency, or of a currency, in the current colour. */
export class CurrencyBadgeElement extends HTMLElement {
  /** A locale tag such as "fr-CH"; null for the page's language. */
  locale: string | null;
  /** A currency code, instead of the locale's; null for none. */
  currency: string | null;
  button: Button | null;
  /** The accessible name; empty where a text beside the picture names it. */
  label: string | null;
}

/**
 * Makes the element known to the page, once; `currency-badge` is its standard tag. A tag that is another
 * element's stays that element's, which the console reports.
 */
export function defineCurrencyBadge(tag?: string): void;

declare global {
  interface HTMLElementTagNameMap {
    "currency-badge": CurrencyBadgeElement;
  }
}
