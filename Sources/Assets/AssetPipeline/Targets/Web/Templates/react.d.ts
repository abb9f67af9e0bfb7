// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ForwardRefExoticComponent, RefAttributes } from "react";
import type { Button, Direction } from "./index.js";
import type { CurrencyBadgeIconProps } from "./react-icon.js";

export * from "./react-icon.js";

export interface CurrencyBadgeProps extends Omit<CurrencyBadgeIconProps, "icon"> {
  /** A locale tag such as "fr-CH"; the page's language without it. */
  locale?: string;
  /** A currency code such as "CHF", instead of the locale's. */
  currency?: string;
  button?: Button;
  /** The direction of the layout; it decides the side of a mirrored badge. */
  direction?: Direction;
  /**
   * The language of the accessible name; the page's without it. A server does not know the page's: its
   * HTML, and the first render in a browser, then have the locale's, or English.
   */
  language?: string;
}

/** The picture of a locale's currency, or of a currency, which is loaded when it is shown first. */
export const CurrencyBadge: ForwardRefExoticComponent<
  CurrencyBadgeProps & RefAttributes<SVGSVGElement>
>;
