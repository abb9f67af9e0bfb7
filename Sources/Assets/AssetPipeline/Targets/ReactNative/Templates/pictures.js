// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The pictures by appearance and name. The packager finds them only where `require` has a literal. */
export const pictures = {
  // mintmark:pictures
  firstAppearance: {
    usd: require("./images/light/usd.png"),
  },
  // mintmark:end
};

/** The width of each drawing that is not square, divided by its height. */
export const aspectRatios = {
  // mintmark:ratios
  usd: 1,
  // mintmark:end
};
