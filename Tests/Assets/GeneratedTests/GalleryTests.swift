import Foundation
import RasterImage
import TestSupport
import Testing

/// The gallery page in a real browser (Debian's `chromium-headless-shell`).
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
        - { kind: xcassets, intent: original, appearances: [light, dark, light-increased, dark-increased] }
        - { kind: android }
        - { kind: flutter }
        - { kind: react-native, format: vector }
        - { kind: web, gallery: false }

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
    let browser = try #require(Chromium.path)
    let result = try Tool(program: browser, environment: ["HOME": folder.url.path]).run(
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

  @Test func `the controls change the picture`() throws {
    let found = try answers(
      """
      const picture = document.querySelector("#grid .picture");
      const color = () => getComputedStyle(picture).color;
      const page = () => getComputedStyle(document.body).backgroundColor;
      const set = (id, value) => {
        document.getElementById(id).value = value;
        for (const name of ["input", "change"])
          document.getElementById(id).dispatchEvent(new Event(name));
      };
      answer.light = color();
      answer.lightPage = page();
      set("appearance", "dark");
      answer.dark = color();
      answer.darkPage = page();
      set("appearance", "dark-increased");
      answer.increased = color();
      answer.tint = document.getElementById("tint").value;
      set("tint", "#ff0000");
      answer.red = color();
      answer.appearances = [...document.getElementById("appearance").options].map(each => each.text);
      answer.scales = [...document.getElementById("scale").options].map(each => each.text);
      """)
    #expect(found["light"] as? String == "rgb(0, 136, 255)")
    #expect(found["dark"] as? String == "rgb(0, 145, 255)")
    #expect(found["lightPage"] as? String != found["darkPage"] as? String)
    // Those of the asset catalog, and the gallery's own.
    #expect(
      found["appearances"] as? [String]
        == ["Light", "Dark", "Light, contrast", "Dark, contrast"])
    #expect(found["scales"] as? [String] == ["1x", "2x", "3x", "20 px", "24 px", "32 px"])
    #expect(found["increased"] as? String == "rgb(92, 184, 255)")
    #expect(found["tint"] as? String == "#5cb8ff")
    #expect(found["red"] as? String == "rgb(255, 0, 0)")
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
      answer.code = JSON.parse(document.getElementById("examples").textContent)[0];
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
    #expect(try browser.evaluate("location.hash") as? String == "")
    try browser.set("#search", to: "Kč & co")
    try browser.set("#search", to: "franc")
    try browser.set("#currency", to: "CHF")
    try browser.set("#scale", to: "px20")
    try browser.set("#zoom", to: "4")
    try browser.set("#appearance", to: "dark")
    try browser.set("#tint", to: "#ff0000")
    #expect(
      try browser.evaluate("location.hash") as? String
        == "#q=franc&currency=CHF&scale=px20&zoom=4&appearance=dark&tint=%23ff0000")
    try browser.evaluate("location.hash = '#q=K%C4%8D&scale=24'")
    try browser.wait(for: "document.getElementById('search').value === 'Kč'")
    #expect(try browser.evaluate("document.getElementById('currency').value") as? String == "")
    // A scale that the page does not have is the screen's.
    #expect(try browser.evaluate("document.getElementById('scale').value") as? String == "1")
    try browser.evaluate("document.getElementById('initial').click()")
    #expect(try browser.evaluate("location.hash") as? String == "")
    #expect(browser.complaints == [])
  }

  @Test(arguments: ["px20", "px24", "px32", "1", "3"])
  func `a PNG has the pixels of the program's own`(scale: String) throws {
    let browser = try Chromium()
    let file = folder.path("gallery.html")
    try Data(page.utf8).write(to: URL(filePath: file))
    try browser.open(file)
    try browser.set("#scale", to: scale)
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
    let pixels = scale.hasPrefix("px") ? String(scale.dropFirst(2)) : nil
    #expect(made[0] == (pixels.map { "ron-\($0)px.png" } ?? "ron@\(scale)x.png"))
    let options = pixels.map { ["--size", $0] } ?? ["--scale", scale]
    try Tool.mintmark.succeed(["render", "ro_RO", "-o", folder.path("own.png")] + options)
    let own = try PNG.decode(folder.bytes("own.png"))
    #expect(picture.width == own.width && picture.height == own.height)
    // The browser rounds colours of translucent pixels.
    func alphas(_ image: Pixmap) -> [UInt8] {
      stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    }
    #expect(alphas(picture) == alphas(own))
    #expect(browser.complaints == [])
  }

  @Test func `the screen shows the pixels of the files that the targets make`() throws {
    // A drawing in its tint, and one with other colours.
    try folder.write(
      """
      version: 1
      output: out
      locales: [fr_CH]
      buttons: { plain: {}, filled: { background: "#ffff00", label: Add } }
      button: { size: 20 }
      targets:
        - { kind: files, formats: [png], scales: [1, 2], appearances: [light, dark-increased] }
        - { kind: gallery, path: index.html }

      """, to: "mintmark.yml")
    let tool = Tool.mintmark(in: folder)
    try tool.succeed("batch", "--quiet")
    let browser = try Chromium()
    try browser.open(folder.path("out/index.html"), height: 900)
    try browser.evaluate(
      "document.head.insertAdjacentHTML('beforeend', '<style>article { --card: #fff }</style>')")
    for name in ["plain", "filled"] {
      for (appearance, scale, zoom) in [
        ("light", 1, 1), ("dark-increased", 2, 1), ("light", 1, 4), ("dark-increased", 1, 2),
      ] {
        try browser.set("#appearance", to: appearance)
        try browser.set("#scale", to: "\(scale)")
        try browser.set("#zoom", to: "\(zoom)")
        let file = try PNG.decode(
          folder.bytes("out/\(name)/fr_CH/\(appearance)@\(scale)x.png"))
        let screen = try PNG.decode(
          browser.screenshot(of: "li[data-name=\(name)_chf] .picture"))
        try #require(screen.width == file.width * zoom)
        // A picture that is lower than its frame is in the middle of it.
        let top = (screen.height - file.height * zoom) / 2
        var worst = 0
        for y in 0..<file.height * zoom {
          for x in 0..<screen.width {
            let first = (y / zoom * file.width + x / zoom) * 4
            let pixel = file.bytes[first..<first + 4].map(Int.init)
            for channel in 0..<3 {
              let over = (pixel[channel] * pixel[3] + 255 * (255 - pixel[3])) / 255
              let shown = Int(screen.bytes[((y + top) * screen.width + x) * 4 + channel])
              worst = max(worst, abs(shown - over))
            }
          }
        }
        #expect(worst <= 2, "\(name) \(appearance) \(scale) \(zoom)")
      }
    }
    #expect(browser.complaints == [])
  }

  @Test func `the page needs nothing from the network, and does not load itself anew`() {
    for mark in ["http://", "https://", "url(", "@import", "src=", "reload"] {
      let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        .replacingOccurrences(of: "url(${url})", with: "")
      #expect(!rest.contains(mark), "\(mark)")
    }
  }
}
