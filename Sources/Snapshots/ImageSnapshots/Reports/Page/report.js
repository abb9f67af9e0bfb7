"use strict";
(() => {
  const { results, page } = JSON.parse(document.getElementById("data").textContent);

  // A file of the report with its address: each part of the path is percent-encoded.
  function addressed(file) {
    return file && { ...file, source: file.path.split("/").map(encodeURIComponent).join("/") };
  }

  // A result as the page shows it. Only failures have files. A damaged PNG file has no size, and can't be shown.
  function viewed(result) {
    const { name, comparison, files = {} } = result;
    const kind = page.kinds[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
    const visible = (file) => kind === "pixels" && !file?.width ? undefined : addressed(file);
    const pixels = ({ width, height }) => width * height;
    return {
      ...result, kind, name: page.labels[name] ?? name, pattern: page.patterns[name],
      summary: result.hint ? `${result.summary}; ${result.hint}` : result.summary,
      rule: comparison?.rule, areas: comparison?.areas?.map((area) => area.bounds),
      amount: comparison && (comparison.pixels?.differing
        ?? Math.max(pixels(comparison.expected), pixels(comparison.actual))),
      expected: visible(files.expected), difference: visible(files.difference),
      countedOnly: visible(files.countedOnly), actual: visible(files.actual),
    };
  }

  const report = { ...results, ...page, pictures: results.pictures.map(viewed) };
  const byId = (id) => document.getElementById(id);
  const order = [
    "changed", "resized", "missing", "moved", "corrupt", "unchecked", "obsolete", "new", "same",
    "uncompared",
  ];
  const verdicts = order.filter((v) => report.pictures.some((p) => p.verdict === v));
  const failing = new Set(report.pictures.filter((p) => p.failed).map((p) => p.verdict));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const state = {
    shown: new Set(failing.size ? failing : verdicts), search: "", selected: null,
    mode: "side", slide: 50, zoom: null, backdrop: "checks", blinkShowsActual: false,
    sort: "name", area: -1, picked: new Set(),
  };
  const acceptable = report.pictures.filter((p) => p.pattern);
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
    const byAmount = state.sort === "amount";
    // Sorting keeps the order of equals. Files of a folder are listed before those of its subfolders.
    visible.sort(byAmount
      ? (a, b) => (b.amount ?? -1) - (a.amount ?? -1)
      : (a, b) => (folderOf(a) < folderOf(b) ? -1 : folderOf(a) > folderOf(b) ? 1 : 0));
    const items = [];
    let folder = null;
    const several = !byAmount && new Set(report.pictures.map(folderOf)).size > 1;
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
    if (!visible.includes(state.selected)) {
      const verdict = order.find((v) => visible.some((p) => p.verdict === v));
      select(visible.find((p) => p.verdict === verdict) ?? null);
    }
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
    if (shown && (picture.kind === "pixels" || picture.kind === "image")) {
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
    state.area = -1;
    markSelected();
    draw();
    if (picture) history.replaceState(null, "", "#" + encodeURIComponent(picture.name));
  }

  function step(by) {
    const index = visible.indexOf(state.selected) + by;
    if (visible[index]) select(visible[index]);
  }

  // The picture

  const isShown = (picture) => picture.kind === "pixels" || picture.kind === "image";

  function allows(picture, mode) {
    if (mode === "text") return Boolean(picture.lines);
    if (mode === "side") return Boolean(picture.kind) || !picture.lines;
    return isShown(picture) && Boolean(picture.expected && picture.actual);
  }

  const modeInForce = () => [state.mode, "side", "text"].find((m) => allows(state.selected, m));

  // The sizes of pictures that are not PNG files are known when they are loaded.
  function measure(picture) {
    const unknown = ["expected", "actual"].map((which) => picture[which])
      .filter((file) => file && !file.width);
    for (const file of unknown) {
      const image = new Image();
      image.onload = () => {
        file.width = image.naturalWidth || 150;
        file.height = image.naturalHeight || 150;
        if (state.selected === picture) draw();
      };
      image.onerror = () => {
        file.width = 150;
        file.height = 150;
        if (state.selected === picture) draw();
      };
      image.src = file.source;
    }
    return unknown.length === 0;
  }

  function size() {
    const all = [state.selected.expected, state.selected.actual].filter((f) => f?.width);
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

  function figure(label, note, file, ...content) {
    const caption = element("figcaption", {}, element("b", {}, label), note);
    if (file) caption.append(element("a", { href: file.source, target: "_blank" }, "open"));
    const smooth = zoom() % 1 ? " smooth" : "";
    return element("figure", {}, caption, element("div", { class: "frame" + smooth }, ...content));
  }

  // The panels of the view side by side; there is no difference where a picture is missing.
  const panelsOf = (picture) => [
    ["expected", "Expected"], ["difference", "Difference"], ["actual", "Actual"],
  ].filter(([which]) => which !== "difference" || picture.difference || blends(picture));

  // Browsers draw the difference of pictures that are not PNG files.
  const blends = (picture) => picture.kind === "image" && picture.expected && picture.actual;

  function absence(picture, which) {
    if (picture.verdict === "moved") return `It was ${picture.summary}`;
    if (which === "actual") {
      return picture.verdict === "obsolete" ? "No picture was made" : "The picture can't be read";
    }
    return picture.verdict === "missing" ? "No reference yet" : "The reference can't be read";
  }

  const pixels = (image) => `${image.width} × ${image.height}`;

  // The frames of all areas that differ, and of the current one. A frame stays inside the picture.
  function areas(kind) {
    const k = zoom();
    const gap = 5;
    const { width, height } = size();
    const all = (state.selected.areas ?? []).map((area) => ({
      left: Math.max(0, area.x * k - gap), top: Math.max(0, area.y * k - gap),
      right: Math.min(width * k, (area.x + area.width) * k + gap),
      bottom: Math.min(height * k, (area.y + area.height) * k + gap),
    }));
    const frames = byId("areas").checked ? united(all) : [];
    const current = all[state.area];
    const marks = frames.map((frame) => [frame, kind]);
    if (current) marks.push([current, "current"]);
    return marks.map(([frame, kind]) => {
      const mark = element("div", { class: `area ${kind}` });
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

  function panel(which, label) {
    const picture = state.selected;
    const file = picture[which];
    if (which === "difference" && !file) {
      return figure(label, "as the browser draws it", null, element("div", { class: "blend" },
        image("expected", "Expected"), image("actual", "Difference")));
    }
    if (!file) {
      return element("figure", {},
        element("figcaption", {}, element("b", {}, label)),
        element("p", { class: "absent" }, absence(picture, which)));
    }
    if (picture.kind === "document") {
      return figure(label, "first page", file, element("object", {
        class: "document", type: "application/pdf", data: `${file.source}#page=1&toolbar=0`,
        "aria-label": label,
      }, "This browser shows no PDF here: open it"));
    }
    if (!isShown(picture)) {
      return figure(label, "", file, element("p", { class: "absent" }, "There is no preview"));
    }
    // Frames lie below the pixels that differ, and are never painted over them.
    const marks = which === "difference" ? areas("") : [];
    const shown = which === "difference" && picture.countedOnly
      && !byId("antialiased").checked ? "countedOnly" : which;
    return figure(label, pixels(file), file, ...marks, image(shown, label));
  }

  function drawLines(picture, stage) {
    const kinds = { "+": "added", "-": "removed" };
    stage.replaceChildren(element("pre", { class: "lines" }, ...picture.lines.map(
      (line) => element("span", { class: kinds[line[0]] ?? "" }, line || " "))));
  }

  function drawStage() {
    const picture = state.selected;
    const stage = byId("stage");
    const mode = modeInForce();
    if (mode === "text") return drawLines(picture, stage);
    if (!picture.expected && !picture.actual) {
      return stage.replaceChildren(element("p", { class: "absent" }, picture.summary));
    }
    if (isShown(picture) && !measure(picture)) return stage.replaceChildren();
    if (mode === "side") {
      return stage.replaceChildren(...panelsOf(picture).map(([which, label]) => panel(which, label)));
    }
    const actual = image("actual", "Actual");
    actual.id = "overlay";
    const layers = element("div", { class: "layers" }, image("expected", "Expected"), actual);
    const frameContent = [layers, ...areas("above")];
    if (mode === "swipe") frameContent.push(element("div", { class: "divider" }));
    const note = pixels(picture.expected) === pixels(picture.actual)
      ? pixels(picture.actual) : `${pixels(picture.expected)} → ${pixels(picture.actual)}`;
    const label = { swipe: "Expected | Actual", onion: "Onion skin", blink: "Blink" }[mode];
    const made = figure(label, note, null, ...frameContent);
    const frame = made.querySelector(".frame");
    const { width, height } = size();
    frame.style.width = `${width * zoom()}px`;
    frame.style.height = `${height * zoom()}px`;
    frame.addEventListener("pointerdown", (event) => {
      if (mode === "blink") return;
      frame.setPointerCapture(event.pointerId);
      slideTo(event, frame);
    });
    frame.addEventListener("pointermove", (event) => {
      if (event.buttons && mode !== "blink") slideTo(event, frame);
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
    byId("rule").hidden = !picture.rule;
    byId("rule").textContent = `Rule: ${picture.rule}`;
    byId("delete").hidden = picture.verdict !== "obsolete" || !report.delete;
    byId("delete").querySelector("code").textContent = report.delete ?? "";
    const mode = modeInForce();
    press("modes", "mode", mode);
    for (const button of byId("modes").children)
      button.disabled = !allows(picture, button.dataset.mode);
    for (const end of byId("slider-row").querySelectorAll("span")) end.hidden = mode === "swipe";
    byId("areas").disabled = mode === "text" || !picture.areas?.length;
    byId("antialiased").disabled = mode !== "side" || !picture.countedOnly;
    byId("slider-row").hidden = mode !== "swipe" && mode !== "onion";
    byId("blink-label").hidden = mode !== "blink";
    byId("stage").dataset.backdrop = state.backdrop;
    press("backdrops", "backdrop", state.backdrop);
    const k = zoom();
    byId("zoom").textContent = k >= 1 ? `${Math.round(k * 100) / 100}×` : `${Math.round(k * 100)} %`;
    drawStage();
    drawPicked();
    if (mode === "blink" && !still) timer = setInterval(blink, 600);
  }

  function setMode(mode) {
    state.mode = mode;
    draw();
  }

  // Frames the next area that differs, of this picture or of the next one that has any.
  function nextDifference() {
    const rest = [state.selected, ...visible.slice(visible.indexOf(state.selected) + 1)];
    const found = rest.find((p, i) => (p?.areas?.length ?? 0) > (i === 0 ? state.area + 1 : 0));
    if (!found) return;
    if (found !== state.selected) select(found);
    state.area += 1;
    draw();
    document.querySelector(".area.current")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // Accepting

  const quoted = (text) =>
    /^[A-Za-z0-9_/.:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

  // On a disk the report is where the page is, wherever it was written.
  function folderOfReport() {
    const path = decodeURIComponent(location.pathname).replace(/\/[^/]*$/, "");
    const isPlain = location.protocol === "file:" && !/[\u0000-\u001f\u007f]/.test(path);
    return isPlain ? path : report.folder;
  }

  function drawPicked() {
    const picture = state.selected;
    const isPicked = state.picked.has(picture);
    byId("pick").hidden = acceptable.length === 0;
    byId("pick").disabled = !acceptable.includes(picture);
    byId("pick").setAttribute("aria-pressed", String(isPicked));
    byId("pick").textContent = isPicked ? "Accepted" : "Accept";
    rows.get(picture)?.classList.toggle("picked", isPicked);
    const count = state.picked.size;
    const isPart = count > 0 && count < acceptable.length;
    byId("accept").hidden = acceptable.length === 0;
    byId("picked").textContent =
      isPart ? `Accept ${count} of ${acceptable.length}` : `Accept all ${acceptable.length}`;
    const only = isPart
      ? acceptable.filter((p) => state.picked.has(p)).map((p) => ` --only ${p.pattern}`) : [];
    byId("command").textContent =
      `mintmark snapshot accept ${quoted(folderOfReport())} ${report.accept}${only.join("")}`;
    byId("copy").textContent = "Copy";
  }

  function pick() {
    const picture = state.selected;
    if (!acceptable.includes(picture)) return;
    if (!state.picked.delete(picture)) state.picked.add(picture);
    drawPicked();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(byId("command").textContent);
      byId("copy").textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(byId("command"));
    }
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
  byId("copy").addEventListener("click", copy);
  byId("pick").addEventListener("click", pick);
  byId("sort").addEventListener("change", (event) => {
    state.sort = event.target.value;
    refilter();
  });
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("main").focus();
  });
  addEventListener("resize", () => { if (state.selected) draw(); });
  addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target.id === "search") {
      if (event.key === "Escape" || event.key === "Enter") event.target.blur();
      return;
    }
    // A control keeps its own keys: Space presses a button, and letters choose in a list.
    if (event.target.matches("select")) return;
    if (event.key === " " && event.target.closest("button, input, a")) return;
    const actions = {
      j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
      1: () => setMode("side"), 2: () => setMode("swipe"), 3: () => setMode("onion"),
      4: () => setMode("blink"), 5: () => setMode("text"), n: nextDifference, a: pick, c: copy, "+": () => zoomBy(1), "=": () => zoomBy(1),
      "-": () => zoomBy(-1), 0: () => { state.zoom = null; draw(); }, b: nextBackdrop,
      ArrowLeft: () => setSlide(state.slide - 5), ArrowRight: () => setSlide(state.slide + 5),
      ...(state.selected && modeInForce() === "blink" ? { " ": blink } : {}),
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
  byId("origin").textContent = [
    report.mintmark && `mintmark ${report.mintmark}`, report.commit && `commit ${report.commit.slice(0, 12)}`,
  ].filter(Boolean).join(" · ");
  byId("accept").hidden = acceptable.length === 0;
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
