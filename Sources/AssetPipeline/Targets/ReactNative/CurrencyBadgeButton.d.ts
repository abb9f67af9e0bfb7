// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ReactElement } from "react";
import type { PressableProps } from "react-native";
import type { Button } from "./currencyBadge.js";

export interface CurrencyBadgeButtonProps extends PressableProps {
  /** A locale tag such as "fr-CH". */
  locale: string;
  button?: Button;
  /** The language of the accessible name; English without it. */
  language?: string;
  /** The accessible name, instead of action and currency. */
  label?: string;
  /** The picture's height in points. */
  height?: number;
}

/** A button with the picture of a locale's currency. */
export function CurrencyBadgeButton(props: CurrencyBadgeButtonProps): ReactElement;
