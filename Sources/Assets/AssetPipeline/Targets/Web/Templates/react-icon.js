// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { createElement, forwardRef } from "react";

/**
 * A drawing that was imported, in the current colour. It uses no hooks, so that server components can
 * show it. Without a label it is decoration, for a text beside it.
 */
export const CurrencyBadgeIcon = /* @__PURE__ */ forwardRef(function CurrencyBadgeIcon(
  { icon, label, height = icon.height, ...others },
  ref,
) {
  const name = label ?? others["aria-label"] ?? "";
  return createElement("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${icon.width} ${icon.height}`,
    width: (height / icon.height) * icon.width,
    height,
    ...others,
    ...(name === "" ? { "aria-hidden": true } : { role: "img", "aria-label": name }),
    dangerouslySetInnerHTML: { __html: icon.body },
    ref,
  });
});
