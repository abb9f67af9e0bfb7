(() => {
"use strict";
const interval = 1000;
const byId = (id) => document.getElementById(id);
let shown;
let selected = "";

// An element with texts and other elements in it; a text is never read as HTML.
const element = (name, className, ...content) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
};

// Marks a card, or none, in all panels.
const select = (id) => {
  selected = id;
  for (const card of document.querySelectorAll(".card"))
    card.setAttribute("aria-pressed", card.id === selected);
};

const card = (id, { svg, names, locales }) => {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const made = element("button", "card", picture, element("b", "", names), element("span", "", locales));
  made.type = "button";
  made.id = id;
  made.addEventListener("click", () => select(id === selected ? "" : id));
  return element("li", "", made);
};

const panel = (button, { appearance, cards }) => element("div", `panel ${appearance}`,
  element("h3", "", appearance),
  element("ul", "", ...cards.map((each) => card(`${button} ${appearance} ${each.names}`, each))));

const section = ({ name, size, targets, panels }, order) => element("section", "",
  element("h2", "", name),
  element("p", "", `${size} pt · ${targets.join(", ")}`),
  element("div", "panels", ...panels.map((each) => panel(order, each))));

const messages = (heading, texts) => texts.length === 0 ? [] : [
  element("section", `messages ${heading.toLowerCase()}`, element("h2", "", heading),
    element("ul", "", ...texts.map((text) => element("li", "", text)))),
];

// Shows data, unless they are those that are shown; the data file calls it.
window.showPreview = (version, data) => {
  if (version === shown) return;
  shown = version;
  const { scrollX, scrollY } = window;
  const focused = document.activeElement?.id;
  document.title = `${data.configuration} · Mintmark`;
  byId("configuration").textContent = data.configuration;
  byId("buttons").replaceChildren(...data.buttons.map(section));
  const count = document.querySelectorAll(".panel:first-child > ul > li").length;
  byId("counts").textContent = count === 1 ? "1 drawing" : `${count} drawings`;
  byId("state").textContent = data.hasEnded
    ? "mintmark preview has ended; the page follows once it runs again." : "";
  const outdated = "The drawings are those of the last configuration without errors.";
  byId("messages").replaceChildren(...messages("Errors", data.errors),
    ...data.isOutdated ? [element("p", "", outdated)] : [], ...messages("Warnings", data.warnings));
  select(selected);
  window.scrollTo(scrollX, scrollY);
  byId(focused)?.focus({ preventScroll: true });
};

// Loads the data file again and again; one that is gone leaves the page as it is.
const load = () => {
  const script = document.createElement("script");
  script.src = `preview-data.js?${Date.now()}`;
  script.onload = script.onerror = () => {
    script.remove();
    setTimeout(load, interval);
  };
  document.head.append(script);
};

const data = byId("data").textContent;
if (data) window.showPreview("", JSON.parse(data));
else load();
})();
