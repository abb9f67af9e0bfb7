// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement, useEffect, useState } from "react";
import { accessibleName, badgeForLocale } from "./index.js";
import { loaders } from "./loaders.js";

/**
 * A drawing that was imported, in the current colour. Without a label it is decoration, for a text
 * beside it.
 */
export function CurrencyBadgeIcon({ icon, label = "", height = icon.height, ...others }) {
  return createElement("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${icon.width} ${icon.height}`,
    width: (height / icon.height) * icon.width,
    height,
    ...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label }),
    ...others,
    dangerouslySetInnerHTML: { __html: icon.body },
  });
}

/** The picture of a locale's currency, which is loaded when it is shown first. */
export function CurrencyBadge({ locale, button = "firstButton", language, label, ...others }) {
  const name = badgeForLocale(locale, button);
  const [icon, setIcon] = useState();
  useEffect(() => {
    let isCurrent = true;
    const load = name === undefined ? undefined : loaders[name];
    load?.().then((module) => {
      if (isCurrent) setIcon(module.default);
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (icon === undefined || icon.name !== name) return null;
  return createElement(CurrencyBadgeIcon, {
    icon,
    label: label ?? accessibleName(locale, button, language),
    ...others,
  });
}
