// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import "react";
import type { Button } from "./index.js";

/** The attributes of the element in JSX. */
export interface CurrencyBadgeAttributes {
  [attribute: string]: unknown;
  locale?: string;
  currency?: string;
  button?: Button;
  label?: string;
}

interface Elements {
  // mintmark:tag
  "currency-badge": CurrencyBadgeAttributes;
  // mintmark:end
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
