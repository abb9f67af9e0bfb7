import Foundation
import ImageComparison
import ImageSnapshots
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// The report in a real browser.
@Suite(.serialized)
struct HTMLReportTests {
  private static func folders(changed: Int = 3, same: Int = 2) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var picture = TestPicture(12, 10, RGBAColor(hex: 0x007AFF, alpha: 200))
    let reference = try picture.pixmap.png()
    picture.fill(PixelRect(x: 3, y: 2, width: 4, height: 5), RGBAColor(hex: 0xFF3B30))
    let actual = try picture.pixmap.png()
    for index in 0..<(changed + same) {
      try folder.write(reference, "reference/\(1000 + index).png")
      try folder.write(index < changed ? actual : reference, "actual/\(1000 + index).png")
    }
    try folder.write(TestPicture(5, 5), "actual/<!--<script><b>.png")
    try folder.write(TestPicture(6, 6), "reference/gone.png")
    return folder
  }

  private func page(
    _ folder: TemporaryFolder, media: [String: String] = ["prefers-reduced-motion": "reduce"]
  ) throws -> Chromium {
    _ = try Verification.run(
      reference: folder.filePath("reference"), actual: folder.filePath("actual"),
      report: folder.filePath("out"))
    let page = try Chromium()
    try page.open(folder.path("out/index.html"), media: media)
    return page
  }

  @Test
  func `the report loads without an error and nothing but its own files, and its pictures decode`()
    throws
  {
    let folder = try Self.folders()
    let page = try page(folder)
    try page.wait(for: "[...document.images].every(i => i.complete && i.naturalWidth > 0)")
    #expect(try page.count("#stage img") == 3)
    #expect(try page.count(".row") == 5)
    #expect(
      try page.text("#command")
        == "mintmark snapshot accept \(folder.path("out")) \(folder.path("reference"))")
    #expect(page.complaints == [])
    let root = "file://" + folder.path("out") + "/"
    #expect(page.requests.allSatisfy { $0.hasPrefix(root) }, "\(page.requests)")
  }

  @Test
  func
    `the report's files have the bytes of their sources, also where an earlier report had others`()
    throws
  {
    let folder = try TemporaryFolder()
    func bytes(_ value: UInt8) throws -> [UInt8] {
      let color = RGBAColor(red: value, green: 0, blue: 0)
      return try TestPicture(4, 4, color).pixmap.png()
    }
    func check() throws {
      let verification = try Verification.run(
        reference: folder.filePath("reference"), actual: folder.filePath("actual"),
        report: folder.filePath("out"))
      for entry in verification.failures {
        for (copy, source) in [("expected", "reference"), ("actual", "actual")] {
          let bytes = try folder.bytes("out/pictures/\(copy)/\(entry.name)")
          #expect(try bytes == folder.bytes("\(source)/\(entry.name)"))
        }
        let comparison = try #require(entry.comparison)
        let pair = try ["reference", "actual"].map {
          try PNG.decode(folder.bytes("\($0)/\(entry.name)"))
        }
        let found = ComparisonRule.exact.compare(pair[0], with: pair[1])
        #expect(comparison.measurement == found.measurement)
        let drawn = try PNG.decode(folder.bytes("out/pictures/difference/\(entry.name)"))
        #expect(drawn == found.differencePicture(expected: pair[0], actual: pair[1]))
      }
      #expect(verification.failures.count == 8)
    }
    for index in 0..<9 {
      try folder.write(bytes(UInt8(index / 3)), "reference/\(index % 2)/\(index).png")
      try folder.write(bytes(UInt8(index % 4) + 2), "actual/\(index % 2)/\(index).png")
    }
    try check()
    try folder.write(bytes(200), "actual/0/0.png")
    try check()
  }

  @Test func `the report opens at the first changed picture, whatever comes before it`() throws {
    let folder = try Self.folders()
    try folder.write(TestPicture(6, 6), "reference/0-obsolete.png")
    let page = try page(folder)
    #expect(try page.text(".row[aria-current=true]") == "1000.png")
  }

  @Test func `names are text, whatever they hold`() throws {
    let page = try page(Self.folders())
    let names = try page.evaluate("[...document.querySelectorAll('.row')].map(r => r.textContent)")
    #expect((names as? [String])?.contains("<!--<script><b>.png") == true)
    #expect(try page.count(".row b") == 0)
  }

  @Test func `the swipe line follows the slider, the pointer and the arrow keys`() throws {
    let folder = try Self.folders()
    // The page loads pictures until the end.
    defer { withExtendedLifetime(folder) {} }
    let page = try page(folder)
    try page.press("2")
    let left = "parseFloat(document.querySelector('.divider').style.left)"
    let width = "document.querySelector('.frame').offsetWidth"
    #expect(try page.holds("\(left) === \(width) / 2"))
    try page.set("#slider", to: "25")
    #expect(try page.holds("\(left) === \(width) / 4"))
    #expect(
      try page.evaluate("document.querySelector('#overlay').style.clipPath") as? String != "")
    try page.drag(".frame", from: 0.25, to: 0.75)
    #expect(try page.holds("Math.abs(\(left) - \(width) * 0.75) < 2"))
    let before = try #require(try page.evaluate(left) as? Double)
    try page.press("ArrowLeft")
    #expect(try #require(try page.evaluate(left) as? Double) < before)
    #expect(page.complaints == [])
  }

  @Test func `the onion skin fades from the expected picture to the actual one`() throws {
    let page = try page(Self.folders())
    try page.click("[data-mode=onion]")
    for (slide, opacity) in [(0, "0"), (30, "0.3"), (100, "1")] {
      try page.set("#slider", to: "\(slide)")
      #expect(
        try page.evaluate("document.querySelector('#overlay').style.opacity") as? String == opacity)
    }
  }

  @Test func `blink shows one picture, then the other; by itself, unless motion is to be reduced`()
    throws
  {
    let folder = try Self.folders()
    let still = try page(folder)
    try still.press("4")
    let shown = "document.querySelector('#overlay').style.visibility"
    #expect(try still.evaluate(shown) as? String == "hidden")
    try still.press(" ")
    #expect(try still.evaluate(shown) as? String == "visible")
    let moving = try page(folder, media: ["prefers-reduced-motion": "no-preference"])
    try moving.press("4")
    try moving.wait(for: "\(shown) === 'visible'")
    try moving.wait(for: "\(shown) === 'hidden'")
  }

  @Test func `filters show and hide the pictures of a verdict, the search those of a name`() throws
  {
    let page = try page(Self.folders())
    #expect(try page.count(".row") == 5)
    try page.click("[data-verdict=changed]")
    #expect(try page.count(".row") == 2)
    try page.click("[data-verdict=same]")
    #expect(try page.count(".row") == 4)
    try page.press("/")
    for key in ["1", "0", "0", "4"] { try page.press(key) }
    #expect(try page.count(".row") == 1)
    #expect(try page.text("#name") == "1004.png")
  }

  @Test func `keys walk through the list, and zoom keeps pixels square`() throws {
    let page = try page(Self.folders())
    #expect(try page.text("#name") == "1000.png")
    try page.press("j")
    try page.press("j")
    #expect(try page.text("#name") == "1002.png")
    try page.press("k")
    #expect(try page.text("#name") == "1001.png")
    let width = "document.querySelector('#stage img').getBoundingClientRect().width"
    let before = try #require(try page.evaluate(width) as? Double)
    try page.press("+")
    #expect(try #require(try page.evaluate(width) as? Double) > before)
    #expect(
      try page.evaluate("getComputedStyle(document.querySelector('#stage img')).imageRendering")
        as? String
        == "pixelated")
    try page.press("b")
    #expect(
      try page.evaluate("getComputedStyle(document.querySelector('.frame')).backgroundColor")
        as? String == "rgb(0, 0, 0)")
  }

  @Test func `the report is dark where the reader wants it dark`() throws {
    let folder = try Self.folders()
    let ground = "getComputedStyle(document.body).backgroundColor"
    let light = try page(folder, media: ["prefers-color-scheme": "light"]).evaluate(ground)
    let dark = try page(folder, media: ["prefers-color-scheme": "dark"]).evaluate(ground)
    #expect(light as? String == "rgb(245, 245, 247)")
    #expect(dark as? String == "rgb(22, 22, 24)")
  }

  @Test
  func
    `the pictures of failures are files beside the report, and those of an earlier one are removed`()
    throws
  {
    let folder = try Self.folders(changed: 2, same: 1)
    try folder.write(TestPicture(1, 1), "out/pictures/expected/earlier.png")
    try folder.write([1, 2], "out/pictures/expected/notes.txt")
    let odd = "+3c++21+--+3c+script+3e++3c+b+3e+.png"
    for _ in 1...2 {
      let verification = try Verification.run(
        reference: folder.filePath("reference"), actual: folder.filePath("actual"),
        report: folder.filePath("out"))
      #expect(
        Set(try folder.files().filter { $0.hasPrefix("out/pictures/") }) == [
          "out/pictures/expected/1000.png", "out/pictures/difference/1000.png",
          "out/pictures/actual/1000.png", "out/pictures/expected/1001.png",
          "out/pictures/difference/1001.png", "out/pictures/actual/1001.png",
          "out/pictures/actual/\(odd)", "out/pictures/expected/gone.png",
          "out/pictures/expected/notes.txt",
        ])
      #expect(
        try folder.bytes("out/pictures/actual/1000.png") == folder.bytes("actual/1000.png"))
      let junit = verification.results().junit(report: folder.filePath("out"))
      // GitLab shows the first one.
      let lines = ["difference", "actual", "expected"].map { part in
        "[[ATTACHMENT|\(folder.path("out/pictures/\(part)/1000.png"))]]"
      }
      #expect(junit.contains("<system-out>" + lines.joined(separator: "\n") + "</system-out>"))
      #expect(junit.contains("[[ATTACHMENT|\(folder.path("out/pictures/actual/1001.png"))]]"))
      #expect(junit.contains("[[ATTACHMENT|\(folder.path("out/pictures/expected/gone.png"))]]"))
    }
  }

  @Test func `frames are below the pixels that differ, and can be switched off`() throws {
    let page = try page(Self.folders())
    #expect(try page.count(".area") == 1)
    let order = """
      (() => {
        const frame = document.querySelector('.area');
        const layer = (e) => Number(getComputedStyle(e).zIndex);
        return layer(frame) < layer(frame.parentElement.querySelector('img'));
      })()
      """
    #expect(try page.holds(order))
    try page.click("#areas")
    #expect(try page.count(".area") == 0)
  }

  @Test func `anti-aliased pixels can be switched off where there are any`() throws {
    let folder = try TemporaryFolder()
    let (first, second) = try Fixtures.pair("turned")
    try folder.write(first.png(), "reference/a.png")
    try folder.write(second.png(), "actual/a.png")
    let rule = ComparisonRule(.perceptual(), limits: [.pixels(0), .largest(0)])
    _ = try Verification.run(
      reference: folder.filePath("reference"), actual: folder.filePath("actual"), rule: rule,
      report: folder.filePath("out"))
    let page = try Chromium()
    try page.open(folder.path("out/index.html"))
    let shown = "document.querySelectorAll('#stage img')[1].getAttribute('src')"
    #expect(try page.evaluate(shown) as? String == "pictures/difference/a.png")
    try page.click("#antialiased")
    #expect(try page.evaluate(shown) as? String == "pictures/counted-only/a.png")
    try page.wait(for: "[...document.images].every(i => i.complete && i.naturalWidth > 0)")
  }

  @Test func `rows have a thumbnail, under the name of their folder`() throws {
    let folder = try Self.folders(changed: 1, same: 0)
    try folder.write(TestPicture(5, 5), "actual/light/new.png")
    let page = try page(folder)
    #expect(
      try page.evaluate("[...document.querySelectorAll('.folder')].map(f => f.title)")
        as? [String] == ["./", "light/"])
    #expect(try page.count(".row .thumb img") == 4)
  }

  @Test func `a small icon fills the stage`() throws {
    let page = try page(Self.folders())
    // Three panels of 12 pixels, their gaps and the padding.
    let used = """
      [...document.querySelectorAll('#stage figure')].reduce((sum, f) => sum + f.offsetWidth, 88)
      """
    #expect(try page.holds("\(used) > 0.8 * document.querySelector('#stage').offsetWidth"))
  }

  @Test func `a thousand failures load, with the pictures of one of them in the page`() throws {
    let page = try page(Self.folders(changed: 1000, same: 1000))
    #expect(try page.count(".row") == 1002)
    #expect(try page.count("#stage img") == 3)
    try page.press("f")
    #expect(try page.count(".row") == 2002)
    #expect(page.complaints == [])
  }

  /// A folder with a failure of each kind that the page shows in its own way.
  private static func kinds() throws -> TemporaryFolder {
    let folder = try folders(changed: 2, same: 1)
    func svg(_ color: String) -> [UInt8] {
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <rect width="9" height="9" fill="\(color)"/>
        </svg>

        """.utf8)
    }
    try folder.write(svg("red"), "reference/sub/a.svg")
    try folder.write(svg("blue"), "actual/sub/a.svg")
    try folder.write(Array("one\ntwo\n".utf8), "reference/sub/b.json")
    try folder.write(Array("one\n<i>2</i>\n".utf8), "actual/sub/b.json")
    try folder.write(Array("%PDF-1.4 a".utf8), "reference/z.pdf")
    try folder.write(Array("%PDF-1.4 b".utf8), "actual/z.pdf")
    try folder.write(TestPicture(30, 30), "reference/sub/resized.png")
    try folder.write(TestPicture(31, 30), "actual/sub/resized.png")
    return folder
  }

  private func select(_ name: String, in page: Chromium) throws {
    try page.evaluate("document.querySelector('.row[title=\"\(name)\"]').click()")
  }

  @Test func `an SVG is shown as a picture in each view, with its size, and as a text`() throws {
    let folder = try Self.kinds()
    defer { withExtendedLifetime(folder) {} }
    let page = try page(folder)
    try select("sub/a.svg", in: page)
    try page.wait(for: "document.querySelectorAll('#stage img').length === 4")
    #expect(try page.text("#stage figcaption") == "Expected20 × 10open")
    try page.press("2")
    #expect(try page.holds("document.querySelector('.divider') !== null"))
    try page.press("5")
    let lines = try page.evaluate(
      "[...document.querySelectorAll('.lines .added, .lines .removed')].map(l => l.textContent)")
    #expect(
      lines as? [String] == [
        #"-<rect width="9" height="9" fill="red"/>"#, #"+<rect width="9" height="9" fill="blue"/>"#,
      ])
    #expect(page.complaints == [])
  }

  @Test func `a text that no browser draws is shown by its lines at once, and a PDF by its viewer`()
    throws
  {
    let page = try page(Self.kinds())
    try select("sub/b.json", in: page)
    #expect(try page.text(".lines .added") == "+<i>2</i>")
    #expect(try page.holds("document.querySelector('[data-mode=swipe]').disabled"))
    try select("z.pdf", in: page)
    #expect(try page.count("#stage object") == 2)
  }

  @Test func `a accepts pictures one by one, and the command names them and no others`() throws {
    let folder = try Self.kinds()
    let page = try page(folder)
    let all = "mintmark snapshot accept \(folder.path("out")) \(folder.path("reference"))"
    #expect(try page.text("#command") == all)
    try select("1000.png", in: page)
    try page.press("a")
    try select("sub/a.svg", in: page)
    try page.press("a")
    #expect(try page.text("#command") == all + " --only /1000.png --only sub/a.svg")
    #expect(try page.text("#picked") == "Accept 2 of 7")
    try page.press("a")
    #expect(try page.text("#command") == all + " --only /1000.png")
    // Accepting deletes nothing.
    try select("gone.png", in: page)
    #expect(try page.holds("document.querySelector('#pick').disabled"))
    #expect(
      try page.holds(
        "document.querySelector('#delete code').textContent.endsWith('--update obsolete')"))
  }

  @Test func `n frames one difference after another, in every view and over all pictures`() throws {
    let folder = try TemporaryFolder()
    var picture = TestPicture(40, 40)
    for name in ["a", "b"] { try folder.write(picture, "reference/\(name).png") }
    picture.fill(PixelRect(x: 2, y: 2, width: 3, height: 3), .black)
    try folder.write(picture, "actual/b.png")
    picture.fill(PixelRect(x: 30, y: 30, width: 2, height: 2), .black)
    try folder.write(picture, "actual/a.png")
    let page = try page(folder)
    let state = """
      (() => {
        const frame = document.querySelector('.area.current');
        return [document.querySelector('#name').textContent, frame !== null &&
          parseFloat(frame.style.left) > frame.parentElement.offsetWidth / 2];
      })()
      """
    for mode in ["1", "2", "3", "4"] {
      try select("a.png", in: page)
      try page.press(mode)
      for (name, isRight) in [("a.png", false), ("a.png", true), ("b.png", false)] {
        try page.press("n")
        let found = try page.evaluate(state) as? [Any]
        #expect(found?[0] as? String == name && found?[1] as? Bool == isRight, "\(mode)")
      }
      try page.press("n")
      #expect(try (page.evaluate(state) as? [Any])?[0] as? String == "b.png")
    }
  }

  @Test func `Space works on every control`() throws {
    let page = try page(Self.folders())
    try page.evaluate("document.querySelector('#areas').focus()")
    try page.press(" ")
    #expect(try page.evaluate("document.querySelector('#areas').checked") as? Bool == false)
    try page.evaluate("document.querySelector('[data-verdict=same]').focus()")
    try page.press(" ")
    #expect(
      try page.evaluate("document.querySelector('[data-verdict=same]').ariaPressed") as? String
        == "true")
    try page.evaluate("document.querySelector('[data-mode=swipe]').focus()")
    try page.press(" ")
    #expect(try page.holds("document.querySelector('.divider') !== null"))
  }

  @Test func `the first Tab leads past the list to the picture`() throws {
    let page = try page(Self.folders())
    try page.press("Tab")
    #expect(try page.evaluate("document.activeElement.id") as? String == "skip")
    try page.evaluate("document.activeElement.click()")
    #expect(try page.evaluate("document.activeElement.id") as? String == "main")
    try page.press("Tab")
    #expect(try page.holds("document.querySelector('main').contains(document.activeElement)"))
  }

  @Test func `rows are sorted by folder, each listed once, or by the difference`() throws {
    let folder = try Self.kinds()
    try folder.write(TestPicture(2, 2), "actual/sub.png")
    let page = try page(folder)
    let folders = "[...document.querySelectorAll('.folder')].map(f => f.title)"
    #expect(try page.evaluate(folders) as? [String] == ["./", "sub/"])
    try page.set("#sort", to: "amount")
    #expect(try page.evaluate(folders) as? [String] == [])
    #expect(
      try page.evaluate("[...document.querySelectorAll('.row')].slice(0, 2).map(r => r.title)")
        as? [String] == ["sub/resized.png", "1000.png"])
  }

  @Test func `the rule in force stands below the verdict`() throws {
    let page = try page(Self.folders())
    #expect(try page.text("#rule") == "Rule: exact")
  }

  /// WCAG 2.1, 1.4.3, of every visible text over the grounds that lie behind it.
  private static let contrasts = """
    (() => {
      const parse = (text) => {
        const n = text.match(/[\\d.]+(e-?\\d+)?/g).map(Number);
        const scale = text.startsWith('color(') ? 255 : 1;
        return [n[0] * scale, n[1] * scale, n[2] * scale, n[3] ?? 1];
      };
      const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
      const light = (c) => {
        const [r, g, b] = c.map((v) => v / 255).map(
          (v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = (e) => {
        const own = parse(getComputedStyle(e).backgroundColor);
        return own[3] === 1 || !e.parentElement ? own : over(own, ground(e.parentElement));
      };
      const bad = [];
      for (const e of document.querySelectorAll('body *')) {
        const isText = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        const isDisabled = e.closest(':disabled, :has(> :disabled)');
        if (!isText || isDisabled || !e.checkVisibility() || e.closest('script')) continue;
        const [a, b] = [over(parse(getComputedStyle(e).color), ground(e)), ground(e)].map(light);
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) bad.push(`${e.tagName} ${e.className} ${e.textContent}: ${ratio}`);
      }
      return bad;
    })()
    """

  @Test(arguments: ["light", "dark"], [1280, 390])
  func `texts have contrast, and nothing scrolls sideways`(scheme: String, width: Int) throws {
    let folder = try Self.kinds()
    try folder.write(TestPicture(7, 7), "reference/old.png")
    try folder.write(TestPicture(7, 7), "actual/renamed.png")
    try folder.write([1], "actual/corrupt.png")
    let verification = try Verification.run(
      reference: folder.filePath("reference"), actual: folder.filePath("actual"),
      report: folder.filePath("out"))
    let page = try Chromium()
    try page.open(
      folder.path("out/index.html"), media: ["prefers-color-scheme": scheme], width: width,
      height: 844)
    try page.press("f")
    for entry in verification.failures {
      try select(entry.name.description, in: page)
      #expect(try page.evaluate(Self.contrasts) as? [String] == [], "\(entry.name)")
      #expect(
        try page.holds("document.documentElement.scrollWidth <= innerWidth"),
        "\(entry.name)")
    }
    #expect(page.complaints == [])
  }
}
