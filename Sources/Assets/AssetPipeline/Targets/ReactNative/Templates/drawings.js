// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The colours by appearance. An app's colour replaces those that take it. */
export const paints = [
  // mintmark:paints
  { takesColor: true, light: "#0088ff", dark: "#0091ff" },
  // mintmark:end
];

/** Width, height and shapes of each drawing: the index of a paint, and SVG path data. */
export const drawings = {
  // mintmark:drawings
  usd: [50, 50, [[0, "M0 0h50v50H0z"]]],
  // mintmark:end
};
