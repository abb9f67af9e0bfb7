// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import {
  accessibleName,
  accessibleNameForCurrencyCode,
  badgeForCurrencyCode,
  badgeForLocale,
  badgeHeight,
} from "./index.js";
import { emptyIcon, loaders } from "./loaders.js";

const Base = globalThis.HTMLElement ?? class {};

/** The language of an element: its own, or that of the nearest one around it that has one. */
function languageOf(element) {
  return element.closest("[lang]")?.lang || globalThis.navigator?.language || "en";
}

// The elements on the page, and what tells them of a new language or direction around them.
const connected = new Set();
let observer;

/**
 * The picture of a locale's currency, or of a currency, in the current colour.
 *
 * Attributes and properties: locale (the page's language without it), currency (a code, instead of the
 * locale's), button, label (the accessible name; empty where a text beside the picture names it). The
 * CSS property --currency-badge-height is its height.
 */
export class CurrencyBadgeElement extends Base {
  static observedAttributes = ["locale", "currency", "button", "label"];

  #version = 0;

  connectedCallback() {
    connected.add(this);
    if (observer === undefined) {
      observer = new MutationObserver(() => connected.forEach((element) => element.#update()));
      observer.observe(document, { attributeFilter: ["lang", "dir"], subtree: true });
    }
    this.#update();
  }

  disconnectedCallback() {
    connected.delete(this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#update();
  }

  async #update() {
    const version = ++this.#version;
    const locale = this.locale ?? languageOf(this);
    const currency = this.currency;
    const button = this.button ?? "firstButton";
    const direction = getComputedStyle(this).direction;
    const language = languageOf(this);
    const name =
      currency === null
        ? badgeForLocale(locale, button, direction, language)
        : badgeForCurrencyCode(currency, button, direction);
    const label =
      this.label ??
      (currency === null
        ? accessibleName(locale, button, language)
        : accessibleNameForCurrencyCode(currency, button, language));
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (root.adoptedStyleSheets.length === 0) root.adoptedStyleSheets = [styleSheet()];
    if (name === undefined) return root.replaceChildren();
    // The space and the name are there before the picture.
    if (root.childElementCount === 0) {
      root.replaceChildren(svg(emptyIcon(name, badgeHeight(button)), label));
    }
    const icon = (await loaders[name]()).default;
    // Another change of an attribute may have overtaken the import.
    if (version === this.#version) root.replaceChildren(svg(icon, label));
  }
}

for (const name of CurrencyBadgeElement.observedAttributes) {
  Object.defineProperty(CurrencyBadgeElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
  });
}

let sharedStyleSheet;

function styleSheet() {
  if (sharedStyleSheet === undefined) {
    sharedStyleSheet = new CSSStyleSheet();
    sharedStyleSheet.replaceSync(
      ":host { display: inline-block; vertical-align: middle }" +
        ":host([hidden]) { display: none }" +
        "svg { display: block; width: auto; height: var(--currency-badge-height, auto) }",
    );
  }
  return sharedStyleSheet;
}

function svg(icon, label) {
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.width}" height="${icon.height}" ` +
    `viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
  const element = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (label === "") {
    element.setAttribute("aria-hidden", "true");
  } else {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", label);
  }
  return document.importNode(element, true);
}

/**
 * Makes the element known to the page, once.
 *
 * @throws Error if the tag is another element's: give the target a `tag` of its own.
 */
export function defineCurrencyBadge(tag = "currency-badge") {
  const known = customElements.get(tag);
  if (known === undefined) customElements.define(tag, class extends CurrencyBadgeElement {});
  else if (!(known.prototype instanceof CurrencyBadgeElement)) {
    throw new Error(`The tag ${tag} belongs to another element: define this one as another tag.`);
  }
}
