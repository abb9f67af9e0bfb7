(() => {
"use strict";
const $ = id => document.getElementById(id);
const root = document.documentElement, cards = [...$("grid").children];
const buttons = cards.map(card => card.firstElementChild);
let shown = cards, current = buttons[0];
const announce = text => { $("count").textContent = text; };
const counted = () => announce(shown.length + " of " + cards.length + (cards.length === 1 ? " locale" : " locales"));
function filter() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const language = $("language").value, currency = $("currency").value;
  shown = [];
  for (const card of cards) {
    const data = card.dataset;
    const fits = (!language || data.l === language) && (!currency || data.c === currency)
      && words.every(word => data.q.includes(word));
    card.hidden = !fits;
    if (fits) shown.push(card);
  }
  $("none").hidden = shown.length > 0;
  if (shown.length && !shown.includes(current.parentElement)) rove(shown[0].firstElementChild);
  counted();
}
// One card is in the tab order; the arrow keys choose which.
function rove(button) {
  current.tabIndex = -1;
  current = button;
  current.tabIndex = 0;
}
buttons.forEach(button => { button.tabIndex = -1; });
if (current) current.tabIndex = 0;
$("grid").addEventListener("keydown", event => {
  const index = shown.indexOf(current.parentElement);
  const top = shown[0] && shown[0].offsetTop;
  const columns = Math.max(1, shown.filter(card => card.offsetTop === top).length);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    Home: -index, End: shown.length - 1 - index }[event.key];
  if (step === undefined || !shown[index + step]) return;
  event.preventDefault();
  rove(shown[index + step].firstElementChild);
  current.focus();
});
$("grid").addEventListener("click", event => {
  const button = event.target.closest("button");
  if (!button) return;
  rove(button);
  const done = () => announce("Copied " + button.dataset.id);
  if (navigator.clipboard) navigator.clipboard.writeText(button.dataset.id).then(done, () => {});
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
$("tint").addEventListener("input", () => root.style.setProperty("--tint", $("tint").value));
function size() {
  root.style.setProperty("--size", $("size").value + "px");
  $("size-text").textContent = $("size").value + " pt";
}
$("size").addEventListener("input", size);
$("reset").addEventListener("click", () => {
  $("search").form.reset();
  root.style.removeProperty("--tint");
  size();
  filter();
  theme(root.dataset.theme === "dark");
});
$("search").form.addEventListener("submit", event => event.preventDefault());
$("search").addEventListener("input", filter);
$("language").addEventListener("change", filter);
$("currency").addEventListener("change", filter);
theme(matchMedia("(prefers-color-scheme: dark)").matches);
})();
