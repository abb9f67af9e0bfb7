(() => {
"use strict";
const $ = id => document.getElementById(id);
const root = document.documentElement, cards = [...$("grid").children];
const announce = text => { $("count").textContent = text; };
const selects = ["button", "language", "currency"].map($).filter(Boolean);
let shown = cards, current = cards[0];
const counted = () => announce(shown.length + " of " + cards.length + (cards.length === 1 ? " drawing" : " drawings"));
function filter() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const language = $("language").value, currency = $("currency").value;
  const button = $("button") ? $("button").value : "";
  shown = [];
  for (const card of cards) {
    const data = card.dataset;
    const fits = (!button || data.b === button) && (!language || data.l.includes(" " + language + " "))
      && (!currency || data.c.includes(" " + currency + " ")) && words.every(word => data.q.includes(word));
    card.hidden = !fits;
    if (fits) shown.push(card);
  }
  $("none").hidden = shown.length > 0;
  if (shown.length && !shown.includes(current)) rove(shown[0]);
  counted();
}
// The controls of one card are in the tab order; the arrow keys choose which.
const controls = card => card.querySelectorAll("button, summary");
function rove(card) {
  for (const control of controls(current)) control.tabIndex = -1;
  current = card;
  for (const control of controls(current)) control.tabIndex = 0;
}
for (const control of controls($("grid"))) control.tabIndex = -1;
if (current) rove(current);
$("grid").addEventListener("focusin", event => rove(event.target.closest("li")));
$("grid").addEventListener("keydown", event => {
  const index = shown.indexOf(current), top = shown[0] && shown[0].offsetTop;
  const columns = Math.max(1, shown.filter(card => card.offsetTop === top).length);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    Home: -index, End: shown.length - 1 - index }[event.key];
  if (step === undefined || !shown[index + step]) return;
  event.preventDefault();
  rove(shown[index + step]);
  controls(current)[0].focus();
});
// The drawing as a file of its own, in black.
function svgText(id) {
  const symbol = $(id), box = symbol.getAttribute("viewBox"), size = box.split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[2]}" height="${size[3]}" viewBox="${box}">`
    + symbol.innerHTML + "</svg>\n";
}
$("grid").addEventListener("click", event => {
  const button = event.target.closest("button");
  if (!button) return;
  const id = button.dataset.svg;
  const text = id ? svgText(id) : button.dataset.copy;
  const done = () => announce(id ? "Copied the SVG of " + id.slice(2) : "Copied " + text);
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, () => announce("Copying is not allowed here"));
  else announce("Copying needs a secure page");
});
document.addEventListener("keydown", event => {
  if (event.key === "/" && document.activeElement !== $("search")) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search")) {
    $("search").value = "";
    filter();
  }
});
function theme(isDark) {
  root.dataset.theme = isDark ? "dark" : "light";
  $("theme").setAttribute("aria-pressed", isDark);
  $("theme").textContent = isDark ? "Light" : "Dark";
  if (!root.style.getPropertyValue("--tint"))
    $("tint").value = getComputedStyle(root).getPropertyValue(
      isDark ? "--tint-dark" : "--tint-light").trim().slice(0, 7);
}
$("theme").addEventListener("click", () => theme(root.dataset.theme !== "dark"));
$("tint").addEventListener("input", () => {
  for (const name of ["--tint", "--chosen"]) root.style.setProperty(name, $("tint").value);
});
function size() {
  root.style.setProperty("--size", $("size").value + "px");
  $("size-text").textContent = $("size").value + " pt";
}
$("size").addEventListener("input", size);
$("reset").addEventListener("click", () => {
  $("search").form.reset();
  for (const name of ["--tint", "--chosen"]) root.style.removeProperty(name);
  size();
  filter();
  theme(root.dataset.theme === "dark");
});
$("search").form.addEventListener("submit", event => event.preventDefault());
$("search").addEventListener("input", filter);
for (const select of selects) select.addEventListener("change", filter);
// On a phone the options are folded at first; elsewhere they are a part of the header.
const isNarrow = matchMedia("(max-width: 900px)");
const fold = () => { document.querySelector(".more").open = !isNarrow.matches; };
isNarrow.addEventListener("change", fold);
fold();
theme(matchMedia("(prefers-color-scheme: dark)").matches);
})();
