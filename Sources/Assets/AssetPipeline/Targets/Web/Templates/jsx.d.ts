// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { ClassAttributes, HTMLAttributes } from "react";
import type { CurrencyBadgeElement } from "./element.js";
import type { Button } from "./index.js";

/** The attributes of the element in JSX: its own, and those of every HTML element. */
export interface CurrencyBadgeAttributes
  extends HTMLAttributes<CurrencyBadgeElement>, ClassAttributes<CurrencyBadgeElement> {
  /** React before 19 knows no `className` of custom elements. */
  class?: string;
  locale?: string;
  currency?: string;
  button?: Button;
  label?: string;
}

interface Elements {
  "currency-badge": CurrencyBadgeAttributes;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
