// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The modules of the drawings by name; none is loaded before it is called. */
export const loaders = {
  // mintmark:loaders
  usd: () => import("./icons/usd.js"),
  // mintmark:end
};

// Widths and heights of the drawings that are not as wide and high as their button is high.
const sizes = {
  // mintmark:sizes
  usd: [110, 50],
  // mintmark:end
};

/** A drawing's size without its shapes, to hold its space before it is loaded. */
export function emptyIcon(name, height) {
  const [width, ownHeight] = sizes[name] ?? [height, height];
  return { name, width, height: ownHeight, body: "" };
}
