// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import type { Icon } from "./icon.js";
import type { Name } from "./index.js";

/** The modules of the drawings by name; none is loaded before it is called. */
export const loaders: Readonly<Record<Name, () => Promise<{ readonly default: Icon }>>>;

/**
 * A drawing's size without its shapes, to hold its space before it is loaded.
 *
 * @param height - the height of its button.
 */
export function emptyIcon(name: Name, height: number): Icon;
