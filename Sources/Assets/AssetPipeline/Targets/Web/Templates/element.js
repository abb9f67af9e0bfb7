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

/** The element that has the shadow root which a node is in; undefined for a node of the document itself. */
function hostOf(node) {
  const root = node.getRootNode();
  // A document can have a `host` too: its form of that name.
  return root === node.ownerDocument ? undefined : root.host;
}

/** The document or shadow root of an element, and those around it. */
function rootsOf(element) {
  const roots = [];
  for (let node = element; node !== undefined; node = hostOf(node)) roots.push(node.getRootNode());
  return roots;
}

/** The language of an element: its own, or that of the nearest one around it that has one, beyond shadow roots too. */
function languageOf(element) {
  for (let node = element; node !== undefined; node = hostOf(node)) {
    const { lang } = node.closest("[lang]") ?? {};
    if (lang) return lang;
  }
  return globalThis.navigator?.language || "en";
}

// The elements on the page, and what tells them of a new language or direction around them.
const connected = new Set();
let observer;

// Elements whose picture depends on the direction of the layout, which none of them has been asked for yet.
const undirected = new Set();

/**
 * The picture of a locale's currency, or of a currency, in the current colour.
 *
 * Attributes and properties: locale (the page's language without it), currency (a code, instead of the
 * locale's), button, label (the accessible name; empty where a text beside the picture names it). The
 * CSS property --currency-badge-height is its height.
 */
export class CurrencyBadgeElement extends Base {
  static observedAttributes = ["locale", "currency", "button", "label"];

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
    this.#update();
  }

  /** Draws what depends on the direction. A browser computes styles after each change, so all questions come first. */
  static #drawUndirected() {
    const elements = [...undirected];
    undirected.clear();
    const directions = elements.map((element) => getComputedStyle(element).direction);
    elements.forEach((element, index) => element.#update(directions[index]));
  }

  #update(direction) {
    // A document that no window shows has no styles.
    if (!connected.has(this) || this.ownerDocument.defaultView === null) return;
    try {
      this.#draw(direction);
    } catch (error) {
      // A button that the package lacks.
      this.shadowRoot.replaceChildren();
      report(error);
    }
  }

  #draw(direction) {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    // An element that moves to another document loses its style sheets.
    if (root.adoptedStyleSheets.length === 0) {
      root.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
    }
    const { currency } = this;
    const button = this.button ?? "firstButton";
    const language = languageOf(this);
    const locale = this.locale ?? language;
    const [leftToRight, drawing] = ["ltr", direction ?? "rtl"].map((direction) =>
      currency === null
        ? badgeForLocale(locale, button, direction, language)
        : badgeForCurrencyCode(currency, button, direction),
    );
    if (drawing === undefined) return root.replaceChildren();
    // The space and the name are there before the picture, and nothing is left of another one.
    const isDirected = direction !== undefined || drawing === leftToRight;
    const picture = isDirected ? pictures.get(drawing) : undefined;
    const svg = picture?.cloneNode(true) ?? emptyPicture(emptyIcon(drawing, badgeHeight(button)));
    const label =
      this.label ??
      (currency === null
        ? accessibleName(locale, button, language)
        : accessibleNameForCurrencyCode(currency, button, language));
    if (label === "") {
      svg.setAttribute("aria-hidden", "true");
    } else {
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", label);
    }
    root.replaceChildren(svg);
    if (!isDirected) {
      if (undirected.size === 0) queueMicrotask(CurrencyBadgeElement.#drawUndirected);
      undirected.add(this);
    } else if (picture === undefined) load(drawing).then(() => this.#update(), () => {});
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

function report(error) {
  console.error(`currency-badge: ${error.message}`);
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

// The svg elements of the drawings that are loaded, of which each element shows a copy, and the loads that go on.
const pictures = new Map();
const loads = new Map();

/** Loads a drawing, once for all elements that wait for it. */
function load(drawing) {
  if (!loads.has(drawing)) {
    const load = loaders[drawing]().then((module) => pictures.set(drawing, pictureOf(module.default)));
    // After a failure, the next change of an element tries again.
    load.catch(report).finally(() => loads.delete(drawing));
    loads.set(drawing, load);
  }
  return loads.get(drawing);
}

// Drawings are the package's own text, which pages that require Trusted Types take from a policy alone.
let policy;

function trusted(text) {
  policy ??= globalThis.trustedTypes?.createPolicy("currency-badge", { createHTML: (html) => html });
  return policy === undefined ? text : policy.createHTML(text);
}

const namespace = "http://www.w3.org/2000/svg";

function emptyPicture({ width, height }) {
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return svg;
}

function pictureOf(icon) {
  const svg = emptyPicture(icon);
  const text = trusted(`<svg xmlns="${namespace}">${icon.body}</svg>`);
  svg.append(...new DOMParser().parseFromString(text, "image/svg+xml").documentElement.childNodes);
  return svg;
}

/**
 * Makes the element known to the page, once.
 *
 * A tag that is another element's stays that element's, which the console reports.
 */
export function defineCurrencyBadge(tag = "currency-badge") {
  const known = customElements.get(tag);
  if (known === undefined) customElements.define(tag, class extends CurrencyBadgeElement {});
  else if (!(known.prototype instanceof CurrencyBadgeElement)) {
    report(new Error(`<${tag}> is another element already. Define this package's by another tag.`));
  }
}
