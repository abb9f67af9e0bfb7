import Foundation
import TestSupport
import Testing

/// The npm package of the web target, and the React Native folder, as those read them who use them: tsc,
/// node's resolution of packages, and a browser under a Content-Security-Policy without `unsafe-inline`.
@Suite(.serialized) struct WebPackageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes the package, and puts it where node and tsc look for `currency-badge`.
  private func make(_ settings: String = "", targets: String = "{ kind: web }") throws {
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US, fr_CH, ja_JP, ar_EG, cs_CZ]
      \(settings)
      targets: [\(targets)]

      """, to: "mintmark.yml")
    let tool = Tool.mintmark(in: folder)
    let result = try tool.run("batch", "--quiet")
    try #require(result.status == 0, "\(result.errors)")
    try folder.write(#"{ "type": "module" }"#, to: "package.json")
    let modules = folder.url.appendingPathComponent("node_modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let link = modules.appendingPathComponent("currency-badge").path
    if !FileManager.default.fileExists(atPath: link) {
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path("out/web"))
    }
    try stub(
      "react",
      script: """
        export const createElement = (type, props, ...children) => ({ type, props, children });
        export const useState = (value) => [globalThis.state ?? value, (next) => (globalThis.state = next)];
        export const useEffect = (effect) => effect();
        """,
      types: """
        export interface ReactElement { type: unknown }
        export interface SVGAttributes<T> { className?: string; onClick?: (event: T) => void }
        """)
    try stub(
      "react-native",
      script: """
        export const Image = "Image", Pressable = "Pressable";
        export const useColorScheme = () => "dark";
        """,
      types: """
        export type ImageSourcePropType = string;
        export interface PressableProps { onPress?: () => void }
        """)
  }

  /// A stand-in for a package that is not there.
  private func stub(_ name: String, script: String, types: String) throws {
    let place = "node_modules/\(name)"
    try folder.write(
      #"{ "name": "\#(name)", "type": "module", "main": "index.js", "types": "index.d.ts" }"#,
      to: "\(place)/package.json")
    try folder.write(script, to: "\(place)/index.js")
    try folder.write(types, to: "\(place)/index.d.ts")
  }

  /// Type-checks a module as a project that node runs does, and runs it.
  private func run(_ text: String) throws -> String {
    try folder.write(text, to: "use.mts")
    let compiled = try Tool(program: "tsc", folder: folder.url).run(
      "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
      "use.mts")
    try #require(compiled.status == 0, "\(compiled.text)")
    let result = try Tool(program: "node", folder: folder.url).run("use.mjs")
    #expect(result.status == 0, "\(result.errors)")
    return result.text
  }

  @Test func `a project imports the package by its name, with types`() throws {
    try make("buttons: { add: {}, remove: { badge: minus, size: 30 } }")
    let output = try run(
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
      console.log(currencyCodeForLocale("tr-BG"), currencyCodeForLocale("en-US-u-cu-jpy"));
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
        "remove_chf remove_chf 30 true", "Ajouter\u{A0}: franc suisse | Hinzufügen", "EUR JPY",
        "function",
        #"{"xmlns":"http://www.w3.org/2000/svg","viewBox":"0 0 30 30","width":60,"height":60,"#
          + #""role":"img","aria-label":"Franc","dangerouslySetInnerHTML":{"__html":"body"}}"#,
        "true", "true Entfernen: Schweizer Franken",
      ])
    // What has no types, or is not there, can't be imported.
    try folder.write(
      #"import { badgeForLocale } from "currency-badge"; badgeForLocale("fr-CH", "ad");"#,
      to: "wrong.mts")
    let wrong = try Tool(program: "tsc", folder: folder.url).run(
      "--strict", "--noEmit", "--target", "es2022", "--module", "node16", "--moduleResolution",
      "node16", "wrong.mts")
    #expect(wrong.status != 0 && wrong.text.contains("\"ad\""))
  }

  /// Every file that `package.json` names is there, and importing a module does nothing.
  @Test func `the package's entries are there and have no side effects`() throws {
    try make()
    let data = try Data(contentsOf: folder.url.appendingPathComponent("out/web/package.json"))
    let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(package["sideEffects"] as? Bool == false && package["type"] as? String == "module")
    let exports = try #require(package["exports"] as? [String: Any])
    let files = exports.values.flatMap { value -> [String] in
      (value as? String).map { [$0] } ?? (value as? [String: String]).map { Array($0.values) } ?? []
    }
    #expect(files.count > 8)
    for file in files {
      let name = file.replacingOccurrences(of: "svg/*", with: "svg/chf.svg")
        .replacingOccurrences(of: "*", with: "chf")
      #expect(FileManager.default.fileExists(atPath: folder.path("out/web/" + name)), "\(file)")
    }
    // Without a browser's globals every module can be imported.
    #expect(
      try run(
        """
        import * as all from "currency-badge";
        import * as element from "currency-badge/element";
        import * as react from "currency-badge/react";
        console.log(Object.keys(all).length > 5, Object.keys(element).length, Object.keys(react).length);
        """) == "true 2 2\n")
  }

  @Test func `the element works in a browser under a strict policy, twice on a page`() throws {
    try make("buttons: { add: {}, remove: { badge: minus, size: 30 } }")
    try folder.write(
      """
      <!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Devises</title>
      <script type="module" src="page.js"></script></head><body><main>
      <currency-badge locale="fr-CH" button="add"></currency-badge>
      <currency-badge locale="ja-JP" button="remove"></currency-badge>
      <currency-badge locale="en-US" button="add" label=""></currency-badge>
      <currency-badge locale="fr-CH" button="add" label="Franc"></currency-badge>
      <currency-badge></currency-badge>
      INLINE INLINE
      </main></body></html>
      """.replacingOccurrences(
        of: "INLINE",
        with: try String(
          contentsOf: folder.url.appendingPathComponent("out/web/svg/add_chf.svg"), encoding: .utf8)
      ), to: "page.html")
    try folder.write(
      """
      import { defineCurrencyBadge } from "./out/web/element.js";
      defineCurrencyBadge();
      defineCurrencyBadge();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const badges = [...document.querySelectorAll("currency-badge")];
      const svg = (badge) => badge.shadowRoot.querySelector("svg");
      const answer = badges.map((badge) => [
        svg(badge).getAttribute("role"), svg(badge).getAttribute("aria-label"),
        svg(badge).getBoundingClientRect().height,
      ].join("/"));
      badges[0].style.setProperty("--currency-badge-height", "20px");
      badges[0].setAttribute("locale", "cs-CZ");
      badges[0].setAttribute("locale", "ja-JP");
      await new Promise((resolve) => setTimeout(resolve, 300));
      answer.push(svg(badges[0]).getAttribute("aria-label"));
      answer.push(svg(badges[0]).getBoundingClientRect().height);
      const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
      answer.push(new Set(ids).size === ids.length);
      const out = document.createElement("pre");
      out.textContent = answer.join("\\n");
      document.body.append(out);
      """, to: "page.js")
    try folder.write(Self.server, to: "serve.mjs")
    let result = try Tool(
      program: "node", environment: ["HOME": folder.url.path], folder: folder.url
    ).run("serve.mjs", folder.path("profile"))
    #expect(!result.errors.contains("CONSOLE"), "\(result.errors)")
    let text = result.text
    let begin = try #require(text.range(of: "<pre>"), "\(result.errors)")
    let end = try #require(text.range(of: "</pre>"))
    #expect(
      text[begin.upperBound..<end.lowerBound].replacingOccurrences(of: "&nbsp;", with: " ")
        .split(separator: "\n").map(String.init) == [
          "img/Ajouter : franc suisse/50", "img/Supprimer : yen japonais/30", "//50",
          "img/Franc/50", "img/Ajouter : euro/50", "Ajouter : yen japonais", "20", "true",
        ])
  }

  /// The templates, which are read as they are: their examples stand for the data.
  @Test func `the templates of scripts and declarations are valid without data`() throws {
    try make()
    let targets = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AssetPipeline/Targets").standardized
    for target in ["Web", "ReactNative"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: targets.appending(path: target).path
      ).filter { $0.hasSuffix(".js") || $0.hasSuffix(".d.ts") }
      #expect(names.count >= 4)
      for name in names {
        let text = try String(
          contentsOf: targets.appending(path: "\(target)/\(name)"), encoding: .utf8)
        try folder.write(text, to: "templates/\(name)")
        if name.hasPrefix("index.") {
          try folder.write(text, to: "templates/names\(name.dropFirst("index".count))")
        }
        guard name.hasSuffix(".js") else { continue }
        let checked = try Tool(program: "node").run("--check", folder.path("templates/\(name)"))
        #expect(checked.status == 0, "\(name): \(checked.errors)")
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
    let compiled = try Tool(program: "tsc", folder: folder.url).run(
      "--strict", "--noEmit", "--target", "es2022", "--module", "node16", "--moduleResolution",
      "node16", "templates.mts")
    #expect(compiled.status == 0, "\(compiled.text)")
  }

  /// Serves the folder with a policy, prints the page a browser makes of it, and its complaints.
  private static let server = """
    import { createServer } from "node:http";
    import { readFileSync } from "node:fs";
    import { spawn } from "node:child_process";
    const types = { html: "text/html", js: "text/javascript", svg: "image/svg+xml" };
    const server = createServer((request, response) => {
      try {
        const content = readFileSync("." + request.url);
        response.setHeader("content-type", types[request.url.split(".").pop()] ?? "text/plain");
        response.setHeader(
          "content-security-policy", "default-src 'none'; script-src 'self'; img-src 'self'");
        response.end(content);
      } catch {
        response.statusCode = request.url === "/favicon.ico" ? 204 : 404;
        response.end();
      }
    });
    server.listen(0, "127.0.0.1", () => {
      const page = `http://127.0.0.1:${server.address().port}/page.html`;
      const browser = spawn("chromium", [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        `--user-data-dir=${process.argv[2]}`, "--virtual-time-budget=3000", "--dump-dom", page,
      ], { stdio: ["ignore", "inherit", "inherit"] });
      browser.on("exit", () => server.close(() => process.exit(0)));
      browser.on("exit", () => server.closeAllConnections?.());
    });
    """

  @Test func `the React Native button has types, a name and the picture of the scheme`() throws {
    try make(
      "buttons: { add: {}, remove: { badge: minus, size: 30 } }",
      targets: "{ kind: web }, { kind: react-native }")
    let output = try run(
      """
      (globalThis as any).require = (path: string) => path;
      const { CurrencyBadgeButton } = await import("./out/react-native/CurrencyBadgeButton.js");
      const { badgeForLocale } = await import("./out/react-native/currencyBadge.js");
      const button = CurrencyBadgeButton({
        locale: "fr-CH", button: "remove", language: "en", onPress: () => {},
      }) as any;
      const { accessibilityLabel, accessibilityRole } = button.props;
      console.log(accessibilityRole, accessibilityLabel, button.children[0].props.source);
      console.log(button.children[0].props.style.height, badgeForLocale("de-DE", "add"));
      """)
    #expect(
      output == """
        button Remove Swiss Franc ./images/dark/remove_chf.png
        30 ./images/light/add_xxx.png

        """)
  }
}
