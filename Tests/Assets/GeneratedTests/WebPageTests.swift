import Foundation
import RasterImage
import TestSupport
import Testing
import VectorGraphics

/// Pages with web packages in a browser: style sheets, pictures, elements.
@Suite(.serialized) struct WebPageTests: WebRuns {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The pixels of an element of a page, which is opened as a file.
  private func screenshot(_ browser: Chromium, _ selector: String) throws -> [RGBAColor] {
    let picture = try PNG.decode(browser.screenshot(of: selector))
    return stride(from: 0, to: picture.bytes.count, by: 4).map {
      RGBAColor(red: picture.bytes[$0], green: picture.bytes[$0 + 1], blue: picture.bytes[$0 + 2])
    }
  }

  /// A browser loads no file as a mask for a page that is a file.
  @Test func `the style sheet shows its drawings in a page that is a file`() throws {
    try make()
    try folder.write(
      """
      <!doctype html><meta charset="utf-8"><link rel="stylesheet" href="out/web/badges.css">
      <p><span id="masked" class="currency-badge currency-badge-chf"></span></p>
      <p id="inline">\(try folder.text("out/web/svg/chf.svg"))</p>
      """, to: "page.html")
    let browser = try Chromium()
    try browser.open(folder.path("page.html"))
    let masked = try screenshot(browser, "#masked")
    let drawn = try screenshot(browser, "#inline svg")
    #expect(masked.contains(.black) && masked.count == drawn.count)
    let differences = zip(masked, drawn).map { abs(Int($0.red) - Int($1.red)) }
    #expect(differences.max() ?? 255 <= 16)
    #expect(browser.requests.allSatisfy { !$0.hasSuffix(".svg") })
    #expect(browser.complaints == [])
  }

