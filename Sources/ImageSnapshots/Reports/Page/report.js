"use strict";
(() => {
  const report = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const order = [
    "changed", "resized", "missing", "corrupt", "unchecked", "obsolete", "new", "same",
    "uncompared",
  ];
  const verdicts = order.filter((v) => report.pictures.some((p) => p.verdict === v));
  const failing = new Set(report.pictures.filter((p) => p.failed).map((p) => p.verdict));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const state = {
    shown: new Set(failing.size ? failing : verdicts), search: "", selected: null,
    mode: "side", slide: 50, zoom: null, backdrop: "checks", blinkShowsActual: false,
  };
  let visible = [];
  let timer = null;

  const element = (tag, attributes = {}, ...children) => {
    const made = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const press = (group, key, value) => {
    for (const button of byId(group).querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset[key] === value));
  };

  // The list

  function drawFilters() {
    byId("filters").replaceChildren(...verdicts.map((verdict) => {
      const count = report.pictures.filter((p) => p.verdict === verdict).length;
      const chip = element("button", {
        class: "chip", "data-verdict": verdict, style: `--dot: var(--${verdict})`,
        "aria-pressed": String(state.shown.has(verdict)),
      }, `${verdict} ${count}`);
      chip.addEventListener("click", () => {
        if (!state.shown.delete(verdict)) state.shown.add(verdict);
        refilter();
      });
      return chip;
    }));
  }

  function refilter() {
    for (const chip of byId("filters").children)
      chip.setAttribute("aria-pressed", String(state.shown.has(chip.dataset.verdict)));
    const wanted = state.search.toLowerCase();
    visible = report.pictures.filter(
      (p) => state.shown.has(p.verdict) && p.name.toLowerCase().includes(wanted));
    const items = [];
    let folder = null;
    const several = new Set(report.pictures.map(folderOf)).size > 1;
    for (const picture of visible) {
      if (several && folderOf(picture) !== folder) {
        folder = folderOf(picture);
        const count = visible.filter((p) => folderOf(p) === folder).length;
        items.push(element("li", { class: "folder", title: folder || "./" },
          element("b", {}, folder || "./"), ` ${count}`));
      }
      items.push(element("li", {}, row(picture)));
    }
    byId("list").replaceChildren(...items);
    byId("none").hidden = visible.length > 0;
    byId("none").textContent = report.pictures.length === 0 ? "There is no picture."
      : failing.size === 0 && state.shown.size === 0
        ? "No picture fails. Choose a verdict to list its pictures." : "No name matches.";
    if (!visible.includes(state.selected)) select(visible[0] ?? null);
    else markSelected();
  }

  const folderOf = (picture) => picture.name.slice(0, picture.name.lastIndexOf("/") + 1);
  const rows = new Map();

  // A row is made once: it keeps its thumbnail.
  function row(picture) {
    if (rows.has(picture)) return rows.get(picture);
    const made = element("button", {
      class: "row", style: `--dot: var(--${picture.verdict})`, title: picture.name,
    });
    const shown = picture.actual ?? picture.expected;
    if (shown) {
      const image = element("img", { src: shown.source, alt: "", loading: "lazy" });
      if (Math.max(shown.width, shown.height) < 36) image.style.imageRendering = "pixelated";
      made.append(element("i", { class: "thumb checks" }, image));
    }
    made.append(element("span", {}, picture.name.slice(folderOf(picture).length)));
    made.addEventListener("click", () => select(picture));
    rows.set(picture, made);
    return made;
  }

  function markSelected() {
    for (const row of byId("list").querySelectorAll("[aria-current]"))
      row.removeAttribute("aria-current");
    const marked = rows.get(state.selected);
    marked?.setAttribute("aria-current", "true");
    // On a narrow page the list is above the picture, which is to stay where it is.
    if (byId("list").scrollHeight > byId("list").clientHeight)
      marked?.scrollIntoView({ block: "nearest" });
  }

  function select(picture) {
    state.selected = picture;
    state.zoom = null;
    markSelected();
    draw();
    if (picture) history.replaceState(null, "", "#" + encodeURIComponent(picture.name));
  }

  function step(by) {
    const index = visible.indexOf(state.selected) + by;
    if (visible[index]) select(visible[index]);
  }

  // The picture

  const both = () => Boolean(state.selected?.expected && state.selected?.actual);
  const modeInForce = () => (both() ? state.mode : "side");

  function size() {
    const all = [state.selected.expected, state.selected.actual].filter(Boolean);
    return {
      width: Math.max(1, ...all.map((i) => i.width)),
      height: Math.max(1, ...all.map((i) => i.height)),
    };
  }

  const isNarrow = () => matchMedia("(max-width: 760px)").matches;

  // The zoom that fills the stage: panels in a row or below one another, whatever is larger.
  function fittingZoom() {
    const { width, height } = size();
    const panels = modeInForce() === "side" ? panelsOf(state.selected).length : 1;
    const stage = byId("stage");
    const padding = isNarrow() ? 32 : 44;
    const wide = stage.clientWidth - padding;
    const high = isNarrow() ? innerHeight * 0.6 * panels : stage.clientHeight - padding;
    const caption = 28;
    const inRow = Math.min(
      (wide - 22 * (panels - 1)) / panels / width, (isNarrow() ? Infinity : high - caption) / height);
    const inColumn = Math.min(
      wide / width, (high - 22 * (panels - 1) - caption * panels) / panels / height);
    const fit = Math.max(inRow, inColumn);
    // Below 2 a whole number would leave half of the stage empty.
    return fit >= 2 ? Math.min(32, Math.floor(fit)) : Math.max(0.05, Math.floor(fit * 20) / 20);
  }

  const zoom = () => state.zoom ?? fittingZoom();

  function image(which, label) {
    const { width, height, source } = state.selected[which];
    const img = element("img", { src: source, alt: `${label}: ${state.selected.name}` });
    img.draggable = false;
    img.style.width = `${width * zoom()}px`;
    img.style.height = `${height * zoom()}px`;
    return img;
  }

  function figure(label, note, ...content) {
    const caption = element("figcaption", {}, element("b", {}, label), note);
    const smooth = zoom() % 1 ? " smooth" : "";
    return element("figure", {}, caption, element("div", { class: "frame" + smooth }, ...content));
  }

  // The panels of the view side by side; there is no difference where a picture is missing.
  const panelsOf = (picture) => [
    ["expected", "Expected"], ["difference", "Difference"], ["actual", "Actual"],
  ].filter(([which]) => which !== "difference" || picture.difference);

  function absence(picture, which) {
    if (which === "actual") {
      return picture.verdict === "obsolete" ? "No picture was made" : "The picture can't be read";
    }
    return picture.verdict === "missing" ? "No reference yet" : "The reference can't be read";
  }

  const pixels = (image) => `${image.width} × ${image.height}`;

  function areas() {
    if (!byId("areas").checked) return [];
    const k = zoom();
    const gap = 5;
    const frames = (state.selected.areas ?? []).map((area) => ({
      left: area.x * k - gap, top: area.y * k - gap,
      right: (area.x + area.width) * k + gap, bottom: (area.y + area.height) * k + gap,
    }));
    return united(frames).map((frame) => {
      const mark = element("div", { class: "area" });
      mark.style.left = `${frame.left}px`;
      mark.style.top = `${frame.top}px`;
      mark.style.width = `${frame.right - frame.left}px`;
      mark.style.height = `${frame.bottom - frame.top}px`;
      return mark;
    });
  }

  // Frames that overlap are one, unless one is inside of the other.
  function united(frames) {
    for (let i = 0; i < frames.length; i++) {
      for (let j = i + 1; j < frames.length; j++) {
        const [a, b] = [frames[i], frames[j]];
        const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        const inside = a.left < b.left && a.top < b.top && a.right > b.right && a.bottom > b.bottom;
        if (apart || inside) continue;
        const both = {
          left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
          right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
        };
        return united([both, ...frames.filter((frame) => frame !== a && frame !== b)]);
      }
    }
    return frames;
  }

  function drawStage() {
    const picture = state.selected;
    const stage = byId("stage");
    if (!picture.expected && !picture.actual) {
      return stage.replaceChildren(element("p", { class: "absent" }, picture.summary));
    }
    if (modeInForce() === "side") {
      return stage.replaceChildren(...panelsOf(picture).map(([which, label]) => {
        if (!picture[which]) {
          return element("figure", {},
            element("figcaption", {}, element("b", {}, label)),
            element("p", { class: "absent" }, absence(picture, which)));
        }
        // Frames lie below the pixels that differ, and are never painted over them.
        const marks = which === "difference" ? areas() : [];
        const shown = which === "difference" && picture.countedOnly
          && !byId("antialiased").checked ? "countedOnly" : which;
        return figure(label, pixels(picture[which]), ...marks, image(shown, label));
      }));
    }
    const actual = image("actual", "Actual");
    actual.id = "overlay";
    const layers = element("div", { class: "layers" }, image("expected", "Expected"), actual);
    const frameContent = [layers];
    if (state.mode === "swipe") frameContent.push(element("div", { class: "divider" }));
    const note = pixels(picture.expected) === pixels(picture.actual)
      ? pixels(picture.actual) : `${pixels(picture.expected)} → ${pixels(picture.actual)}`;
    const label = { swipe: "Expected | Actual", onion: "Onion skin", blink: "Blink" }[state.mode];
    const made = figure(label, note, ...frameContent);
    const frame = made.querySelector(".frame");
    const { width, height } = size();
    frame.style.width = `${width * zoom()}px`;
    frame.style.height = `${height * zoom()}px`;
    frame.addEventListener("pointerdown", (event) => {
      if (state.mode === "blink") return;
      frame.setPointerCapture(event.pointerId);
      slideTo(event, frame);
    });
    frame.addEventListener("pointermove", (event) => {
      if (event.buttons && state.mode !== "blink") slideTo(event, frame);
    });
    stage.replaceChildren(made);
    applySlide();
  }

  function slideTo(event, frame) {
    const box = frame.getBoundingClientRect();
    setSlide(100 * (event.clientX - box.left) / box.width);
  }

  function setSlide(value) {
    state.slide = Math.min(100, Math.max(0, value));
    byId("slider").value = state.slide;
    applySlide();
  }

  function applySlide() {
    const overlay = byId("overlay");
    if (!overlay) return;
    if (state.mode === "swipe") {
      // Left of the line lies the expected picture, right of it the actual one.
      const line = size().width * zoom() * state.slide / 100;
      overlay.style.clipPath = `inset(0 0 0 ${line}px)`;
      overlay.previousElementSibling.style.clipPath =
        `inset(0 ${Math.max(0, state.selected.expected.width * zoom() - line)}px 0 0)`;
      document.querySelector(".divider").style.left = `${line}px`;
    } else if (state.mode === "onion") {
      overlay.style.opacity = state.slide / 100;
      overlay.previousElementSibling.style.opacity = 1 - state.slide / 100;
      // Sums of both, weighed by their opacities, are a true cross-fade.
      overlay.style.mixBlendMode = "plus-lighter";
    } else {
      overlay.style.visibility = state.blinkShowsActual ? "visible" : "hidden";
      overlay.previousElementSibling.style.visibility =
        state.blinkShowsActual ? "hidden" : "visible";
      byId("blink-label").textContent = state.blinkShowsActual ? "Actual" : "Expected";
    }
  }

  function blink() {
    state.blinkShowsActual = !state.blinkShowsActual;
    applySlide();
  }

  function draw() {
    const picture = state.selected;
    byId("detail").hidden = !picture;
    byId("empty").hidden = Boolean(picture) || failing.size > 0;
    clearInterval(timer);
    if (!picture) return;
    byId("name").textContent = picture.name;
    byId("verdict").textContent = picture.verdict;
    byId("verdict").style.setProperty("--dot", `var(--${picture.verdict})`);
    byId("summary").textContent = picture.summary;
    const mode = modeInForce();
    press("modes", "mode", mode);
    for (const button of byId("modes").children)
      button.disabled = !both() && button.dataset.mode !== "side";
    for (const end of byId("slider-row").querySelectorAll("span")) end.hidden = mode === "swipe";
    byId("areas").disabled = mode !== "side" || !picture.areas?.length;
    byId("antialiased").disabled = mode !== "side" || !picture.countedOnly;
    byId("slider-row").hidden = mode !== "swipe" && mode !== "onion";
    byId("blink-label").hidden = mode !== "blink";
    byId("stage").dataset.backdrop = state.backdrop;
    press("backdrops", "backdrop", state.backdrop);
    const k = zoom();
    byId("zoom").textContent = k >= 1 ? `${Math.round(k * 100) / 100}×` : `${Math.round(k * 100)} %`;
    drawStage();
    if (mode === "blink" && !still) timer = setInterval(blink, 600);
  }

  function setMode(mode) {
    state.mode = mode;
    draw();
  }

  function zoomBy(direction) {
    const levels = [0.125, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
    const now = zoom();
    state.zoom = direction > 0
      ? levels.find((l) => l > now + 1e-6) ?? 32
      : levels.findLast((l) => l < now - 1e-6) ?? 0.125;
    draw();
  }

  function nextBackdrop() {
    const all = ["checks", "black", "white"];
    state.backdrop = all[(all.indexOf(state.backdrop) + 1) % 3];
    draw();
  }

  // Events

  byId("search").addEventListener("input", (event) => {
    state.search = event.target.value;
    refilter();
  });
  byId("slider").addEventListener("input", (event) => setSlide(Number(event.target.value)));
  byId("areas").addEventListener("change", draw);
  byId("antialiased").addEventListener("change", draw);
  byId("zoom-in").addEventListener("click", () => zoomBy(1));
  byId("zoom-out").addEventListener("click", () => zoomBy(-1));
  byId("zoom-fit").addEventListener("click", () => { state.zoom = null; draw(); });
  for (const button of byId("modes").children)
    button.addEventListener("click", () => setMode(button.dataset.mode));
  for (const button of byId("backdrops").children)
    button.addEventListener("click", () => {
      state.backdrop = button.dataset.backdrop;
      draw();
    });
  byId("copy").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(report.command);
      byId("copy").textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(byId("command"));
    }
  });
  addEventListener("resize", () => { if (state.selected) draw(); });
  addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target.id === "search") {
      if (event.key === "Escape" || event.key === "Enter") event.target.blur();
      return;
    }
    const actions = {
      j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
      1: () => setMode("side"), 2: () => setMode("swipe"), 3: () => setMode("onion"),
      4: () => setMode("blink"), "+": () => zoomBy(1), "=": () => zoomBy(1),
      "-": () => zoomBy(-1), 0: () => { state.zoom = null; draw(); }, b: nextBackdrop,
      ArrowLeft: () => setSlide(state.slide - 5), ArrowRight: () => setSlide(state.slide + 5),
      " ": () => { if (modeInForce() === "blink") blink(); },
      f: () => {
        const all = verdicts.every((v) => state.shown.has(v));
        state.shown = new Set(all && failing.size ? failing : verdicts);
        refilter();
      },
      "/": () => byId("search").focus(),
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  });

  byId("totals").textContent = `${report.actual} against ${report.reference}`;
  byId("accept").hidden = !report.command;
  byId("command").textContent = report.command ?? "";
  drawFilters();
  const wanted = decodeURIComponent(location.hash.slice(1));
  const linked = report.pictures.find((p) => p.name === wanted);
  if (linked) {
    state.shown.add(linked.verdict);
  } else if (failing.size === 0) {
    state.shown = new Set();
  }
  refilter();
  if (linked) select(linked);
})();
