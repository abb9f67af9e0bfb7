// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import { accessibleName, badgeForLocale } from "./index.js";
import { loaders } from "./loaders.js";

const Base = globalThis.HTMLElement ?? class {};

/** The language of an element: its own, or that of the nearest one around it that has one. */
function languageOf(element) {
  return element.closest("[lang]")?.lang || globalThis.navigator?.language || "en";
}

/**
 * The picture of a locale's currency, in the current colour.
 *
 * Attributes: locale (the page's language without it), button, label (the accessible name; empty where
 * a text beside the picture names it). The property --currency-badge-height is its height.
 */
export class CurrencyBadgeElement extends Base {
  static observedAttributes = ["locale", "button", "label"];

  #version = 0;

  connectedCallback() {
    this.#update();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#update();
  }

  async #update() {
    const version = ++this.#version;
    const locale = this.getAttribute("locale") ?? languageOf(this);
    const button = this.getAttribute("button") ?? "firstButton";
    const name = badgeForLocale(locale, button);
    const icon = name === undefined ? undefined : (await loaders[name]?.())?.default;
    // Another change of an attribute may have overtaken the import.
    if (version !== this.#version) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (root.adoptedStyleSheets.length === 0) root.adoptedStyleSheets = [styleSheet()];
    const label =
      this.getAttribute("label") ?? accessibleName(locale, button, languageOf(this));
    root.replaceChildren(...(icon === undefined ? [] : [svg(icon, label)]));
  }
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

/** Makes the element known to the page, once. */
export function defineCurrencyBadge(tag = "currency-badge") {
  if (customElements.get(tag) === undefined) customElements.define(tag, CurrencyBadgeElement);
}