  @Test(arguments: [
    [:], ["prefers-color-scheme": "dark"], ["forced-colors": "active"],
    ["forced-colors": "active", "prefers-color-scheme": "dark"],
  ])
  func `an img can be seen on any ground, and a copy in the page has its text's colour`(
    media: [String: String]
  ) throws {
    try make()
    let styles = [
      "", "background: white", "background: black", "color-scheme: dark; background: black",
      "color-scheme: light dark; background: Canvas",
    ]
    let boxes = styles.enumerated().map {
      #"<p id="box\#($0)" style="\#($1)"><img src="out/web/svg/chf.svg" alt=""></p>"#
    }
    try folder.write(
      """
      <!doctype html><meta charset="utf-8"><style>p { width: 50px; height: 50px }</style>
      \(boxes.joined()) <p style="color: rgb(0, 99, 0)">\(try folder.text("out/web/svg/chf.svg"))</p>
      """, to: "page.html")
    let browser = try Chromium()
    try browser.open(folder.path("page.html"), media: media)
    for (index, style) in styles.enumerated() {
      let pixels = try screenshot(browser, "#box\(index)")
      // The corner is outside of the ring.
      let ground = pixels[0]
      let contrast = pixels.map { $0.contrastRatio(with: ground) }.max() ?? 1
      // WCAG 2.1, 1.4.11.
      #expect(contrast >= 3, "\(style)")
    }
    if media["forced-colors"] == nil {
      #expect(
        try browser.evaluate("getComputedStyle(document.querySelector('svg path')).fill") as? String
          == "rgb(0, 99, 0)")
    }
  }

  /// Reading a drawing, finding a language's names and computing styles are what takes a browser long.
  @Test func `a thousand elements share what takes a browser long`() throws {
    try make("buttons: { add: {}, side: { badge-corner: bottom-leading } }")
    let lines = try show(
      "", language: "en",
      script: """
        import { defineCurrencyBadge } from "./out/web/element.js";
        const calls = [];
        function count(object, name) {
          const own = object[name];
          object[name] = function (...values) { calls.push(name); return own.apply(this, values); };
        }
        count(DOMParser.prototype, "parseFromString");
        count(globalThis, "getComputedStyle");
        count(ShadowRoot.prototype, "replaceChildren");
        let languages = 0;
        Intl.DisplayNames = class extends Intl.DisplayNames {
          constructor(...values) { super(...values); languages += 1; }
        };
        defineCurrencyBadge();
        const main = document.querySelector("main");
        for (const button of ["add", "side"]) {
          calls.length = 0;
          main.innerHTML = `<currency-badge currency=CHF button=${button}></currency-badge>`.repeat(1000);
          const widths = [...main.children].filter((badge) => badge.getBoundingClientRect().width === 50);
          await wait();
          const drawn = [...main.children].filter((badge) => badge.shadowRoot.querySelector("path"));
          const turns = calls.filter((name, index) => name === "getComputedStyle" && calls[index - 1] !== name);
          const parsed = calls.filter((name) => name === "parseFromString");
          answer.push([widths.length, drawn.length, parsed.length, turns.length, languages].join(" "));
        }
        """, policy: "style-src 'self'")
    #expect(lines == ["1000 1000 1 0 1", "1000 1000 1 2 1"], "\(lines)")
  }

  /// Both packages have drawings of the same names.
  @Test func `two packages on a page look and behave as each does alone`() throws {
    try make(
      targets: """
        { kind: web, path: web }, \
        { kind: web, path: other, tag: acme-money, button: { badge: minus, size: 30 } }
        """)
    func lines(_ packages: [(path: String, tag: String)]) throws -> [String] {
      try show(
        packages.map { path, tag in
          """
          <link rel="stylesheet" href="out/\(path)/badges.css">
          <\(tag) currency="CHF"></\(tag)> <span class="\(tag) \(tag)-chf"></span>
          <svg width="50" height="50"><use href="out/\(path)/sprite.svg#\(tag)-chf"/></svg>
          """
        }.joined(), language: "fr",
        script: """
          const tags = \(packages.map(\.tag));
          for (const path of \(packages.map(\.path))) {
            (await import(`./out/${path}/element.js`)).defineCurrencyBadge();
          }
          document.querySelector("main").setAttribute("class", "sized");
          for (const tag of tags) {
            await wait();
            const badge = document.querySelector(tag);
            const span = document.querySelector(`span.${tag}`);
            const size = (element) => element.getBoundingClientRect().height;
            badge.style.setProperty("--currency-badge-height", "20px");
            const { maskImage, width } = getComputedStyle(span);
            answer.push([tag, size(badge), width, maskImage].join(" "));
            answer.push(badge.shadowRoot.innerHTML);
          }
          """,
        policy: """
          style-src 'self'; img-src 'self' data:; trusted-types currency-badge acme-money; \
          require-trusted-types-for 'script'
          """)
    }
    let (web, other) = (("web", "currency-badge"), ("other", "acme-money"))
    let (first, second) = (try lines([web]), try lines([other]))
    #expect(first[0].hasPrefix("currency-badge 20 50px url("), "\(first)")
    #expect(second[0].hasPrefix("acme-money 30 30px url("), "\(second)")
    #expect(first[1] != second[1])
    #expect(try lines([web, other]) == first + second)
    #expect(try lines([other, web]) == second + first)
    let sprites = try ["web", "other"].map { try folder.text("out/\($0)/sprite.svg") }
    #expect(sprites[0].contains(#"id="currency-badge-chf""#))
    #expect(sprites[1].contains(#"id="acme-money-chf""#))
  }

  @Test func `a second package with the tag of the first says so in one line, and changes nothing`()
    throws
  {
    try make(
      targets: "{ kind: web, path: web }, { kind: web, path: other, button: { badge: minus } }")
    let lines = try show(
      "<currency-badge currency=CHF></currency-badge>", language: "en",
      script: """
        import * as first from "./out/web/element.js";
        import * as second from "./out/other/element.js";
        console.error = (...texts) => answer.push(texts.join(" "));
        first.defineCurrencyBadge();
        await wait();
        const html = () => document.querySelector("currency-badge").shadowRoot.innerHTML;
        const before = html();
        second.defineCurrencyBadge();
        second.defineCurrencyBadge("another-badge");
        document.querySelector("currency-badge").label = "Franc";
        document.querySelector("currency-badge").label = null;
        await wait();
        answer.push(html() === before);
        """, policy: "style-src 'self'")
    #expect(
      lines == [
        "currency-badge: <currency-badge> is another element already. Define this package's by another tag.",
        "true",
      ], "\(lines)")
  }

  @Test func `an element has the same picture and size after every step of its life`() throws {
    try make("button: { badge-corner: bottom-leading }")
    let lines = try show(
      """
      <iframe></iframe><section></section><section></section>
      <form name="host"></form><currency-badge currency="CHF"></currency-badge>
      """, language: "en",
      script: """
        import { defineCurrencyBadge } from "./out/web/element.js";
        defineCurrencyBadge();
        console.error = (text) => answer.push(text);
        const main = document.querySelector("main");
        const [one, two] = [...document.querySelectorAll("section")].map((section) => section.attachShadow({ mode: "open" }));
        const frame = document.querySelector("iframe").contentDocument;
        const framed = frame.body.appendChild(frame.createElement("section")).attachShadow({ mode: "open" });
        let badge = document.querySelector("currency-badge");
        const state = () => {
          const { width, height } = badge.getBoundingClientRect();
          return `${width} ${height} ${badge.shadowRoot.innerHTML}`;
        };
        await wait();
        const expected = state();
        answer.push(expected.includes("<path"));
        const steps = {
          again: () => { badge.remove(); main.append(badge); },
          frame: () => frame.body.append(badge),
          "frame's shadow": () => framed.append(badge),
          shadow: () => one.append(badge),
          "another shadow": () => two.append(badge),
          adopted: () => { badge.remove(); frame.adoptNode(badge); frame.body.append(badge); },
          fragment: () => {
            const part = document.createDocumentFragment();
            part.append(badge);
            main.append(part);
          },
          "a document without a window": () => {
            const other = document.implementation.createHTMLDocument();
            other.body.append(badge);
            badge.currency = "JPY";
            badge.currency = "CHF";
            main.append(badge);
          },
          "changed without a page": () => {
            badge.remove();
            badge.currency = "JPY";
            badge.currency = "CHF";
            two.append(badge);
          },
          "at once": () => { for (const root of [frame.body, one, framed, main]) root.append(badge); },
          move: () => (main.moveBefore ?? main.insertBefore).call(main, badge, main.firstChild),
          clone: () => { const copy = badge.cloneNode(true); badge.replaceWith(copy); badge = copy; },
          import: () => { const copy = document.importNode(badge, true); badge.replaceWith(copy); badge = copy; },
          parsed: () => {
            const html = badge.outerHTML;
            badge.remove();
            main.insertAdjacentHTML("beforeend", html);
            badge = main.lastChild;
          },
        };
        for (const [name, step] of Object.entries(steps)) {
          step();
          await new Promise((resolve) => setTimeout(resolve, 50));
          if (state() !== expected) answer.push(`${name}: ${state().slice(0, 300)}`);
        }
        // The language and the direction are followed wherever the element is.
        framed.append(badge);
        frame.documentElement.lang = "de";
        frame.documentElement.dir = "rtl";
        await wait();
        answer.push(badge.shadowRoot.querySelector("svg").getAttribute("aria-label"), state() !== expected);
        """, policy: "style-src 'self'; frame-src 'self'")
    #expect(lines == ["true", "Hinzufügen: Schweizer Franken", "true"], "\(lines)")
  }
}
