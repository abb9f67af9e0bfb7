// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ReactElement } from "react";
import type { ColorValue } from "react-native";
import type { SvgProps } from "react-native-svg";
import type { Name } from "./names.js";

/** The appearances of the drawings' own colours. */
// mintmark:appearances
export type Appearance = "firstAppearance";
// mintmark:end

export type CurrencyBadgePictureProps = Omit<SvgProps, "width" | "viewBox"> & {
  /** A drawing, as `badgeForLocale` names it. */
  name: Name;
  /** The height in points; the button's without it. */
  height?: number;
  /** The colour of the tint and of labels, instead of their own. */
  color?: ColorValue;
  /** The app's colour scheme; the system's without it. */
  colorScheme?: "light" | "dark";
  /** The appearance, instead of the one of the colour scheme. */
  appearance?: Appearance;
};

/** A drawing, exact at every size. */
export function CurrencyBadgePicture(props: CurrencyBadgePictureProps): ReactElement;
