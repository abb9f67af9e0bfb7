// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ReactElement, SVGAttributes } from "react";
import type { Icon } from "./icon.js";
import type { Button } from "./index.js";

export interface CurrencyBadgeIconProps extends SVGAttributes<SVGSVGElement> {
  icon: Icon;
  /** The accessible name; without one the picture is decoration. */
  label?: string;
  /** In CSS pixels. */
  height?: number;
}

/** A drawing that was imported, in the current colour. */
export function CurrencyBadgeIcon(props: CurrencyBadgeIconProps): ReactElement;

export interface CurrencyBadgeProps extends Omit<CurrencyBadgeIconProps, "icon"> {
  /** A locale tag such as "fr-CH". */
  locale: string;
  button?: Button;
  /** The language of the accessible name; English without it. */
  language?: string;
}

/** The picture of a locale's currency, which is loaded when it is shown first. */
export function CurrencyBadge(props: CurrencyBadgeProps): ReactElement | null;
