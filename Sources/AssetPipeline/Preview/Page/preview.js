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

// A picture in a frame. Its size is set by layOut.
const picture = ({ label, path, others, width, height, hasPixels, source }) => {
  const image = element("img", "");
  Object.assign(image, { src: source, alt: "" });
  Object.assign(image.dataset, { width, height });
  const frame = element("span", hasPixels ? "frame pixels" : "frame", image);
  const more = others === 0 ? "" : others === 1 ? " and 1 more" : ` and ${others} more`;
  const made = element("span", "picture", frame, element("span", "caption", label),
    element("span", "caption path", path + more));
  made.dataset.label = label;
  made.title = path;
  return made;
};

const card = (id, { names, locales, pictures }) => {
  const made = element("button", "card", element("span", "pictures", ...pictures.map(picture)),
    element("b", "", names), element("span", "caption", locales));
  made.type = "button";
  made.id = id;
  made.dataset.text = [names, locales, ...pictures.map((each) => each.path)].join(" ").toLowerCase();
  made.addEventListener("click", () => select(id === selected ? "" : id));
  return element("li", "", made);
};

const panel = (target, { appearance, cards }) => element("div", `panel ${appearance}`,
  element("h4", "", appearance),
  element("ul", "", ...cards.map((each) => card(`${target} ${appearance} ${each.names}`, each))));

const target = (button, { kind, panels, files }, order) => {
  const made = element("div", "target", element("h3", "", kind),
    element("div", "panels", ...panels.map((each) => panel(`${button} ${order}`, each))),
    ...files.length === 0 ? [] : [element("p", "files", `Also: ${files.join(", ")}`)]);
  made.dataset.kind = kind;
  return made;
};

const section = ({ name, size, targets }) => element("section", "",
  element("h2", "", name), element("p", "", `${size} pt`),
  ...targets.map((each, index) => target(`${name} ${size}`, each, index)));

// The choices of a list, which keeps its value if it is still one of them.
const choose = (id, values) => {
  const list = byId(id);
  const { value } = list;
  list.replaceChildren(new Option("All", ""), ...values.map((each) => new Option(each)));
  list.value = values.includes(value) ? value : "";
};

// One pixel of a file is one pixel of the screen, times the magnification.
const layOut = () => {
  const zoom = Number(byId("zoom").value);
  const pixel = zoom / window.devicePixelRatio;
  document.body.style.setProperty("--cell", `${pixel}px`);
  document.body.classList.toggle("grid", byId("grid").checked && zoom >= 4);
  for (const image of document.querySelectorAll(".frame img")) {
    const unit = image.parentElement.classList.contains("pixels") ? pixel : zoom;
    image.style.width = `${image.dataset.width * unit}px`;
    image.style.height = `${image.dataset.height * unit}px`;
  }
};

// Hides what does not match; a card without a picture that matches is hidden too.
const filter = () => {
  const words = byId("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  const kind = byId("target").value;
  const label = byId("file").value;
  const hideEmpty = (parents, child) => {
    for (const parent of document.querySelectorAll(parents))
      parent.hidden = parent.querySelector(`${child}:not([hidden])`) === null;
  };
  for (const each of document.querySelectorAll(".picture"))
    each.hidden = label !== "" && each.dataset.label !== label;
  for (const each of document.querySelectorAll(".panel li")) {
    const { text } = each.firstChild.dataset;
    each.hidden = each.querySelector(".picture:not([hidden])") === null
      || !words.every((word) => text.includes(word));
  }
  hideEmpty(".panel", "li");
  const isFiltered = words.length > 0 || label !== "";
  for (const each of document.querySelectorAll(".target"))
    each.hidden = kind !== "" && each.dataset.kind !== kind
      || isFiltered && each.querySelector(".panel:not([hidden])") === null;
  hideEmpty("#buttons > section", ".target");
  byId("none").hidden = byId("buttons").querySelector("section:not([hidden])") !== null
    || byId("buttons").childElementCount === 0;
};

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
  const targets = data.buttons.flatMap((each) => each.targets);
  const pictures = targets.flatMap((each) => each.panels).flatMap((each) => each.cards)
    .flatMap((each) => each.pictures);
  choose("target", [...new Set(targets.map((each) => each.kind))]);
  choose("file", [...new Set(pictures.map((each) => each.label))]);
  byId("counts").textContent = pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`;
  byId("state").textContent = data.hasEnded
    ? "mintmark preview has ended; the page follows once it runs again." : "";
  const outdated = "The drawings are those of the last configuration without errors.";
  byId("messages").replaceChildren(...messages("Errors", data.errors),
    ...data.isOutdated ? [element("p", "", outdated)] : [], ...messages("Warnings", data.warnings));
  layOut();
  filter();
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

for (const id of ["zoom", "grid"]) byId(id).addEventListener("change", layOut);
for (const id of ["find", "target", "file"]) byId(id).addEventListener("input", filter);
byId("tools").addEventListener("submit", (event) => event.preventDefault());
window.addEventListener("resize", layOut);

const data = byId("data").textContent;
if (data) window.showPreview("", JSON.parse(data));
else load();
})();
