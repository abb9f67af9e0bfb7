// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ReactElement } from "react";
import type { Button, Direction } from "./index.js";
import type { CurrencyBadgeIconProps } from "./react-icon.js";

export * from "./react-icon.js";

export type CurrencyBadgeProps = Omit<CurrencyBadgeIconProps, "icon"> & {
  button?: Button;
  /** The direction of the layout; it decides the side of a mirrored badge. */
  direction?: Direction;
  /** The language of the accessible name; the page's without it. A server has to give it. */
  language?: string;
} & (
    | { /** A locale tag such as "fr-CH". */ locale: string; currency?: undefined }
    | { /** A currency code such as "CHF". */ currency: string; locale?: string }
  );

/** The picture of a locale's currency, or of a currency, which is loaded when it is shown first. */
export function CurrencyBadge(props: CurrencyBadgeProps): ReactElement | null;
