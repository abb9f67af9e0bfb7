import Foundation
import RasterImage
import TestSupport
import Testing

/// The gallery page in a real browser (Debian's `chromium`, headless).
@Suite struct GalleryTests {
  private let folder: TemporaryFolder
  private let page: String

  init() throws {
    folder = try TemporaryFolder()
    page = try Self.world.get()
  }

  /// The page of the whole world, made once.
  private static let world = Result {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      version: 1
      output: out
      locales: all
      targets:
        - { kind: gallery, path: gallery.html }
        - { kind: xcassets }
        - { kind: android }
        - { kind: flutter }
        - { kind: react-native }
        - { kind: web }

      """, to: "mintmark.yml")
    let tool = Tool.mintmark(in: folder)
    #expect(try tool.run("batch", "--quiet").status == 0)
    return try folder.text("out/gallery.html")
  }

  /// Opens the page with a script at its end, whose answer is a JSON object of texts and numbers.
  private func answers(_ script: String) throws -> [String: Any] {
    let probe = """
      <script>
      const answer = {};
      \(script)
      const out = document.createElement("pre");
      out.id = "answer";
      out.textContent = JSON.stringify(answer);
      document.body.append(out);
      </script></body>
      """
    let file = folder.url.appendingPathComponent("probe.html")
    try Data(page.replacingOccurrences(of: "</body>", with: probe).utf8).write(to: file)
    let result = try Tool(program: "chromium", environment: ["HOME": folder.url.path]).run(
      "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
      "--user-data-dir=\(folder.path("profile"))", "--virtual-time-budget=2000", "--dump-dom",
      file.absoluteString)
    #expect(!result.errors.contains("CONSOLE"), "\(result.errors)")
    let text = result.text
    let begin = try #require(text.range(of: "<pre id=\"answer\">"))
    let end = try #require(text.range(of: "</pre>", range: begin.upperBound..<text.endIndex))
    let json = text[begin.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `every drawing is shown, and a search narrows the grid`() throws {
    let found = try answers(
      """
      const grid = document.getElementById("grid");
      const shown = () => [...grid.children].filter(card => card.offsetParent).length;
      const search = document.getElementById("search");
      const type = text => {
        search.value = text;
        search.dispatchEvent(new Event("input"));
        return shown();
      };
      answer.all = shown();
      answer.one = type("fr_CH");
      answer.first = [...grid.children].find(card => card.offsetParent).textContent;
      answer.franc = type("swiss franc");
      answer.sign = type("€");
      answer.none = type("no such thing");
      answer.message = getComputedStyle(document.getElementById("none")).display;
      type("");
      const currency = document.getElementById("currency");
      currency.value = "CHF";
      currency.dispatchEvent(new Event("change"));
      answer.currency = shown();
      answer.count = document.getElementById("count").textContent;
      """)
    #expect((150...250).contains(found["all"] as? Int ?? 0))
    #expect(found["one"] as? Int == 1)
    #expect((found["first"] as? String)?.contains("fr_CH") == true)
    // The franc's own drawing, and at most a few whose locales and currencies have both words.
    let franc = try #require(found["currency"] as? Int)
    #expect(franc == 1 && (1...3).contains(found["franc"] as? Int ?? 0))
    #expect(found["sign"] as? Int == 1)
    #expect(found["none"] as? Int == 0)
    #expect(found["message"] as? String != "none")
    #expect((found["count"] as? String)?.hasPrefix("\(franc) of ") == true)
  }

  @Test func `the toggles change the picture`() throws {
    let found = try answers(
      """
      const picture = document.querySelector("#grid svg");
      const color = () => getComputedStyle(picture).color;
      const page = () => getComputedStyle(document.body).backgroundColor;
      answer.light = color();
      answer.lightPage = page();
      document.getElementById("theme").click();
      answer.dark = color();
      answer.darkPage = page();
      answer.pressed = document.getElementById("theme").getAttribute("aria-pressed");
      const tint = document.getElementById("tint");
      tint.value = "#ff0000";
      tint.dispatchEvent(new Event("input"));
      answer.red = color();
      const size = document.getElementById("size");
      size.value = 96;
      size.dispatchEvent(new Event("input"));
      answer.height = picture.getBoundingClientRect().height;
      answer.drawn = document.querySelector("#grid use").getBBox().width;
      """)
    #expect(found["light"] as? String == "rgb(0, 136, 255)")
    #expect(found["dark"] as? String == "rgb(0, 145, 255)")
    #expect(found["lightPage"] as? String != found["darkPage"] as? String)
    #expect(found["pressed"] as? String == "true")
    #expect(found["red"] as? String == "rgb(255, 0, 0)")
    #expect(found["height"] as? Double == 96)
    #expect(found["drawn"] as? Double ?? 0 > 10)
  }

  @Test func `the keyboard reaches every card, and each has a name`() throws {
    let found = try answers(
      """
      const cards = [...document.querySelectorAll("#grid li")];
      const controls = card => [...card.querySelectorAll("button, summary")];
      answer.tabStops = cards.filter(card => controls(card).some(c => c.tabIndex === 0)).length;
      answer.unnamed = cards.filter(
        card => !card.firstElementChild.getAttribute("aria-label")).length;
      controls(cards[0])[0].focus();
      const press = key => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true }));
      press("ArrowRight");
      answer.second = document.activeElement === controls(cards[1])[0];
      press("End");
      answer.last = document.activeElement === controls(cards[cards.length - 1])[0];
      press("/");
      answer.search = document.activeElement.id;
      """)
    #expect(found["tabStops"] as? Int == 1)
    #expect(found["unnamed"] as? Int == 0)
    #expect(found["second"] as? Bool == true)
    #expect(found["last"] as? Bool == true)
    #expect(found["search"] as? String == "search")
  }

  @Test func `the largest economies are first, each with its code`() throws {
    let found = try answers(
      """
      const heads = [...document.querySelectorAll("#grid h2")].map(each => each.firstChild.data.trim());
      answer.first = [...new Set(heads)].slice(0, 5).join(" ");
      answer.names = heads.slice(0, 40).filter(each => /^[A-Z]{3}$/.test(each)).length;
      const dollar = document.querySelector('li[data-name="usd"]');
      answer.dollar = dollar.dataset.locale;
      answer.copies = dollar.querySelector("button").textContent;
      """)
    #expect(found["first"] as? String == "CNY USD EUR INR RUB")
    #expect(found["names"] as? Int == 40)
    #expect(found["dollar"] as? String == "en_US" && found["copies"] as? String == "usd")
  }

  @Test func `a button says what it did, and an open card moves no other`() throws {
    let found = try answers(
      """
      navigator.clipboard.writeText = async text => { answer.text = text; };
      const dollar = document.querySelector('li[data-name="usd"]');
      const positions = () => [...document.querySelectorAll("#grid li")]
        .map(each => each.offsetTop + " " + each.offsetHeight).join();
      const before = positions();
      const summary = dollar.querySelector("summary");
      summary.click();
      answer.isStill = positions() === before;
      answer.isSeen = dollar.querySelector("dl").checkVisibility();
      setTimeout(() => {
        answer.code = [...dollar.querySelectorAll("dd button")].map(each => each.dataset.copy);
        document.querySelector("h1").click();
        answer.isClosed = !dollar.querySelector("details").open;
        dollar.querySelector("[data-copy]").click();
        setTimeout(() => {
          answer.said = dollar.querySelector("[data-copy]").textContent;
          answer.status = document.getElementById("count").textContent;
          document.getElementById("answer").textContent = JSON.stringify(answer);
        }, 50);
      }, 50);
      """)
    #expect(found["isStill"] as? Bool == true && found["isSeen"] as? Bool == true)
    #expect(found["isClosed"] as? Bool == true)
    #expect(found["text"] as? String == "usd" && found["said"] as? String == "Copied")
    #expect(found["status"] as? String == "Copied usd")
    let code = try #require(found["code"] as? [String])
    #expect(code.contains(#"Image(currencyBadge: Locale(identifier: "en_US"))"#))
    #expect(code.contains("CurrencyBadge.drawingFor('en-US')"))
  }

  @Test func `the code of a card is what the pages of the targets say`() throws {
    let found = try answers(
      """
      answer.code = JSON.parse(document.getElementById("examples").textContent)[""];
      """)
    let code = try #require(found["code"] as? [[String]])
    let pages = try Tool.mintmark.run("help", "targets").text
    #expect(code.count == 6)
    for example in code {
      let text = example[1].replacingOccurrences(of: "{locale}", with: "fr_CH")
        .replacingOccurrences(of: "{tag}", with: "fr-CH")
        .replacingOccurrences(of: "{name}", with: "chf")
      #expect(pages.contains(text), "\(text)")
    }
  }

  @Test func `the address has the search and the look`() throws {
    let browser = try Chromium()
    let file = folder.path("gallery.html")
    try Data(page.utf8).write(to: URL(filePath: file))
    try browser.open(file)
    func set(_ control: String, _ value: String) throws {
      try browser.evaluate(
        "(() => { const each = document.getElementById('\(control)'); each.value = '\(value)'; "
          + "for (const name of ['input', 'change']) each.dispatchEvent(new Event(name)); })()")
    }
    #expect(try browser.evaluate("location.hash") as? String == "")
    try set("search", "Kč & co")
    try set("search", "franc")
    try set("currency", "CHF")
    try set("size", "px20")
    try browser.evaluate("document.getElementById('theme').click()")
    #expect(
      try browser.evaluate("location.hash") as? String
        == "#q=franc&currency=CHF&size=px20&theme=dark")
    try browser.evaluate("location.hash = '#q=K%C4%8D&size=24'")
    try browser.wait(for: "document.getElementById('search').value === 'Kč'")
    #expect(try browser.evaluate("document.getElementById('currency').value") as? String == "")
    // A size that the page does not have is the button's.
    #expect(try browser.evaluate("document.getElementById('size').value") as? String == "50")
    try browser.evaluate("document.getElementById('initial').click()")
    #expect(try browser.evaluate("location.hash") as? String == "")
    #expect(browser.complaints == [])
  }

  @Test(arguments: ["px20", "px24", "px32", "50"])
  func `a PNG has the pixels of the program's own`(size: String) throws {
    let browser = try Chromium()
    let file = folder.path("gallery.html")
    try Data(page.utf8).write(to: URL(filePath: file))
    try browser.open(file)
    try browser.evaluate(
      "(() => { const each = document.getElementById('size'); each.value = '\(size)'; "
        + "each.dispatchEvent(new Event('input')); })()")
    // The page offers the file by a link.
    let link = """
      (async () => {
        let link;
        HTMLAnchorElement.prototype.click = function () { link = this; };
        document.querySelector('li[data-name="ron"] [data-do="png"]').click();
        while (!link) await new Promise(done => setTimeout(done, 10));
        return [link.download, link.href.split(",")[1]];
      })()
      """
    let made = try #require(try browser.evaluate(link) as? [String])
    let bytes = try #require(Data(base64Encoded: made[1]))
    let picture = try PNG.decode(Array(bytes))
    let pixels = size.hasPrefix("px") ? String(size.dropFirst(2)) : nil
    #expect(made[0] == (pixels.map { "ron-\($0)px.png" } ?? "ron-50pt@3x.png"))
    let render = ["render", "ro_RO", "-o", folder.path("own.png")]
    let options = pixels.map { ["--size", $0] } ?? ["--scale", "3"]
    #expect(try Tool.mintmark.run(render + options).status == 0)
    let own = try PNG.decode(folder.bytes("own.png"))
    #expect(picture.width == own.width && picture.height == own.height)
    // The browser rounds colours of translucent pixels, and smooths the edges of vectors in its own way.
    let alphas = zip(picture.bytes, own.bytes).enumerated().filter { $0.offset % 4 == 3 }
    let worst = alphas.map { abs(Int($0.element.0) - Int($0.element.1)) }.max() ?? 255
    #expect(worst <= (pixels == nil ? 64 : 0), "\(worst)")
    #expect(browser.complaints == [])
  }

  @Test func `the page needs nothing from the network`() {
    for mark in ["http://", "https://", "url(", "@import", "src="] {
      let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        .replacingOccurrences(of: "url(${pixels})", with: "")
      #expect(!rest.contains(mark), "\(mark)")
    }
  }
}
