extension HTMLReport {
  /// The page's style sheet: system fonts, light and dark.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f5f5f7, #161618);
      --panel: light-dark(#ffffff, #1f1f22);
      --line: light-dark(#dcdce1, #36363b);
      --text: light-dark(#1d1d1f, #f2f2f5);
      --dim: light-dark(#66666d, #a0a0a8);
      --tint: light-dark(#0063d1, #4da3ff);
      --selected: light-dark(#e3efff, #17324f);
      --changed: light-dark(#c4001f, #ff6b6b);
      --resized: light-dark(#a24b00, #ffab4a);
      --missing: light-dark(#0063d1, #5fb0ff);
      --corrupt: light-dark(#7d2ba8, #d08bff);
      --obsolete: light-dark(#66666d, #a0a0a8);
      --new: light-dark(#1a7f37, #4ade80);
      --same: light-dark(#1a7f37, #4ade80);
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    h1, h2, p { margin: 0; }
    button, input, output { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 1px; }
    .app { display: grid; grid-template-columns: 320px minmax(0, 1fr); height: 100vh; }
    aside {
      display: flex; flex-direction: column; min-height: 0;
      background: var(--panel); border-right: 1px solid var(--line);
    }
    aside header { padding: 18px 18px 10px; }
    h1 { font-size: 20px; letter-spacing: -0.01em; }
    .totals { color: var(--dim); font-variant-numeric: tabular-nums; }
    .filters { display: flex; flex-wrap: wrap; gap: 6px; padding: 0 18px 12px; }
    .chip {
      display: inline-flex; gap: 6px; align-items: center; padding: 3px 10px; cursor: pointer;
      border: 1px solid var(--line); border-radius: 999px; background: transparent;
      color: var(--dim); font-size: 12.5px; font-variant-numeric: tabular-nums;
    }
    .chip::before, .row::before {
      content: ""; width: 8px; height: 8px; border-radius: 50%; background: var(--dot);
    }
    .chip[aria-pressed="true"] {
      color: var(--text); border-color: var(--dot);
      background: color-mix(in srgb, var(--dot) 12%, transparent);
    }
    .chip[aria-pressed="false"]::before { opacity: 0.35; }
    #search {
      margin: 0 18px 10px; padding: 7px 11px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--ground);
    }
    .list { flex: 1; min-height: 0; overflow: auto; margin: 0; padding: 0 8px 12px; list-style: none; }
    .row {
      display: flex; align-items: center; gap: 9px; width: 100%; height: 32px; padding: 0 10px;
      border: 0; border-radius: 7px; background: transparent; text-align: left; cursor: pointer;
      content-visibility: auto; contain-intrinsic-height: 32px;
    }
    .row span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; direction: ltr; }
    .row:hover { background: color-mix(in srgb, var(--dim) 12%, transparent); }
    .row[aria-current="true"] { background: var(--selected); }
    .row::before { flex: none; }
    .none { padding: 8px 18px; color: var(--dim); }
    main { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    #detail { display: flex; flex-direction: column; flex: 1; min-height: 0; }
    .heading {
      display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 18px 22px 12px;
    }
    h2 { font-size: 17px; overflow-wrap: anywhere; }
    .badge {
      padding: 1px 9px; border-radius: 999px; color: var(--dot); font-size: 12.5px; font-weight: 600;
      background: color-mix(in srgb, var(--dot) 14%, transparent);
    }
    #summary { flex-basis: 100%; color: var(--dim); }
    .toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; padding: 0 22px 14px; }
    .spacer { flex: 1; }
    .segments {
      display: inline-flex; padding: 2px; border-radius: 9px;
      background: color-mix(in srgb, var(--dim) 16%, transparent);
    }
    .segments button {
      min-width: 32px; padding: 4px 11px; border: 0; border-radius: 7px; background: transparent;
      cursor: pointer; font-size: 13px;
    }
    .segments button[aria-pressed="true"] {
      background: light-dark(#fff, #48484d); box-shadow: 0 1px 2px #0003;
    }
    .segments button:disabled { opacity: 0.35; cursor: default; }
    #zoom { display: inline-block; min-width: 4ch; font-variant-numeric: tabular-nums; }
    .swatch {
      display: block; width: 16px; height: 16px; margin: 2px 0; border-radius: 4px;
      border: 1px solid #8888;
    }
    .slider-row { display: inline-flex; align-items: center; gap: 8px; color: var(--dim); font-size: 13px; }
    .slider-row input { width: 150px; accent-color: var(--tint); }
    .blink-label { min-width: 8ch; color: var(--dim); }
    .check { display: inline-flex; align-items: center; gap: 5px; font-size: 13px; color: var(--dim); }
    .check input { accent-color: var(--tint); }
    .stage {
      flex: 1; min-height: 0; overflow: auto; padding: 22px; border-top: 1px solid var(--line);
      display: flex; flex-wrap: wrap; gap: 22px; align-items: safe center;
      justify-content: safe center; align-content: safe center;
    }
    figure { margin: 0; }
    figcaption {
      display: flex; justify-content: space-between; gap: 14px; padding: 0 2px 6px;
      font-size: 12.5px; color: var(--dim); white-space: nowrap;
    }
    figcaption b { color: var(--text); font-weight: 600; }
    .frame {
      position: relative; overflow: hidden; border-radius: 6px; touch-action: none; width: max-content;
      box-shadow: 0 0 0 1px var(--line), 0 6px 20px #0001; user-select: none;
    }
    .frame img { display: block; image-rendering: pixelated; }
    .layers { position: relative; isolation: isolate; }
    .frame img + img { position: absolute; inset: 0 auto auto 0; }
    .checks, .stage[data-backdrop="checks"] .frame {
      background: repeating-conic-gradient(#d9d9de 0 25%, #fff 0 50%) 0 0 / 16px 16px;
    }
    @media (prefers-color-scheme: dark) {
      .checks, .stage[data-backdrop="checks"] .frame {
        background: repeating-conic-gradient(#3a3a3f 0 25%, #2a2a2e 0 50%) 0 0 / 16px 16px;
      }
    }
    .black, .stage[data-backdrop="black"] .frame { background: #000; }
    .white, .stage[data-backdrop="white"] .frame { background: #fff; }
    .area {
      position: absolute; border: 1.5px solid #ff2d55; border-radius: 3px; pointer-events: none;
      box-shadow: 0 0 0 1px #fff9;
    }
    .divider {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: #ff2d55;
      pointer-events: none;
    }
    .absent {
      display: grid; place-items: center; min-width: 180px; min-height: 180px; padding: 20px;
      border: 1.5px dashed var(--line); border-radius: 8px; color: var(--dim);
    }
    .empty { flex: 1; display: grid; place-content: center; justify-items: center; gap: 6px; color: var(--dim); }
    .empty h2 { color: var(--text); }
    .tick {
      display: grid; place-items: center; width: 64px; height: 64px; margin-bottom: 8px;
      border-radius: 50%; font-size: 30px; color: var(--same);
      background: color-mix(in srgb, var(--same) 14%, transparent);
    }
    footer {
      display: flex; flex-wrap: wrap; align-items: center; gap: 8px 22px; padding: 9px 22px;
      background: var(--panel); border-top: 1px solid var(--line); color: var(--dim); font-size: 12.5px;
    }
    .accept { display: flex; align-items: center; gap: 8px; min-width: 0; }
    .accept code {
      overflow: auto; padding: 3px 9px; border-radius: 6px; background: var(--ground);
      color: var(--text); white-space: nowrap; max-width: 62vw;
      font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace;
    }
    .accept button {
      padding: 2px 10px; border: 1px solid var(--line); border-radius: 6px; background: transparent;
      cursor: pointer;
    }
    kbd {
      display: inline-block; min-width: 18px; margin: 0 2px; padding: 0 4px; text-align: center;
      border: 1px solid var(--line); border-radius: 4px; font: inherit; font-size: 11.5px;
    }
    @media (max-width: 760px) {
      .app { grid-template-columns: none; grid-template-rows: 40vh auto; height: auto; }
      aside { border-right: 0; border-bottom: 1px solid var(--line); }
      .stage { min-height: 50vh; }
    }
    """#
}
