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

/** The document or shadow root of an element, and those around it. */
function rootsOf(element) {
  const roots = [];
  for (let node = element; node !== undefined; node = roots.at(-1).host) roots.push(node.getRootNode());
  return roots;
}

/** The language of an element: its own, or that of the nearest one around it that has one, beyond shadow roots too. */
function languageOf(element) {
  for (let node = element; node !== undefined; node = node.getRootNode().host) {
    const { lang } = node.closest("[lang]") ?? {};
    if (lang) return lang;
  }
  return globalThis.navigator?.language || "en";
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
  // The name of the picture that is shown; undefined for an empty space.
  #shown;

  connectedCallback() {
    // A property that was set before the element was defined hides the accessor of its name.
    for (const name of CurrencyBadgeElement.observedAttributes) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    connected.add(this);
    observer ??= new MutationObserver(() => connected.forEach((element) => element.#update()));
    for (const root of rootsOf(this)) {
      observer.observe(root, { attributeFilter: ["lang", "dir"], subtree: true });
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
    try {
      await this.#draw(() => version === this.#version);
    } catch (error) {
      // A button that the package lacks, or a drawing that can't be loaded. The space stays, and the name is not another
      // currency's.
      console.error(`currency-badge: ${error.message}`);
    }
  }

  /** Draws the element. Loads its drawing, and shows it if `isCurrent` after that. */
  async #draw(isCurrent) {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (root.adoptedStyleSheets.length === 0) {
      root.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
    }
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
    if (name === undefined) {
      this.#shown = undefined;
      return root.replaceChildren();
    }
    // The space and the name are there before the picture, and nothing is left of another one.
    if (name !== this.#shown) {
      this.#shown = undefined;
      root.replaceChildren(svg(emptyIcon(name, badgeHeight(button)), label));
    }
    const icon = (await loaders[name]()).default;
    // Another change of an attribute may have overtaken the import.
    if (!isCurrent()) return;
    this.#shown = name;
    root.replaceChildren(svg(icon, label));
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

const styleSheets = new WeakMap();

/** The style sheet of a document: one of another document can't be used. */
function styleSheet(document) {
  if (!styleSheets.has(document)) {
    const sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(
      ":host { display: inline-block; vertical-align: middle }" +
        ":host([hidden]) { display: none }" +
        "svg { display: block; width: auto; height: var(--currency-badge-height, auto) }",
    );
    styleSheets.set(document, sheet);
  }
  return styleSheets.get(document);
}

// Drawings are the package's own text, which pages that require Trusted Types take from a policy alone.
let policy;

function trusted(text) {
  policy ??= globalThis.trustedTypes?.createPolicy("currency-badge", { createHTML: (html) => html });
  return policy === undefined ? text : policy.createHTML(text);
}

function svg(icon, label) {
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.width}" height="${icon.height}" ` +
    `viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
  const element = new DOMParser().parseFromString(trusted(text), "image/svg+xml").documentElement;
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
