// The part of `names.js` that an app needs and a page does not: Hermes has no `Intl.DisplayNames`.

const own = Object.hasOwn;
// mintmark:currencyNames

/** The name of a currency in a language, or its code. */
function currencyName(code, language) {
  let key = language.toLowerCase().replaceAll("_", "-");
  while (key !== "") {
    const name = own(currencyNames, key) ? currencyNames[key][code] : undefined;
    if (name !== undefined) return name;
    key = key.slice(0, Math.max(0, key.lastIndexOf("-")));
  }
  try {
    return new Intl.DisplayNames([language], { type: "currency" }).of(code) ?? code;
  } catch {
    return currencyNames[""][code] ?? code;
  }
}

// The names of currencies by language. A longer tag has those that differ, and the empty one is for all languages.
const currencyNames = { /* mintmark:names */
};
// mintmark:end

export { currencyName };
