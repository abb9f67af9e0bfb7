import Foundation
import TestSupport
import Testing

/// The npm package of the web target, and the React Native folder, as those read them who use them: tsc,
/// node's resolution of packages, and a browser under a Content-Security-Policy without `unsafe-inline`.
@Suite(.serialized) struct WebTargetTests: WebRuns {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a project imports the package by its name, with types`() throws {
    try make("buttons: { add: {}, remove: { badge: minus, size: 30 } }")
    let output = try folder.runModule(
      """
      import { accessibleName, badgeForLocale, currencyCodeForLocale } from "currency-badge";
      import type { Button, Name } from "currency-badge";
      import chf from "currency-badge/icons/remove_chf";
      import { defineCurrencyBadge } from "currency-badge/element";
      import { CurrencyBadge, CurrencyBadgeIcon } from "currency-badge/react";
      const button: Button = "remove";
      const name: Name = badgeForLocale("fr-CH", button);
      console.log(name, chf.name, chf.height, chf.body.includes("currentColor"));
      console.log(accessibleName("fr-CH", "add", "fr"), "|", accessibleName("xx", "add", "de"));
      console.log(currencyCodeForLocale("tr-LI"), currencyCodeForLocale("en-US-u-cu-jpy"), currencyCodeForLocale("tr-BG"));
      console.log(typeof defineCurrencyBadge);
      const icon = CurrencyBadgeIcon({ icon: chf, label: "Franc", height: 60 }) as any;
      console.log(JSON.stringify(icon.props).replace(chf.body.replaceAll('"', '\\\\"'), "body"));
      console.log((CurrencyBadgeIcon({ icon: chf }) as any).props["aria-hidden"]);
      CurrencyBadge({ locale: "fr-CH", button });
      await new Promise((resolve) => setTimeout(resolve, 50));
      const shown = CurrencyBadge({ locale: "fr-CH", button, language: "de" }) as any;
      console.log(shown.props.icon === chf, shown.props.label);
      """)
    #expect(
      output.split(separator: "\n") == [
        "remove_chf remove_chf 30 true", "Ajouter\u{A0}: franc suisse | Hinzufügen",
        "CHF JPY undefined",
        "function",
        #"{"xmlns":"http://www.w3.org/2000/svg","viewBox":"0 0 30 30","width":60,"height":60,"#
          + #""role":"img","aria-label":"Franc","dangerouslySetInnerHTML":{"__html":"body"}}"#,
        "true", "true Entfernen: Schweizer Franken",
      ])
    // What has no types, or is not there, can't be imported.
    try folder.write(
      #"import { badgeForLocale } from "currency-badge"; badgeForLocale("fr-CH", "ad");"#,
      to: "wrong.mts")
    let wrong = try folder.tsc("--noEmit", "wrong.mts")
    #expect(wrong.status != 0 && wrong.text.contains("\"ad\""))
  }

  /// Every file that `package.json` names is there, and importing a module does nothing.
  @Test func `the package's entries are there and have no side effects`() throws {
    try make()
    let data = Data(try folder.bytes("out/web/package.json"))
    let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(package["sideEffects"] as? [String] == ["./badges.css", "./badges-linked.css"])
    #expect(package["type"] as? String == "module")
    let exports = try #require(package["exports"] as? [String: Any])
    let files = exports.values.flatMap { value -> [String] in
      (value as? String).map { [$0] } ?? (value as? [String: String]).map { Array($0.values) } ?? []
    }
    #expect(files.count > 8)
    for file in files {
      let name = file.replacingOccurrences(of: "svg/*", with: "svg/chf.svg")
        .replacingOccurrences(of: "*", with: "chf")
      #expect(folder.exists("out/web/" + name), "\(file)")
    }
    // What is published is what can be imported, and not the gallery.
    let published = try #require(package["files"] as? [String])
    func isPublished(_ file: String) -> Bool {
      published.contains { pattern in
        pattern.hasPrefix("*.")
          ? !file.contains("/") && file.hasSuffix(pattern.dropFirst())
          : file == pattern || file.hasPrefix(pattern + "/")
      }
    }
    #expect(
      files.map { String($0.dropFirst(2)) }.filter { $0 != "package.json" }
        .allSatisfy(isPublished))
    #expect(folder.exists("out/web/index.html") && !isPublished("index.html"))
    // Without a browser's globals every module can be imported.
    #expect(
      try folder.runModule(
        """
        import * as all from "currency-badge";
        import * as element from "currency-badge/element";
        import * as react from "currency-badge/react";
        console.log(Object.keys(all).length > 5, Object.keys(element).length, Object.keys(react).length);
        """) == "true 2 2\n")
  }

  /// Node 20.19 and 22.12 load ES modules without top-level `await` by `require()`; `import()` works in all.
  @Test func `a CommonJS file loads every module, by require or by import`() throws {
    try make()
    try folder.write(
      """
      const { badgeForLocale } = require("currency-badge");
      const chf = require("currency-badge/icons/chf").default;
      console.log(badgeForLocale("fr-CH"), chf.name);
      for (const name of ["element", "loaders", "react", "react-icon"]) {
        console.log(Object.keys(require(`currency-badge/${name}`)).length > 0);
      }
      """, to: "require.cjs")
    try folder.write(
      #"import("currency-badge").then((all) => console.log(all.badgeForLocale("fr-CH")));"#,
      to: "import.cjs")
    #expect(try folder.node(["import.cjs"]) == "chf\n")
    let version = try folder.node([
      "-p",
      "const [a, b] = process.versions.node.split('.'); a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18)",
    ])
    guard version == "true\n" else { return }
    #expect(try folder.node(["require.cjs"]) == "chf chf\ntrue\ntrue\ntrue\ntrue\n")
  }

  @Test func `the element works in a browser under a strict policy, twice on a page`() throws {
    try make("buttons: { add: {}, remove: { badge: minus, size: 30 } }")
    let drawing = try folder.text("out/web/svg/add_chf.svg")
    let lines = try show(
      """
      <currency-badge locale="fr-CH" button="add"></currency-badge>
      <currency-badge locale="ja-JP" button="remove"></currency-badge>
      <currency-badge locale="en-US" button="add" label=""></currency-badge>
      <currency-badge locale="fr-CH" button="add" label="Franc"></currency-badge>
      <currency-badge></currency-badge>
      \(drawing) \(drawing) <img src="out/web/svg/add_chf.svg" alt="">
      """, language: "fr-CH",
      script: """
        import { defineCurrencyBadge } from "./out/web/element.js";
        defineCurrencyBadge();
        defineCurrencyBadge();
        await wait();
        const badges = [...document.querySelectorAll("currency-badge")];
        const svg = (badge) => badge.shadowRoot.querySelector("svg");
        answer.push(...badges.map((badge) => [
          svg(badge).getAttribute("role"), svg(badge).getAttribute("aria-label"),
          svg(badge).getBoundingClientRect().height,
        ].join("/")));
        badges[0].style.setProperty("--currency-badge-height", "20px");
        badges[0].setAttribute("locale", "cs-CZ");
        badges[0].setAttribute("locale", "ja-JP");
        await wait();
        answer.push(svg(badges[0]).getAttribute("aria-label"));
        answer.push(svg(badges[0]).getBoundingClientRect().height);
        const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
        answer.push(new Set(ids).size === ids.length);
        """)
    #expect(
      lines == [
        "img/Ajouter : franc suisse/50", "img/Supprimer : yen japonais/30", "//50",
        "img/Franc/50", "img/Ajouter : franc suisse/50", "Ajouter : yen japonais", "20", "true",
      ])
  }

  /// The templates, which are read as they are: their examples stand for the data.
  @Test func `the templates of scripts and declarations are valid without data`() throws {
    try make()
    for target in ["Web", "ReactNative"] {
      let path = "Sources/Assets/AssetPipeline/Targets/\(target)/Templates"
      let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(path))
        .filter { $0.hasSuffix(".js") || $0.hasSuffix(".d.ts") }
      #expect(names.count >= 4)
      for name in names {
        let text = try Repository.text("\(path)/\(name)")
        try folder.write(text, to: "templates/\(name)")
        if name.hasPrefix("index.") {
          try folder.write(text, to: "templates/names\(name.dropFirst("index".count))")
        }
      }
    }
    try folder.write(
      """
      import { CurrencyBadge } from "./templates/react.js";
      import { defineCurrencyBadge } from "./templates/element.js";
      import { CurrencyBadgeButton } from "./templates/CurrencyBadgeButton.js";
      import { loaders } from "./templates/loaders.js";
      console.log(CurrencyBadge, defineCurrencyBadge, CurrencyBadgeButton, loaders);
      """, to: "templates.mts")
    let compiled = try folder.tsc("--noEmit", "templates.mts")
    #expect(compiled.status == 0, "\(compiled.text)")
  }

  @Test func `the React Native button has types, a name and the picture of the scheme`() throws {
    try make(
      "buttons: { add: {}, remove: { badge: minus, size: 30 } }",
      targets: "{ kind: web }, { kind: react-native }")
    let output = try folder.runModule(
      """
      (globalThis as any).require = (path: string) => path;
      (globalThis as any).scheme = "dark";
      const { CurrencyBadgeButton } = await import("./out/react-native/CurrencyBadgeButton.js");
      const { badgeForLocale } = await import("./out/react-native/currencyBadge.js");
      const button = CurrencyBadgeButton({
        locale: "fr-CH", button: "remove", language: "en", onPress: () => {},
      }) as any;
      const { accessibilityLabel, accessibilityRole } = button.props;
      const other = CurrencyBadgeButton({ currency: "jpy", language: "de", colorScheme: "light" }) as any;
      console.log(other.props.accessibilityLabel, other.children[0].props.source);
      console.log(accessibilityRole, accessibilityLabel, button.children[0].props.source);
      console.log(button.children[0].props.style.height, badgeForLocale("de-DE", "add"));
      """)
    #expect(
      output == """
        Hinzufügen: Japanischer Yen ./images/light/add_jpy.png
        button Remove Swiss Franc ./images/dark/remove_chf.png
        30 ./images/light/add_xxx.png

        """)
  }

  /// Every language that CLDR 46 has names for at its level "modern", with two of a lower level.
  private static let languages = """
    af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka \
    kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nn no or pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta \
    te th tr uk ur ur-PK uz vi yo zh zh-Hant zh-TW zu
    """

  @Test func `add and remove never sound alike, and labels are their own language's alone`() throws
  {
    try make(
      """
      labels: { en: Add debit, fr: Ajouter un débit }
      names: { de: "%@ als Soll buchen" }
      buttons: { add: {}, remove: { badge: minus, labels: {}, names: {} } }
      """)
    let output = try folder.runModule(
      """
      import { accessibleName, accessibleNameForCurrencyCode, badgeForCurrencyCode, badgeForLocale } from "currency-badge";
      const { readFileSync } = await import("node:fs" as string);
      const languages = "\(Self.languages)".split(/ +/);
      console.log(languages.filter((language) =>
        accessibleName("fr-CH", "add", language) === accessibleName("fr-CH", "remove", language)));
      for (const language of ["fr-CA", "de", "es", "no", "nn", "ur", "am", "fil"]) {
        console.log(accessibleNameForCurrencyCode("eur", "remove", language));
      }
      console.log(accessibleName("fr-CH", "add", "fr-CA"), "|", accessibleName("fr-CH", "add", "de"));
      console.log(badgeForLocale("fr-CH", "add"), badgeForLocale("de-CH", "add"), badgeForLocale("fr", "add"));
      console.log(badgeForCurrencyCode("CHF", "add"), badgeForLocale("en-US", "add"), badgeForLocale("es-US", "add"));
      const svg = (name: string) => readFileSync(`out/web/svg/${name}.svg`, "utf8");
      console.log(svg(badgeForLocale("fr-CH", "add")).includes("#000"), svg("add_chf").includes('width="50"'));
      """)
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "[]", "Supprimer\u{A0}: euro", "Entfernen: Euro", "Quitar: euro", "Fjern: euro",
        "Fjern: euro",
        "Remove Euro", "Remove Euro", "Remove Euro",
        "Ajouter un débit | Schweizer Franken als Soll buchen",
        "add_chf_fr add_chf add_xxx", "add_chf add_usd_en add_usd", "false true",
      ])
  }

  @Test func `a label is shown to readers of its language alone`() throws {
    try make(
      """
      labels: { en: Add debit, fr: Ajouter un débit }
      buttons: { add: {}, plain: { labels: {} } }
      """, targets: "{ kind: web }, { kind: react-native, scales: [1] }, { kind: flutter }")
    let output = try folder.runModule(
      """
      import { badgeForLocale } from "currency-badge";
      (globalThis as any).require = (path: string) => path;
      (globalThis as any).scheme = "dark";
      for (const language of ["fr", "fr-CA", "FR_be", "de", "", "frp"]) {
        console.log(badgeForLocale("fr-CH", "add", "ltr", language), badgeForLocale("fr-CH", "plain", "ltr", language));
      }
      const { CurrencyBadge } = await import("currency-badge/react" as string);
      const { CurrencyBadgeButton } = await import("./out/react-native/CurrencyBadgeButton.js" as string);
      for (const language of ["fr", "de"]) {
        const { icon, label } = CurrencyBadge({ locale: "fr-CH", language }).props;
        console.log(icon.name, label, CurrencyBadgeButton({ locale: "fr-CH", language }).children[0].props.source);
      }
      """)
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "add_chf_fr plain_chf", "add_chf_fr plain_chf", "add_chf_fr plain_chf", "add_chf plain_chf",
        "add_chf plain_chf", "add_chf plain_chf",
        "add_chf_fr Ajouter un débit ./images/dark/add_chf_fr.png",
        "add_chf Hinzufügen: Schweizer Franken ./images/dark/add_chf.png",
      ])
    // Flutter's button has the app's language too; no Dart runs here.
    let dart = try folder.text("out/flutter/lib/currency_badge_button.dart")
    #expect(dart.contains("isRightToLeft: isRightToLeft,\n            language: language,"))
  }

  @Test func `a badge is on the side that the layout has it on, for every currency`() throws {
    try make(
      "button: { badge-corner: bottom-leading }",
      targets: "{ kind: web }, { kind: react-native }, { kind: flutter, format: png }")
    let output = try folder.runModule(
      """
      import { badgeForCurrencyCode, badgeForLocale, fallback } from "currency-badge";
      for (const tag of ["ar-EG", "fr-CH", "ja-JP", "xx"]) {
        console.log(badgeForLocale(tag), badgeForLocale(tag, "standard", "rtl"));
      }
      console.log(badgeForCurrencyCode("egp", "standard", "rtl"), fallback("standard", "rtl"));
      """)
    #expect(
      output.split(separator: "\n") == [
        "egp egp_rtl", "chf chf_rtl", "jpy jpy_rtl", "xxx xxx_rtl", "egp_rtl xxx_rtl",
      ])
    for name in ["egp", "chf", "xxx"] {
      for path in [
        "web/svg/NAME.svg", "react-native/images/dark/NAME.png",
        "flutter/assets/currency_badge/light/NAME.png",
      ] {
        let files = [name, name + "_rtl"].map {
          folder.path("out/" + path.replacingOccurrences(of: "NAME", with: $0))
        }
        let contents = try files.map { try Data(contentsOf: URL(filePath: $0)) }
        #expect(contents[0] != contents[1], "\(path)")
      }
    }
  }

  /// React's condition `react-server` resolves to a React without hooks.
  @Test func `a server shows a drawing, its space and its name`() throws {
    try make("buttons: { add: {}, remove: { badge: minus, size: 30 } }")
    try folder.write(
      """
      export const createElement = (type, props) => ({ type, props });
      export const forwardRef = (render) => (props) => render(props, null);
      """,
      to: "node_modules/react/index.js")
    try folder.write(
      """
      import chf from "currency-badge/icons/add_chf";
      import { CurrencyBadgeIcon } from "currency-badge/react-icon";
      console.log(CurrencyBadgeIcon({ icon: chf, "aria-label": "Franc" }).props.role);
      """, to: "server.mjs")
    #expect(try folder.node(["--conditions", "react-server", "server.mjs"]) == "img\n")
    try folder.write(
      """
      export const createElement = (type, props) => ({ type, props });
      export const forwardRef = (render) => (props) => render(props, null);
      export const useState = (value) => [value, () => {}];
      export const useEffect = () => {};
      """, to: "node_modules/react/index.js")
    try folder.write(
      """
      import { readFileSync } from "node:fs";
      import { CurrencyBadge } from "currency-badge/react";
      const first = CurrencyBadge({ currency: "CHF", button: "remove", language: "en" });
      const { props } = first.type(first.props);
      console.log(props.width, props.height, props.role, props["aria-label"]);
      console.log(readFileSync("out/web/react.js", "utf8").split("\\n")[0]);
      """, to: "page.mjs")
    #expect(
      try folder.node(["page.mjs"]) == "30 30 img Remove Swiss Franc\n\"use client\";\n")
  }

  /// A server, and a browser that takes up its HTML, have to render the same first.
  @Test
  func
    `the first render of a component is the same whatever the page, and the next has its language`()
    throws
  {
    try make()
    try folder.write(
      """
      import { CurrencyBadge } from "currency-badge/react";
      const [lang, ...properties] = process.argv.slice(2);
      if (lang !== "") globalThis.document = { documentElement: { lang } };
      const given = Object.fromEntries(properties.map((text) => text.split("=")));
      const show = () => {
        const { props } = CurrencyBadge(given);
        return `${props.icon.name} ${props.label}`;
      };
      console.log([show(), show()].join("|"));
      """, to: "render.mjs")
    func renders(_ language: String, _ properties: String...) throws -> [String] {
      try folder.node(["render.mjs", language] + properties)
        .split(whereSeparator: { "|\n".contains($0) }).map(String.init)
    }
    for properties in [["currency=CHF"], ["locale=fr-CH"], []] {
      let first = try ["", "de-CH", "ja-JP"].map {
        try folder.node(["render.mjs", $0] + properties).split(separator: "|")[0]
      }
      #expect(Set(first).count == 1, "\(first)")
    }
    #expect(
      try renders("de", "currency=CHF") == [
        "chf Add Swiss Franc", "chf Hinzufügen: Schweizer Franken",
      ])
    #expect(
      try renders("de", "locale=fr-CH") == [
        "chf Ajouter\u{A0}: franc suisse", "chf Hinzufügen: Schweizer Franken",
      ])
    #expect(try renders("de-CH") == ["xxx Add", "chf Hinzufügen: Schweizer Franken"])
    #expect(
      try renders("de", "currency=CHF", "language=cs")
        == ["chf Přidat: švýcarský frank", "chf Přidat: švýcarský frank"])
  }

  @Test func `JSX refuses what the element and the components have not, and takes a ref`() throws {
    try make()
    try folder.write(
      """
      import "currency-badge/jsx";
      import { CurrencyBadge, CurrencyBadgeIcon } from "currency-badge/react";
      import type { CurrencyBadgeElement } from "currency-badge/element";
      import chf from "currency-badge/icons/chf";
      declare const svg: { readonly current: SVGSVGElement | null };
      declare const element: { readonly current: CurrencyBadgeElement | null };
      export const shown = [
        <currency-badge ref={element} key="a" class="b" currency="CHF" aria-hidden data-a />,
        <currency-badge onClick={(event) => event.currentTarget.currency} />,
        <CurrencyBadge ref={svg} currency="CHF" />,
        <CurrencyBadge />,
        <CurrencyBadgeIcon ref={svg} icon={chf} />,
        // @ts-expect-error
        <currency-badge currancy="CHF" />,
        // @ts-expect-error
        <currency-badge onClick={42} />,
        // @ts-expect-error
        <currency-badge button="nope" />,
        // @ts-expect-error
        <currency-badge ref={svg} />,
        // @ts-expect-error
        <CurrencyBadge currancy="CHF" />,
        // @ts-expect-error
        <CurrencyBadge ref={42} />,
      ];
      """, to: "shown.tsx")
    #expect(try folder.tsc("--noEmit", "shown.tsx").text == "")
  }

  @Test func `SVGs are well-formed, and the sprite shows its drawings`() throws {
    try run("{ kind: web }")
    let svgs = names("web/svg").map { folder.path("out/web/svg/\($0)") }
    #expect(svgs.count > 150)
    let linted = try Tool(program: "xmllint").run(
      ["--noout", folder.path("out/web/sprite.svg")] + svgs)
    #expect(linted.status == 0, "\(linted.errors)")
    // The sprite's symbol looks like the file of its own.
    let page = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      color="#767676" width="50" height="50"><use xlink:href="out/web/sprite.svg#currency-badge-eur" width="50" height="50"/></svg>
      """
    try folder.write(page, to: "page.svg")
    let converter = Tool(program: "rsvg-convert")
    let whole = try converter.run("-w", "200", folder.path("out/web/svg/eur.svg"))
    let used = try converter.run("-w", "200", folder.path("page.svg"))
    #expect(!whole.output.isEmpty)
    #expect(whole.output == used.output)
  }

  @Test func `package.json has what the target says`() throws {
    try run("{ kind: web, version: 1.4.2, license: UNLICENSED, tag: my-badge }", locales: "[en_US]")
    let package = try folder.text("out/web/package.json").replacing(": ", with: ":")
    #expect(package.contains(#""version":"1.4.2""#) && package.contains(#""license":"UNLICENSED""#))
    #expect(
      try folder.text("out/web/element.js").contains(#"defineCurrencyBadge(tag = "my-badge")"#))
  }

  @Test func `the element follows the page, and the style sheet is seen with forced colours`()
    throws
  {
    try make("button: { badge-corner: bottom-leading }")
    for isForced in [false, true] {
      let lines = try show(
        """
        <link rel="stylesheet" href="out/web/badges-linked.css">
        <currency-badge currency="CHF"></currency-badge>
        <button><span class="currency-badge currency-badge-chf"></span></button>
        <span class="currency-badge currency-badge-jpy"></span>
        """, language: "en",
        script: """
          import { CurrencyBadgeElement, defineCurrencyBadge } from "./out/web/element.js";
          defineCurrencyBadge();
          const badge = document.querySelector("currency-badge");
          answer.push(badge.getBoundingClientRect().width > 0);
          const svg = () => badge.shadowRoot.querySelector("svg");
          await wait();
          const before = svg().innerHTML;
          answer.push(svg().getAttribute("aria-label"));
          document.documentElement.lang = "de";
          document.documentElement.dir = "rtl";
          await wait();
          answer.push(svg().getAttribute("aria-label"), svg().innerHTML !== before);
          badge.currency = "JPY";
          await wait();
          answer.push(badge.getAttribute("currency"), svg().getAttribute("aria-label"));
          customElements.define("taken-tag", class extends HTMLElement {});
          console.error = (text) => answer.push(text);
          defineCurrencyBadge("taken-tag");
          const spans = [...document.querySelectorAll("span")].map((span) => getComputedStyle(span));
          answer.push(spans[0].maskImage.includes("chf_rtl.svg"), spans[1].width, spans[1].height);
          answer.push(matchMedia("(forced-colors: active)").matches, spans[1].forcedColorAdjust);
          """, policy: "style-src 'self'", flags: isForced ? ["--force-high-contrast"] : [])
      #expect(
        lines == [
          "true", "Add Swiss Franc", "Hinzufügen: Schweizer Franken", "true", "JPY",
          "Hinzufügen: Japanischer Yen",
          "currency-badge: <taken-tag> is another element already. Define this package's by another tag.",
          "true", "50px", "50px",
          "\(isForced)", isForced ? "preserve-parent-color" : "auto",
        ])
    }
  }

  @Test func `the language crosses shadow roots, and is followed inside them`() throws {
    try make()
    let lines = try show(
      "<div id=host></div>", language: "fr-CH",
      script: """
        import { defineCurrencyBadge } from "./out/web/element.js";
        defineCurrencyBadge();
        const outer = host.attachShadow({ mode: "open" });
        const box = outer.appendChild(document.createElement("section"));
        const inner = box.appendChild(document.createElement("p")).attachShadow({ mode: "open" });
        const badge = inner.appendChild(document.createElement("currency-badge"));
        const label = () => badge.shadowRoot.querySelector("svg").getAttribute("aria-label");
        await wait();
        answer.push(label());
        box.lang = "ja-JP";
        await wait();
        answer.push(label());
        box.removeAttribute("lang");
        document.documentElement.lang = "cs-CZ";
        await wait();
        answer.push(label());
        """, policy: "style-src 'self'")
    #expect(
      lines == ["Ajouter : franc suisse", "追加: 日本円", "Přidat: česká koruna"], "\(lines)")
  }

  @Test func `a property that is set before the definition is kept, and its accessor works`() throws
  {
    try make()
    let lines = try show(
      "<main></main>", language: "en",
      script: """
        const early = document.createElement("currency-badge");
        early.currency = "JPY";
        document.body.append(early);
        const { defineCurrencyBadge } = await import("./out/web/element.js");
        defineCurrencyBadge();
        const label = () => early.shadowRoot.querySelector("svg").getAttribute("aria-label");
        await wait();
        answer.push(label(), early.getAttribute("currency"));
        early.currency = "CHF";
        await wait();
        answer.push(label());
        """, policy: "style-src 'self'")
    #expect(lines == ["Add Japanese Yen", "JPY", "Add Swiss Franc"], "\(lines)")
  }

  @Test func `nothing of the former currency stays when a drawing can't be loaded`() throws {
    try make("buttons: { add: {}, remove: { badge: minus } }")
    try FileManager.default.removeItem(atPath: folder.path("out/web/icons/add_jpy.js"))
    let lines = try show(
      "<currency-badge currency=CHF></currency-badge>", language: "en",
      script: """
        import { defineCurrencyBadge } from "./out/web/element.js";
        addEventListener("unhandledrejection", () => answer.push("unhandled"));
        const errors = [];
        console.error = (text) => errors.push(text);
        defineCurrencyBadge();
        const badge = document.querySelector("currency-badge");
        const svg = () => badge.shadowRoot.querySelector("svg");
        await wait();
        answer.push(svg().childElementCount > 0);
        badge.currency = "JPY";
        await wait();
        answer.push(svg().getAttribute("aria-label"), svg().childElementCount);
        badge.button = "nope";
        badge.currency = "CHF";
        await wait();
        badge.button = "remove";
        await wait();
        answer.push(svg().getAttribute("aria-label"), svg().childElementCount > 0);
        answer.push(errors.filter((text) => text.startsWith("currency-badge: ")).length);
        """, policy: "style-src 'self'")
    #expect(
      lines == ["true", "Add Japanese Yen", "0", "Remove Swiss Franc", "true", "3"], "\(lines)")
  }

  @Test func `the element works in another document, and where Trusted Types are required`() throws
  {
    try make()
    let lines = try show(
      "<iframe src=\"about:blank\"></iframe><currency-badge currency=CHF></currency-badge>",
      language: "en",
      script: """
        import { defineCurrencyBadge } from "./out/web/element.js";
        defineCurrencyBadge();
        const badge = document.querySelector("currency-badge");
        const height = () => badge.getBoundingClientRect().height;
        await wait();
        answer.push(height(), badge.shadowRoot.querySelector("svg").childElementCount > 0);
        document.querySelector("iframe").contentDocument.body.append(badge);
        await wait();
        answer.push(height(), badge.shadowRoot.adoptedStyleSheets.length);
        document.body.append(badge);
        badge.currency = "JPY";
        await wait();
        answer.push(height(), badge.shadowRoot.querySelector("svg").getAttribute("aria-label"));
        """, policy: "style-src 'self'; frame-src 'self'; require-trusted-types-for 'script'")
    #expect(lines == ["50", "true", "50", "1", "50", "Add Japanese Yen"], "\(lines)")
  }
}
