// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { Button } from "./names.js";

/**
 * The names of one drawing in the app's own resources. The system chooses the side of a mirrored
 * drawing and the appearance.
 */
export interface NativeNames {
  /** The image set in the Apple catalog, with its folder. */
  readonly xcasset: string;
  /** The Android drawable. */
  readonly drawable: string;
}

/**
 * The names of the drawing for a locale tag such as "fr-CH", or of the fallback.
 *
 * @param language - the app's language; if it is not the locale's, the drawing has no label.
 */
export function nativeNamesForLocale(
  locale: string, button?: Button, language?: string
): NativeNames /* mintmark:optional */;

/** The names of the drawing that most locales with a currency show, or of the fallback. */
export function nativeNamesForCurrencyCode(
  code: string, button?: Button
): NativeNames /* mintmark:optional */;
