// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ReactElement } from "react";
import type { ColorValue, PressableProps } from "react-native";
import type { Button } from "./currencyBadge.js";

export type CurrencyBadgeButtonProps = PressableProps & {
  button?: Button;
  /** The language of the accessible name; the device's without it. */
  language?: string;
  /** The accessible name, instead of action and currency. */
  label?: string;
  /** The picture's height in points. */
  height?: number;
  /** The app's colour scheme; the system's without it. */
  colorScheme?: "light" | "dark";
  /** A colour for the whole picture, instead of its own. */
  tintColor?: ColorValue;
} & (
    | { /** A locale tag such as "fr-CH". */ locale: string; currency?: undefined }
    | { /** A currency code such as "CHF". */ currency: string; locale?: string }
  );

/** A button with the picture of a locale's currency, or of a currency. */
export function CurrencyBadgeButton(props: CurrencyBadgeButtonProps): ReactElement;
