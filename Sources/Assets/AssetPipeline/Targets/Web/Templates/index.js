// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

/** The drawing for a locale tag such as "fr-CH", or the fallback. */
export function badgeForLocale(locale, button = "firstButton", direction = "ltr", language) {
  return findBadgeForLocale(locale, button, direction, language) ?? fallback(button, direction);
}

/** The drawing that most locales with a currency show, or the fallback. */
export function badgeForCurrencyCode(code, button = "firstButton", direction = "ltr") {
  return findBadgeForCurrencyCode(code, button, direction) ?? fallback(button, direction);
}

/** The drawing for everything else; undefined where there is none. */
export function fallback(button = "firstButton", direction = "ltr") {
  const details = detailsOf(button);
  return nameOf(details.fallback, details, direction);
}

/**
 * The drawing for a locale tag such as "fr-CH": that of the currency it names (-u-cu-), of the
 * locale, or of its region; undefined for any other. In a page of another language than the locale's it
 * has no label.
 */
export function findBadgeForLocale(
  locale,
  button = "firstButton",
  direction = "ltr",
  language = locale,
) {
  const { code, key } = moneyOf(locale);
  const details = detailsOf(button);
  const drawings = table(details.drawings);
  const isRead = !details.hasLabels || baseOf(language) === baseOf(locale);
  const name = isRead ? drawings.get(key) : undefined;
  return nameOf(name ?? drawings.get(code), details, direction);
}

/** The drawing that most locales with a currency show; undefined for any other currency. */
export function findBadgeForCurrencyCode(code, button = "firstButton", direction = "ltr") {
  const details = detailsOf(button);
  return nameOf(table(details.drawings).get(code.toUpperCase()), details, direction);
}

/** The currency of a locale: the one it names, its own, or its region's, if it is drawn. */
export function currencyCodeForLocale(locale) {
  return moneyOf(locale).code;
}

/** The height at which a button is drawn. */
export function badgeHeight(button = "firstButton") {
  return detailsOf(button).height;
}

/** The accessible name of a locale's button in a language, such as "Add Swiss Franc". */
export function accessibleName(locale, button = "firstButton", language = defaultLanguage()) {
  return accessibleNameForCurrencyCode(currencyCodeForLocale(locale) ?? "", button, language);
}

/** The accessible name of a currency's button in a language. */
export function accessibleNameForCurrencyCode(
  code,
  button = "firstButton",
  language = defaultLanguage(),
) {
  const { titles } = detailsOf(button);
  let key = language.toLowerCase().replaceAll("_", "-");
  while (!own(titles, key) && key.includes("-")) key = key.slice(0, key.lastIndexOf("-"));
  const isKnown = own(titles, key);
  const title = titles[isKnown ? key : ""] ?? "%@";
  const isCurrencyAlone = title === "%@";
  // Of no currency the action alone is named, and without an action that the currency is unknown.
  let name = code === "" && isCurrencyAlone ? "XXX" : code.toUpperCase();
  // Without words of the language, the name is wholly in English.
  const spoken = isKnown || isCurrencyAlone ? language : "en";
  // mintmark:currencyName
  try {
    name = namesIn(spoken).of(name) ?? name;
  } catch {
    // Neither every engine nor every code has names.
  }
  // mintmark:end
  return title.replace("%@", () => name).replace(/^[\s:\uff1a]+|[\s:\uff1a]+$/g, "");
}

// mintmark:currencyNames
const namesByLanguage = /* @__PURE__ */ new Map();

/** The names of currencies in a language. A browser takes long to look up a language. */
function namesIn(language) {
  if (!namesByLanguage.has(language)) {
    namesByLanguage.set(language, new Intl.DisplayNames([language], { type: "currency" }));
  }
  return namesByLanguage.get(language);
}
// mintmark:end

/** The language of the page, or that of the engine where there is no page. */
export function defaultLanguage() {
  const page = globalThis.document?.documentElement?.lang;
  return page || new Intl.DateTimeFormat().resolvedOptions().locale;
}

