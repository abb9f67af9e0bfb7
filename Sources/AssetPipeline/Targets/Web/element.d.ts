// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The picture of a locale's currency, in the current colour. */
export class CurrencyBadgeElement extends HTMLElement {}

/** Makes the element known to the page, once; `currency-badge` is its standard tag. */
export function defineCurrencyBadge(tag?: string): void;

declare global {
  interface HTMLElementTagNameMap {
    "currency-badge": CurrencyBadgeElement;
  }
}
