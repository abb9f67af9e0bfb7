// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The modules of the drawings by name; none is loaded before it is called. */
export const loaders = {
  // mintmark:loaders
  usd: () => import("./icons/usd.js"),
  // mintmark:end
};
