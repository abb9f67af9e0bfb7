import Foundation
import TestSupport
import Testing

/// Suites that make web packages, and show pages with them in a browser.
protocol WebRuns: TargetRuns {}

extension WebRuns {
  /// Makes the package, and puts it where node and tsc look for `currency-badge`.
  func make(_ settings: String = "", targets: String = "{ kind: web }") throws {
    try folder.make(
      "locales: [en_US, fr_CH, ja_JP, ar_EG, cs_CZ]\n\(settings)\ntargets: [\(targets)]")
    try folder.makeScriptProject()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("node_modules/currency-badge"),
      withDestinationPath: folder.path("out/web"))
  }

  /// Shows a page in a browser, under a Content-Security-Policy that allows nothing but the page's own files.
  ///
  /// - Parameters:
  ///   - body: the content of the page, which may refer to files of the folder.
  ///   - script: a module that adds lines to the array `answer`, and can `wait()` for elements to be updated.
  ///   - policy: what is allowed besides scripts and, without another `img-src`, pictures.
  ///   - flags: options of the browser.
  /// - Returns: the lines of the answer.
  func show(
    _ body: String, language: String, script: String, policy: String = "", flags: [String] = []
  ) throws -> [String] {
    try folder.write(
      """
      <!doctype html><html lang="\(language)"><head><meta charset="utf-8"><title>Badges</title>
      <script type="module" src="page.js"></script></head><body><main>\(body)</main></body></html>
      """, to: "page.html")
    let first = script.prefix { $0 != "\n" }
    let pictures = policy.contains("img-src") ? "" : "img-src 'self'; "
    try folder.write(
      """
      \(first)
      const answer = [];
      const wait = () => new Promise((resolve) => setTimeout(resolve, 300));
      \(script.dropFirst(first.count))
      const out = document.createElement("pre");
      out.textContent = answer.join("\\n");
      document.body.append(out);
      """, to: "page.js")
    try folder.write(
      """
      import { createServer } from "node:http";
      import { readFileSync } from "node:fs";
      import { spawn } from "node:child_process";
      const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
      const server = createServer((request, response) => {
        try {
          const content = readFileSync("." + request.url);
          response.setHeader("content-type", types[request.url.split(".").pop()] ?? "text/plain");
          response.setHeader(
            "content-security-policy",
            "default-src 'none'; script-src 'self'; \(pictures)\(policy)");
          response.end(content);
        } catch {
          response.statusCode = request.url === "/favicon.ico" ? 204 : 404;
          response.end();
        }
      });
      server.listen(0, "127.0.0.1", () => {
        const page = `http://127.0.0.1:${server.address().port}/page.html`;
        const browser = spawn(process.argv[2], [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
          `--user-data-dir=${process.cwd()}/profile`, "--virtual-time-budget=3000", "--dump-dom",
          ...process.argv.slice(3), page,
        ], { stdio: ["ignore", "inherit", "inherit"] });
        browser.on("exit", () => server.close(() => process.exit(0)));
        browser.on("exit", () => server.closeAllConnections?.());
      });
      """, to: "serve.mjs")
    let browser = try #require(Chromium.path)
    let result = try Tool(
      program: "node", environment: ["HOME": folder.path], folder: folder.url
    ).run(["serve.mjs", browser] + flags)
    #expect(!result.errors.contains("CONSOLE"), "\(result.errors)")
    let answer = try #require(
      result.text.firstMatch(of: #/<pre>([\s\S]*?)<\/pre>/#)?.1, "\(result.errors)")
    let entities = [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    return entities.reduce(String(answer)) { $0.replacing($1.0, with: $1.1) }
      .split(separator: "\n").map(String.init)
  }
}
