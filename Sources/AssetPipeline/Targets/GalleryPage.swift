/// The gallery's page with marks such as `⟦cards⟧` where the drawings go.
enum GalleryPage {
  enum Piece {
    case text(String)
    case mark(String)
  }

  /// The page, taken apart at its marks.
  static var pieces: [Piece] {
    var pieces: [Piece] = []
    for part in html.split(separator: "⟦", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "⟧") else {
        pieces.append(.text(String(part)))
        continue
      }
      pieces.append(.mark(String(part[..<end])))
      pieces.append(.text(String(part[part.index(after: end)...])))
    }
    return pieces
  }

  private static var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Currency badges · ⟦locale-count⟧ locales</title>
    <link rel="icon" href="data:,">
    <style>
    \(style)</style>
    </head>
    <body>
    <svg class="defs" aria-hidden="true">
    ⟦symbols⟧
    </svg>
    <header>
    <div class="title">
    <h1>Currency badges</h1>
    <p>⟦locale-count⟧ locales · ⟦currency-count⟧ currencies · ⟦drawing-count⟧ drawings</p>
    </div>
    <form class="tools" role="search" aria-label="Find and adjust">
    <label class="wide"><span>Search</span><input id="search" type="search" \
    placeholder="fr_CH, franc, €" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"></label>
    <label><span>Language</span><select id="language"><option value="">All</option>\
    ⟦language-options⟧</select></label>
    <label><span>Currency</span><select id="currency"><option value="">All</option>\
    ⟦currency-options⟧</select></label>
    <label><span>Size <output id="size-text" for="size">50 pt</output></span>\
    <input id="size" type="range" min="20" max="160" value="50"></label>
    <label><span>Colour</span><input id="tint" type="color" value="⟦tint-light⟧"></label>
    <button id="reset" type="button">Reset</button>
    <button id="theme" type="button" aria-pressed="false">Dark</button>
    </form>
    </header>
    <main>
    <p id="count" role="status" aria-live="polite">⟦locale-count⟧ of ⟦locale-count⟧ locales</p>
    <ul id="grid" aria-label="Badges">
    ⟦cards⟧
    </ul>
    <p id="none" hidden>Nothing matches. Try a locale, a language, a currency or a symbol.</p>
    </main>
    <footer>Arrow keys move, Enter copies the identifier, <kbd>/</kbd> searches.</footer>
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }

  private static let style = """
    :root{--tint-light:⟦tint-light⟧;--tint-dark:⟦tint-dark⟧;--tint:var(--tint-light);--size:50px;\
    --page:#f5f5f7;--card:#fff;--text:#1d1d1f;--soft:#6e6e73;--line:#d2d2d7;--field:#fff;\
    --shadow:0 1px 2px #0000000f,0 4px 16px #0000000a;color-scheme:light}
    :root[data-theme=dark]{--tint:var(--tint-dark);--page:#0b0b0d;--card:#1c1c1e;--text:#f5f5f7;\
    --soft:#a1a1a6;--line:#38383a;--field:#2c2c2e;--shadow:none;color-scheme:dark}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);\
    font:15px/1.4 system-ui,-apple-system,"Segoe UI",Inter,sans-serif}
    .defs{position:absolute;width:0;height:0;overflow:hidden}
    header{position:sticky;top:0;z-index:1;padding:14px 24px;display:flex;flex-wrap:wrap;\
    gap:12px 28px;align-items:end;background:color-mix(in srgb,var(--page) 82%,transparent);\
    backdrop-filter:saturate(1.8) blur(16px);border-bottom:1px solid var(--line)}
    h1{margin:0;font-size:22px;letter-spacing:-.02em}
    .title p,#count,footer{margin:2px 0 0;color:var(--soft);font-size:13px}
    .tools{display:flex;flex-wrap:wrap;gap:10px 14px;align-items:end;flex:1;justify-content:flex-end}
    .tools label span{display:block;font-size:12px;color:var(--soft);margin:0 0 3px 2px}
    .tools .wide{flex:1 1 200px;max-width:340px}
    input[type=search],select,.tools button{height:34px;border:1px solid var(--line);\
    border-radius:9px;background:var(--field);color:inherit;font:inherit;padding:0 10px}
    input[type=search]{width:100%}
    select{max-width:180px}
    input[type=range]{display:block;height:34px;margin:0;width:130px;accent-color:var(--tint)}
    input[type=color]{width:44px;height:34px;padding:3px;border:1px solid var(--line);\
    border-radius:9px;background:var(--field)}
    .tools button{cursor:pointer;padding:0 14px}
    :focus-visible{outline:2px solid var(--tint);outline-offset:2px}
    main{padding:16px 24px 8px;max-width:1680px;margin:auto}
    #grid{list-style:none;margin:12px 0 0;padding:0;display:grid;gap:12px;\
    grid-template-columns:repeat(auto-fill,minmax(max(148px,calc(var(--size) + 36px)),1fr))}
    #grid li{content-visibility:auto;contain-intrinsic-size:auto 150px}
    #grid li[hidden]{display:none}
    #grid button{width:100%;height:100%;display:flex;flex-direction:column;align-items:center;\
    gap:1px;padding:18px 10px 12px;border:1px solid transparent;border-radius:16px;\
    background:var(--card);box-shadow:var(--shadow);color:inherit;font:inherit;cursor:pointer;\
    transition:transform .12s,border-color .12s}
    #grid button:hover{transform:translateY(-2px);border-color:var(--line)}
    #grid svg{flex:none;height:var(--size);color:var(--tint);margin-bottom:10px;max-width:100%}
    #grid b{font-weight:600;font-size:14px}
    #grid span,#grid i{font-style:normal;font-size:12px;color:var(--soft);max-width:100%;\
    overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #none{text-align:center;color:var(--soft);padding:64px 0}
    footer{padding:16px 24px 28px;text-align:center}
    kbd{border:1px solid var(--line);border-radius:5px;padding:0 5px;font:inherit}
    @media (prefers-reduced-motion:reduce){#grid button{transition:none}}
    @media (max-width:720px){header{position:static}.tools{justify-content:flex-start}}

    """

  private static let script = """
    (() => {
    "use strict";
    const $ = id => document.getElementById(id);
    const root = document.documentElement, cards = [...$("grid").children];
    const buttons = cards.map(card => card.firstElementChild);
    let shown = cards, current = buttons[0];
    const say = text => { $("count").textContent = text; };
    const counted = () => say(shown.length + " of " + cards.length + " locales");
    function filter() {
      const words = $("search").value.toLowerCase().split(/\\s+/).filter(Boolean);
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
      const place = shown.indexOf(current.parentElement);
      const top = shown[0] && shown[0].offsetTop;
      const columns = Math.max(1, shown.filter(card => card.offsetTop === top).length);
      const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
        Home: -place, End: shown.length - 1 - place }[event.key];
      if (step === undefined || !shown[place + step]) return;
      event.preventDefault();
      rove(shown[place + step].firstElementChild);
      current.focus();
    });
    $("grid").addEventListener("click", event => {
      const button = event.target.closest("button");
      if (!button) return;
      rove(button);
      const done = () => say("Copied " + button.dataset.id);
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

    """
}
