import Foundation
import TestSupport
import Testing

/// `mintmark preview` and `batch --watch`, while files are saved as editors save them.
@Suite(.serialized) struct PreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.configuration(), to: "mintmark.yml")
    try folder.write(Self.drawing(width: 8), to: "art/a.svg")
  }

  private static func configuration(_ badge: String = "plus") -> String {
    """
    version: 1
    output: out
    locales: [fr_CH, ar_EG, en_US]
    button: { badge: \(badge) }
    symbols: { USD: { path: art/a.svg } }
    targets: [{ kind: files, formats: [svg] }, { kind: android, button: { size: 24 } }]

    """
  }

  private static func drawing(width: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="\#(width)" height="10"/></svg>"#
  }

  /// Runs a module of node with functions for the page of a preview, and reads the JSON that it prints.
  private func answers(_ address: String, _ script: String) throws -> [String: Any] {
    try folder.write(Self.tools + script, to: "use.mjs")
    let result = try Tool(
      program: "timeout", environment: ["HOME": folder.path], folder: folder.url
    ).run("120", "node", "use.mjs", address)
    try #require(result.status == 0, "\(result.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
  }

  /// `page`, `next` (the next version that the server reports), `ask` (a bare request) and `save`.
  private static let tools = """
    import { request } from "node:http";
    import { renameSync, rmSync, writeFileSync } from "node:fs";
    import { spawn } from "node:child_process";
    const address = process.argv[2], port = new URL(address).port;
    const answer = {};
    const page = async () => (await fetch(address)).text();
    const save = (file, text) => {
      writeFileSync(file + "~", text);
      renameSync(file + "~", file);
    };
    // Connections that are still open would keep the process.
    const finish = () => {
      console.log(JSON.stringify(answer));
      process.exit(0);
    };
    const stream = (await fetch(address + "events")).body.getReader();
    let received = "";
    const next = async () => {
      for (;;) {
        const event = received.match(/data: (.*)\\n\\n/);
        if (event) {
          received = received.slice(event.index + event[0].length);
          return event[1];
        }
        const { done, value } = await stream.read();
        if (done) return "end";
        received += new TextDecoder().decode(value);
      }
    };
    const ask = (path, options = {}) => new Promise((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, path, ...options }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
      });
      asked.on("error", reject);
      asked.end();
    });

    """

  @Test func `the page follows configuration and artwork, and shows errors with their location`()
    throws
  {
    let preview = try RunningTool("preview", "--port", "0", in: folder.url)
    let address = try #require(preview.readLine())
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let found = try answers(
      address,
      """
      const count = (text, part) => text.split(part).length - 1;
      const first = await next(), html = await page();
      answer.isCurrent = html.includes(`data-version="${first}"`);
      answer.drawings = count(html, "<svg ");
      answer.sizes = count(html, 'width="50"') + "/" + count(html, 'width="24"');
      // Saved by renaming another file.
      save("mintmark.yml", \(Self.literal(Self.configuration("minus"))));
      answer.isNew = (await next()) !== first;
      writeFileSync("mintmark.yml", \(Self.literal(Self.configuration("mnus"))));
      await next();
      const wrong = await page();
      answer.error = wrong.match(/<li>(mintmark.yml:[^<]*)</)[1];
      answer.kept = count(wrong, "<svg ");
      writeFileSync("mintmark.yml", \(Self.literal(Self.configuration())));
      answer.isBack = (await next()) === first;
      save("art/a.svg", \(Self.literal(Self.drawing(width: 2))));
      answer.isRedrawn = (await next()) !== first;
      rmSync("art/a.svg");
      await next();
      answer.missing = (await page()).match(/<li>(mintmark.yml:[^<]*)</)[1];
      writeFileSync("art/a.svg", \(Self.literal(Self.drawing(width: 8))));
      answer.isThere = (await next()) === first;
      finish();
      """)
    // Three locales, light and dark, of two targets, one of which has a fallback.
    #expect(found["isCurrent"] as? Bool == true && found["drawings"] as? Int == 14)
    #expect(found["sizes"] as? String == "6/8")
    #expect(found["kept"] as? Int == 14)
    for name in ["isNew", "isBack", "isRedrawn", "isThere"] {
      #expect(found[name] as? Bool == true, "\(name)")
    }
    let error = try #require(found["error"] as? String)
    #expect(error.hasPrefix("mintmark.yml:4:18: button.badge: ") && error.contains("minus"))
    let missing = try #require(found["missing"] as? String)
    #expect(missing.hasPrefix("mintmark.yml:5:25: symbols.USD.path: "))
    #expect(preview.messages.contains { $0.hasPrefix("error: mintmark.yml:4:18: ") })
    #expect(preview.end(SIGINT) == 0)
  }

  @Test func `a request for another host, method or path is refused`() throws {
    let preview = try RunningTool("preview", "--quiet", in: folder.url)
    let found = try answers(
      try #require(preview.readLine()),
      """
      const host = (name) => ({ headers: { host: name } });
      answer.ours = [
        await ask("/"), await ask("/", host(`LOCALHOST:${port}`)), await ask("/preview.css?x"),
        await ask("/", { method: "HEAD" }),
      ];
      answer.hosts = [];
      for (const name of ["evil.example", `evil.example:${port}`, "127.0.0.1", "127.0.0.1:1",
        `127.0.0.1.evil.example:${port}`, `[::1]:${port}`])
        answer.hosts.push(await ask("/", host(name)));
      answer.paths = [];
      for (const path of ["/mintmark.yml", "/../mintmark.yml", "/..%2fmintmark.yml", "//etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd", "/etc/passwd", "/index.html", "*"])
        answer.paths.push(await ask(path));
      answer.methods = [];
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
        answer.methods.push(await ask("/", { method }));
      const headers = (await fetch(address)).headers;
      answer.headers = ["content-security-policy", "cross-origin-resource-policy", "cache-control",
        "x-content-type-options"].map((name) => headers.get(name));
      answer.allowed = headers.get("access-control-allow-origin");
      finish();
      """)
    #expect(found["ours"] as? [Int] == [200, 200, 200, 200])
    #expect(found["hosts"] as? [Int] == [Int](repeating: 421, count: 6))
    #expect(found["paths"] as? [Int] == [Int](repeating: 404, count: 8))
    #expect(found["methods"] as? [Int] == [Int](repeating: 405, count: 5))
    let headers = try #require(found["headers"] as? [String])
    #expect(headers[0].hasPrefix("default-src 'none'; ") && !headers[0].contains("unsafe"))
    #expect(Array(headers.dropFirst()) == ["same-origin", "no-store", "nosniff"])
    #expect(found["allowed"] is NSNull)
    #expect(preview.end(SIGTERM) == 0)
  }

  @Test func `a browser loads the page under its policy, and loads it anew by itself`() throws {
    let preview = try RunningTool("preview", "--quiet", in: folder.url)
    let found = try answers(
      try #require(preview.readLine()),
      """
      const browser = spawn("chromium", ["--headless=new", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=profile", "--remote-debugging-pipe"],
        { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
      const waiting = new Map(), complaints = [];
      let id = 0, text = "", session;
      browser.stdio[4].on("data", (data) => {
        const messages = (text += data).split("\\0");
        text = messages.pop();
        for (const message of messages.map((message) => JSON.parse(message))) {
          if (message.method === "Log.entryAdded") complaints.push(message.params.entry.text);
          waiting.get(message.id)?.(message.result);
        }
      });
      const call = (method, params = {}) => new Promise((resolve) => {
        waiting.set(++id, resolve);
        browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId: session }) + "\\0");
      });
      const { targetId } = await call("Target.createTarget", { url: "about:blank" });
      session = (await call("Target.attachToTarget", { targetId, flatten: true })).sessionId;
      await call("Log.enable");
      await call("Page.enable");
      await call("Page.navigate", { url: address });
      // The value of an expression in the page once it is true.
      const once = async (expression) => {
        for (let tries = 0; tries < 600; tries += 1) {
          const { result } = await call("Runtime.evaluate", { expression, returnByValue: true });
          if (result?.value) return result.value;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return null;
      };
      const ready = "document.readyState === 'complete' && ";
      answer.ground = await once(
        ready + "getComputedStyle(document.querySelector('.panel.dark')).backgroundColor");
      answer.drawings = await once("document.querySelectorAll('.panel svg').length");
      await once("window.isOld = 1");
      save("mintmark.yml", \(Self.literal(Self.configuration("mnus"))));
      answer.error = await once(
        ready + "!window.isOld && document.querySelector('.errors li')?.textContent");
      save("mintmark.yml", \(Self.literal(Self.configuration("minus"))));
      answer.isFixed = await once(
        ready + "!document.querySelector('.errors') && document.querySelectorAll('.panel svg').length");
      answer.complaints = complaints;
      browser.on("exit", finish);
      browser.stdio[3].write(JSON.stringify({ id: 0, method: "Browser.close" }) + "\\0");
      """)
    #expect(found["ground"] as? String == "rgb(0, 0, 0)")
    #expect(found["drawings"] as? Int == 14 && found["isFixed"] as? Int == 14)
    #expect((found["error"] as? String)?.hasPrefix("mintmark.yml:4:18: button.badge: ") == true)
    #expect(found["complaints"] as? [String] == [])
    #expect(preview.end(SIGINT) == 0)
  }

  @Test func `the page is written once, with the failures that its drawings have`() throws {
    var tool = Tool.mintmark
    tool.folder = folder.url
    #expect(try tool.run("preview", "--once", "page.html").status == 0)
    let page = String(decoding: try folder.bytes("page.html"), as: UTF8.self)
    #expect(page.contains(".panel{") && !page.contains("<script"))
    #expect(page.components(separatedBy: "<svg ").count - 1 == 14)
    let printed = try tool.run("preview", "--once", "-")
    #expect(printed.text == page && printed.errors.isEmpty)
    try folder.write(
      Self.configuration().replacingOccurrences(
        of: "path: art/a.svg", with: "text: \"\u{10FFFD}\""),
      to: "mintmark.yml")
    let failed = try tool.run("preview", "--once", "page.html")
    #expect(failed.status == 65 && failed.errors.contains("error: en_US: "))
    #expect(
      String(decoding: try folder.bytes("page.html"), as: UTF8.self).contains("<li>en_US: "))
    try folder.write(Self.configuration("mnus"), to: "mintmark.yml")
    #expect(try tool.run("preview", "--once", "other.html").status == 65)
    #expect(!folder.exists("other.html"))
  }

  @Test func `a port that is taken is named`() throws {
    let preview = try RunningTool("preview", in: folder.url)
    let address = try #require(preview.readLine())
    let port = try #require(address.split(separator: ":").last?.dropLast())
    var tool = Tool.mintmark
    tool.folder = folder.url
    let second = try tool.run("preview", "--port", String(port))
    #expect(second.status == 73)
    #expect(
      second.messages.first?.hasPrefix(
        "error: can't listen on 127.0.0.1, port \(port): Address already in use: ") == true)
    #expect(preview.end(SIGINT) == 0)
  }

  @Test func `batch makes the pictures again after each change, and goes on after errors`() throws {
    let batch = try RunningTool("batch", "--watch", in: folder.url)
    let picture = "out/en_US@light.svg"
    func text() -> String {
      (try? folder.bytes(picture)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let names = "formats: [svg], name: \"{locale}@{appearance}.{format}\""
    func save(_ badge: String) throws {
      let changed = Self.configuration(badge).replacingOccurrences(
        of: "formats: [svg]", with: names)
      try folder.write(changed, to: "new.yml")
      #expect(rename(folder.path("new.yml"), folder.path("mintmark.yml")) == 0)
    }
    #expect(batch.wait { folder.exists("out/.mintmark-manifest.json") })
    try save("plus")
    #expect(batch.wait { !text().isEmpty })
    let plus = text()
    try save("mnus")
    #expect(
      batch.wait { batch.messages.contains { $0.hasPrefix("error: mintmark.yml:4:18: ") } })
    #expect(text() == plus)
    try save("minus")
    #expect(batch.wait { !text().isEmpty && text() != plus })
    let minus = text()
    try folder.write(Self.drawing(width: 2), to: "art/a.svg")
    #expect(batch.wait { !text().isEmpty && text() != minus })
    try FileManager.default.removeItem(atPath: folder.path("mintmark.yml"))
    #expect(
      batch.wait {
        batch.messages.contains { $0.contains("'mintmark.yml': there is no such file") }
      })
    try save("plus")
    #expect(
      batch.wait { batch.messages.last?.hasPrefix("note: waiting") == true && !text().isEmpty })
    #expect(batch.end(SIGINT) == 0)
  }

  @Test(arguments: ["batch --watch", "preview"])
  func `a configuration that is not there at first ends it`(_ command: String) throws {
    var tool = Tool.mintmark
    tool.folder = folder.url
    let result = try tool.run(command.split(separator: " ").map(String.init) + ["none.yml"])
    #expect(result.status == 66 && result.messages.count == 1)
  }

  /// A text as a literal of JavaScript.
  private static func literal(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
