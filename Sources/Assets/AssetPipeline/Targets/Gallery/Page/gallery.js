(() => {
"use strict";
const $ = id => document.getElementById(id);
const root = document.documentElement, cards = [...$("grid").children];
const announce = text => { $("count").textContent = text; };
const selects = ["button", "language", "currency"].map($).filter(Boolean);
const pictures = JSON.parse($("pictures").textContent), examples = JSON.parse($("examples").textContent);
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
  remember();
}
// The address has what is searched and how it is shown, so that it can be sent to others.
const remembered = { q: "search", button: "button", language: "language", currency: "currency", scale: "scale",
  zoom: "zoom", appearance: "appearance" };
// The scale of the screen and the appearance of the system, where the page has them.
function initial(id) {
  const control = $(id), has = value => [...control.options].some(each => each.value === value);
  if (id === "scale") return [String(devicePixelRatio), "1"].find(has) ?? control.options[0].value;
  if (id !== "appearance") return id === "zoom" ? "1" : "";
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return matchMedia("(prefers-contrast: more)").matches && has(scheme + "-increased") ? scheme + "-increased" : scheme;
}
let isRestored = false;
function remember() {
  if (!isRestored) return;
  const values = new URLSearchParams();
  for (const [key, id] of Object.entries(remembered))
    if ($(id) && $(id).value !== initial(id)) values.set(key, $(id).value);
  if (chosen()) values.set("tint", chosen());
  history.replaceState(null, "", values.size ? "#" + values : location.pathname + location.search);
}
function restore() {
  const values = new URLSearchParams(location.hash.slice(1));
  isRestored = false;
  for (const [key, id] of Object.entries(remembered)) {
    const control = $(id);
    if (!control) continue;
    control.value = values.get(key) ?? initial(id);
    if (control.selectedIndex === -1) control.value = initial(id);
  }
  choose(values.get("tint") ?? "");
  show();
  filter();
  isRestored = true;
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
// The drawing as a file of its own, in black or another colour.
function svgText(id, color = "") {
  const symbol = $(id), box = symbol.getAttribute("viewBox"), size = box.split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[2]}" height="${size[3]}" viewBox="${box}"${color}>`
    + symbol.innerHTML + "</svg>\n";
}
// The picture of a card as it is shown; a drawing without pixels has three for each point.
async function png(card) {
  const color = getComputedStyle(card.querySelector(".picture")).color;
  const { url, isMask } = pixelsOf(card), image = new Image();
  image.src = url ?? "data:image/svg+xml," + encodeURIComponent(svgText(card.dataset.d, ` color="${color}"`));
  await image.decode();
  const scale = url ? 1 : 3, canvas = document.createElement("canvas"), context = canvas.getContext("2d");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (isMask) {
    context.globalCompositeOperation = "source-in";
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
async function download(card) {
  const link = document.createElement("a"), scale = $("scale").value;
  link.href = (await png(card)).toDataURL("image/png");
  link.download = card.dataset.name + (scale.startsWith("px") ? "-" + scale.slice(2) + "px" : "@" + scale + "x") + ".png";
  link.click();
}
// Says at a button what happened, and to screen readers.
function answer(button, text, message) {
  const before = button.dataset.text ??= button.textContent;
  button.style.minWidth = button.offsetWidth + "px";
  button.textContent = text;
  clearTimeout(button.timer);
  button.timer = setTimeout(() => {
    button.textContent = before;
    button.style.minWidth = "";
  }, 1500);
  announce(message);
}
async function copy(button, text, what) {
  try {
    await navigator.clipboard.writeText(text);
    answer(button, "Copied", "Copied " + what);
  } catch {
    answer(button, "Not allowed", "Copying is not allowed here");
  }
}
$("grid").addEventListener("click", event => {
  const button = event.target.closest("button");
  if (!button) return;
  const card = button.closest("li");
  if (button.dataset.do === "png")
    download(card).then(() => answer(button, "Saved", "Saved a PNG of " + card.dataset.name));
  else if (button.dataset.do === "svg") copy(button, svgText(card.dataset.d), "the SVG of " + card.dataset.name);
  else copy(button, button.dataset.copy, button.dataset.copy);
});
// The code of a card is made when it is opened.
$("grid").addEventListener("toggle", event => {
  const card = event.target.closest("li"), list = event.target.querySelector("dl");
  const locale = card.dataset.locale;
  // A card on the right opens to the left.
  card.classList.toggle("end", card.offsetLeft + card.offsetWidth / 2 > $("grid").offsetLeft + $("grid").offsetWidth / 2);
  if (!event.target.open || !locale || list.dataset.code) return;
  list.dataset.code = "1";
  const code = document.createDocumentFragment();
  for (const [language, text] of examples[card.dataset.b] ?? []) {
    const filled = text.replaceAll("{locale}", locale).replaceAll("{tag}", locale.replaceAll("_", "-"))
      .replaceAll("{name}", card.dataset.name);
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: filled });
    button.dataset.copy = filled;
    const term = document.createElement("dt"), item = document.createElement("dd");
    term.append(language);
    item.append(button);
    code.append(term, item);
  }
  list.prepend(code);
}, true);
document.addEventListener("click", event => {
  for (const open of document.querySelectorAll("#grid details[open]"))
    if (!open.closest("li").contains(event.target)) open.open = false;
});
document.addEventListener("keydown", event => {
  if (event.key === "/" && document.activeElement !== $("search")) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search")) {
    $("search").value = "";
    filter();
  } else if (event.key === "Escape") {
    for (const open of document.querySelectorAll("#grid details[open]")) {
      open.open = false;
      open.querySelector("summary").focus();
    }
  }
});
// The colour instead of the buttons' own; empty for those.
const chosen = () => root.style.getPropertyValue("--chosen");
function choose(color) {
  for (const name of ["--tint", "--chosen"])
    if (color) root.style.setProperty(name, color);
    else root.style.removeProperty(name);
}
// The picture of a card at the chosen scale, and whether it is in black, for any tint; empty for a vector.
function pixelsOf(card) {
  const urls = pictures[card.dataset.d]?.[$("scale").selectedIndex];
  return urls ? { url: urls[urls.length > 1 ? $("appearance").selectedIndex : 0], isMask: urls.length === 1 } : {};
}
// One pixel of a picture is one pixel of the screen, or as many as the zoom says.
function show() {
  root.dataset.appearance = $("appearance").value;
  $("tint").value = getComputedStyle(root).getPropertyValue("--tint").trim().slice(0, 7);
  let widest = 0;
  for (const card of cards) {
    const picture = card.querySelector(".picture"), { url, isMask } = pixelsOf(card);
    picture.classList.toggle("pixels", url !== undefined);
    if (!url) continue;
    // The header of a PNG has the width in its bytes 16 to 19, and then the height.
    const header = atob(url.slice("data:image/png;base64,".length, 62)), pixels = place =>
      (header.charCodeAt(place) * 256 + header.charCodeAt(place + 1)) * $("zoom").value / devicePixelRatio;
    picture.style.setProperty("--mask", isMask ? `url(${url})` : "none");
    picture.style.setProperty("--image", isMask ? "linear-gradient(currentColor,currentColor)" : `url(${url})`);
    picture.style.setProperty("--width", pixels(18) + "px");
    picture.style.setProperty("--height", pixels(22) + "px");
    widest = Math.max(widest, pixels(18));
  }
  if (widest) root.style.setProperty("--widest", widest + "px");
}
for (const id of ["scale", "zoom", "appearance"]) $(id).addEventListener("change", () => {
  show();
  remember();
});
let ratio = devicePixelRatio;
window.addEventListener("resize", () => {
  if (ratio !== devicePixelRatio) show();
  ratio = devicePixelRatio;
});
$("tint").addEventListener("input", () => {
  choose($("tint").value);
  remember();
});
$("initial").addEventListener("click", () => {
  history.replaceState(null, "", location.pathname + location.search);
  restore();
});
$("search").form.addEventListener("submit", event => event.preventDefault());
$("search").addEventListener("input", filter);
for (const select of selects) select.addEventListener("change", filter);
// On a phone the options are folded at first; elsewhere they are a part of the header.
const isNarrow = matchMedia("(max-width: 900px)");
const fold = () => { document.querySelector(".more").open = !isNarrow.matches; };
isNarrow.addEventListener("change", fold);
fold();
window.addEventListener("hashchange", restore);
restore();
})();
