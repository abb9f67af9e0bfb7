// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement } from "react";
import { useColorScheme } from "react-native";
import { Path, Svg } from "react-native-svg";
import { drawings, paints } from "./drawings.js";

// The appearances by colour scheme.
// mintmark:appearances
const appearances = { light: "light", dark: "dark" };
// mintmark:end

/** A drawing, exact at every size. */
export function CurrencyBadgePicture({ name, height, color, colorScheme, appearance, ...others }) {
  const systemScheme = useColorScheme();
  if (!Array.isArray(drawings[name])) throw new Error(`There is no drawing ${name}.`);
  const [ownWidth, ownHeight, shapes] = drawings[name];
  const shownHeight = height ?? ownHeight;
  const scheme = (colorScheme ?? systemScheme) === "dark" ? "dark" : "light";
  const shown = appearance ?? appearances[scheme];
  return createElement(
    Svg,
    {
      width: (shownHeight * ownWidth) / ownHeight,
      height: shownHeight,
      viewBox: `0 0 ${ownWidth} ${ownHeight}`,
      ...others,
    },
    shapes.map(([index, d], key) => {
      const paint = paints[index];
      const fill = paint.takesColor && color !== undefined ? color : paint[shown];
      return createElement(Path, { key, d, fill });
    }),
  );
}
