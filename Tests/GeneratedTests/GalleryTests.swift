import Foundation
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
      targets: [{ kind: gallery, path: gallery.html }]

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
      size.value = 100;
      size.dispatchEvent(new Event("input"));
      answer.height = picture.getBoundingClientRect().height;
      answer.drawn = document.querySelector("#grid use").getBBox().width;
      """)
    #expect(found["light"] as? String == "rgb(0, 122, 255)")
    #expect(found["dark"] as? String == "rgb(10, 132, 255)")
    #expect(found["lightPage"] as? String != found["darkPage"] as? String)
    #expect(found["pressed"] as? String == "true")
    #expect(found["red"] as? String == "rgb(255, 0, 0)")
    #expect(found["height"] as? Double == 100)
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

  @Test func `the page needs nothing from the network`() {
    for mark in ["http://", "https://", "url(", "@import", "src="] {
      let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(mark), "\(mark)")
    }
  }
}