/** The language of a tag without script and region. */
function baseOf(tag) {
  return tag.toLowerCase().split(/[-_@.]/)[0];
}

/** The full name of a drawing, on the side that a layout direction has it on. */
function nameOf(name, { prefix, hasTwoSides }, direction) {
  if (name === undefined) return undefined;
  return prefix + name + (hasTwoSides && direction === "rtl" ? "_rtl" : "");
}

/** The currency of a tag, and the key it was found by; no key where the tag itself names it. */
function moneyOf(locale) {
  const tag = parse(locale);
  if (tag === undefined) return {};
  if (tag.currency !== undefined) return { code: tag.currency };
  const key = tag.keys.find((key) => table(currencies).has(key));
  const code = table(currencies).get(key);
  return code === "-" ? {} : { code, key };
}

/** A locale tag in any of its spellings; a tag with a region never leaves it. */
function parse(tag) {
  const [base = "", ...keywords] = tag.toLowerCase().split("@");
  const plain = base.split(".")[0] ?? "";
  const parts = plain.split(/[-_]/);
  const language = parts.shift() ?? "";
  if (!/^[a-z]{2,8}$/.test(language) || !/^[-_a-z0-9]*$/.test(plain)) return undefined;
  let script = "";
  let region;
  let currency;
  const set = (key, value) => {
    if (key === "cu" || key === "currency") {
      if (/^[a-z]{3,10}$/.test(value)) currency ??= value.toUpperCase();
    } else if (key === "rg" && /^[a-z]{2}[a-z0-9]{1,4}$/.test(value)) {
      region = value.slice(0, 2);
    }
  };
  while (parts.length > 0 && parts[0].length !== 1) {
    const part = parts.shift();
    if (/^[a-z]{4}$/.test(part) && script === "" && region === undefined) script = part;
    else if (/^([a-z]{2}|[0-9]{3})$/.test(part) && region === undefined) region = part;
  }
  let extension = "";
  let key = "";
  for (const part of parts) {
    if (part === "x") break;
    if (part.length === 1) [extension, key] = [part, ""];
    else if (part.length === 2) key = part;
    else {
      if (extension === "u") set(key, part);
      key = "";
    }
  }
  for (const keyword of keywords.join("").split(";")) {
    const sides = keyword.split("=");
    if (sides.length === 2) set(sides[0], sides[1]);
  }
  const keys =
    region === undefined
      ? [`${language}-${script}`, language]
      : [`${language}-${script}-${region}`, `${language}-${region}`, `und-${region}`];
  return { currency, keys };
}

function own(object, key) {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/** What differs between buttons. */
function detailsOf(button) {
  switch (button) {
    // mintmark:details
    case "firstButton":
      return {
        prefix: "",
        fallback: "xxx",
        hasTwoSides: false,
        hasLabels: false,
        height: 50,
        drawings: drawings0,
        titles: titles0,
      };
    // mintmark:end
    default:
      throw new RangeError(`There is no button "${button}" among the currency badges.`);
  }
}

const tables = /* @__PURE__ */ new Map();

/** Reads a table once: each word is a key, whose value is the last word ahead of it with a colon. */
function table(text) {
  let table = tables.get(text);
  if (table === undefined) {
    table = new Map();
    tables.set(text, table);
    let value = "";
    for (const word of text.split(/\s+/)) {
      if (word.endsWith(":")) value = word.slice(0, -1);
      else table.set(word, value);
    }
  }
  return table;
}

// Currencies with the regions (und-) that have them, languages without a region, and locales that
// differ from their region. A key under a hyphen has none, although a shorter one has.
const currencies = `
// mintmark:currencies
USD: en und-us
// mintmark:end
`;

// Drawings with their currencies, and with locales that differ from their currency.
// mintmark:drawings
const drawings0 = `
usd: USD
`;
// mintmark:end

// Accessible names by language, with %@ for the currency's.
// mintmark:titles
const titles0 = {
  "en": "Add %@",
};
// mintmark:end
