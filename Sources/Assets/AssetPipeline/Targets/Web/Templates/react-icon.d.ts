// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ForwardRefExoticComponent, RefAttributes, SVGAttributes } from "react";
import type { Icon } from "./icon.js";

export interface CurrencyBadgeIconProps
  extends Omit<SVGAttributes<SVGSVGElement>, "children" | "dangerouslySetInnerHTML"> {
  icon: Icon;
  /** The accessible name; without one the picture is decoration. */
  label?: string;
  /** In CSS pixels. */
  height?: number;
}

/** A drawing that was imported, in the current colour. Server components can show it. */
export const CurrencyBadgeIcon: ForwardRefExoticComponent<
  CurrencyBadgeIconProps & RefAttributes<SVGSVGElement>
>;
