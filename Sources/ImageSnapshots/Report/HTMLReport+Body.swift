extension HTMLReport {
  /// The page before its script fills it.
  static let body = #"""
    <div class="app">
      <aside>
        <header>
          <h1>Snapshots</h1>
          <p id="totals" class="totals"></p>
        </header>
        <div id="filters" class="filters" role="group" aria-label="Filter by verdict"></div>
        <input id="search" type="search" placeholder="Search names  ( / )" aria-label="Search names"
          autocomplete="off" spellcheck="false">
        <ol id="list" class="list" tabindex="-1"></ol>
        <p id="none" class="none" hidden>Nothing matches.</p>
      </aside>
      <main>
        <section id="detail" hidden>
          <div class="heading">
            <h2 id="name"></h2>
            <span id="verdict" class="badge"></span>
            <p id="summary"></p>
          </div>
          <div class="toolbar">
            <div id="modes" class="segments" role="group" aria-label="View">
              <button data-mode="side" title="1">Side by side</button>
              <button data-mode="swipe" title="2">Swipe</button>
              <button data-mode="onion" title="3">Onion skin</button>
              <button data-mode="blink" title="4">Blink</button>
            </div>
            <label id="slider-row" class="slider-row" hidden>
              <span>Expected</span>
              <input id="slider" type="range" min="0" max="100" value="50" step="1"
                aria-label="Between expected and actual">
              <span>Actual</span>
            </label>
            <span id="blink-label" class="blink-label" hidden></span>
            <div class="spacer"></div>
            <label class="check"><input id="areas" type="checkbox" checked> Areas</label>
            <div id="backdrops" class="segments" role="group" aria-label="Backdrop">
              <button data-backdrop="checks" title="Checkerboard"><i class="swatch checks"></i></button>
              <button data-backdrop="black" title="Black"><i class="swatch black"></i></button>
              <button data-backdrop="white" title="White"><i class="swatch white"></i></button>
            </div>
            <div class="segments" role="group" aria-label="Zoom">
              <button id="zoom-out" title="Zoom out ( - )" aria-label="Zoom out">−</button>
              <button id="zoom-fit" title="Fit ( 0 )"><output id="zoom"></output></button>
              <button id="zoom-in" title="Zoom in ( + )" aria-label="Zoom in">+</button>
            </div>
          </div>
          <div id="stage" class="stage" data-backdrop="checks"></div>
        </section>
        <section id="empty" class="empty" hidden>
          <div class="tick" aria-hidden="true">✓</div>
          <h2>Everything is as it was</h2>
          <p>No picture differs from its reference.</p>
        </section>
        <footer>
          <div id="accept" class="accept" hidden>
            <span>Accept</span><code id="command"></code><button id="copy">Copy</button>
          </div>
          <p class="keys"><kbd>j</kbd><kbd>k</kbd> next, previous
            <kbd>1</kbd>–<kbd>4</kbd> view <kbd>←</kbd><kbd>→</kbd> slide
            <kbd>+</kbd><kbd>−</kbd><kbd>0</kbd> zoom <kbd>b</kbd> backdrop
            <kbd>f</kbd> failures or all <kbd>/</kbd> search</p>
        </footer>
      </main>
    </div>
    """#
}
