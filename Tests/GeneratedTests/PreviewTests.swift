import Foundation
import RasterImage
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

  /// Saves a file as most editors do: by renaming another one to its name.
  private func save(_ text: String, as name: String) throws {
    try folder.write(text, to: "saved")
    #expect(rename(folder.path("saved"), folder.path(name)) == 0)
  }

  @Test func `an open page follows what is saved, and keeps its position and the selected card`()
    throws
  {
    let preview = try RunningTool("preview", "--quiet", in: folder.url)
    let address = try #require(preview.readLine())
    let file = try #require(URL(string: address)?.path(percentEncoded: false))
    #expect(address.hasPrefix("file:///") && file.hasSuffix("/mintmark-preview/index.html"))
    let page = try Chromium()
    try page.open(file, height: 150)
    /// The drawings of the page, once they are others.
    func drawings(after last: String = "") throws -> String {
      let all =
        "[...document.querySelectorAll('.panel img')].map((each) => each.src).join('')"
      try page.wait(for: "\(all) !== \(Chromium.literal(last))")
      return try #require(try page.evaluate(all) as? String)
    }
    func waitForError(_ beginning: String) throws {
      let text = "document.querySelector('.errors li')?.textContent"
      try page.wait(for: "\(text)?.startsWith(\(Chromium.literal(beginning)))")
    }
    func waitForNoError() throws { try page.wait(for: "!document.querySelector('.errors')") }
    // Files of three locales, and resources with a fallback, light and dark.
    try page.wait(for: "document.querySelectorAll('.panel img').length === 11")
    let sizes =
      "[50, 24].map((size) => document.querySelectorAll(`img[data-width='${size}']`).length)"
    #expect(try page.evaluate(sizes) as? [Int] == [3, 8])
    #expect(
      try page.evaluate("document.getElementById('counts').textContent") as? String
        == "11 pictures")
    let ground = "getComputedStyle(document.querySelector('.panel.dark')).backgroundColor"
    #expect(try page.evaluate(ground) as? String == "rgb(0, 0, 0)")
    try page.evaluate("document.querySelectorAll('.card')[9].focus({ preventScroll: true })")
    try page.evaluate("document.activeElement.click()")
    try page.evaluate("window.scrollTo(0, 60)")
    try page.evaluate("window.isSame = true")
    let state = """
      [window.isSame, window.scrollY, document.activeElement.id,
        document.querySelectorAll(".card")[9].id,
        [...document.querySelectorAll("[aria-pressed='true']")].map((card) => card.id)].join("|")
      """
    let kept = try #require(try page.evaluate(state) as? String)
    #expect(kept.hasPrefix("true|60|") && Set(kept.split(separator: "|").dropFirst(2)).count == 1)

    let plus = try drawings()
    try save(Self.configuration("minus"), as: "mintmark.yml")
    let minus = try drawings(after: plus)
    #expect(try page.evaluate(state) as? String == kept)

    try folder.write(Self.configuration("mnus"), to: "mintmark.yml")
    try waitForError("mintmark.yml:4:18: button.badge: ")
    #expect(try drawings() == minus && page.evaluate(state) as? String == kept)
    #expect(preview.messages.contains { $0.hasPrefix("error: mintmark.yml:4:18: ") })

    // A text is shown as it is, whatever it means in HTML.
    let hostile = "<!--</script><img src=x onerror=f()>"
    try folder.write(Self.configuration("\"\(hostile)\""), to: "mintmark.yml")
    let text = "document.querySelector('.errors li')?.textContent"
    try page.wait(for: "\(text)?.includes(\(Chromium.literal(hostile)))")
    #expect(
      try page.holds("document.querySelector('img:not(.frame img)') === null"))

    try folder.write(Self.configuration(), to: "mintmark.yml")
    try waitForNoError()
    #expect(try drawings() == plus)
    try save(Self.drawing(width: 2), as: "art/a.svg")
    let narrow = try drawings(after: plus)
    try FileManager.default.removeItem(atPath: folder.path("art/a.svg"))
    try waitForError("mintmark.yml:5:25: symbols.USD.path: ")
    try folder.write(Self.drawing(width: 2), to: "art/a.svg")
    try waitForNoError()
    #expect(try drawings() == narrow)

    #expect(preview.end(SIGINT) == 0)
    try page.wait(for: "document.getElementById('state').textContent.includes('has ended')")
    #expect(try drawings() == narrow && page.evaluate(state) as? String == kept)
    #expect(page.complaints == [])
    let origin = address.dropLast("index.html".count)
    #expect(page.requests.allSatisfy { $0.hasPrefix(origin) })
  }

  @Test func `the page written once is one file, with the failures that its drawings have`() throws
  {
    let tool = Tool.mintmark(in: folder)
    try tool.succeed("preview", "--once", "page.html")
    let page = try folder.text("page.html")
    let printed = try tool.run("preview", "--once", "-")
    #expect(printed.text == page && printed.errors.isEmpty)
    try folder.write(
      Self.configuration().replacingOccurrences(
        of: "path: art/a.svg", with: "text: \"\u{10FFFD}\""),
      to: "mintmark.yml")
    let failed = try tool.run("preview", "--once", "page.html")
    #expect(failed.status == 65 && failed.errors.contains("error: en_US: "))
    let browser = try Chromium()
    try browser.open(folder.path("page.html"))
    #expect(try browser.count(".panel img") == 8)
    let error = "document.querySelector('.errors li').textContent"
    #expect(try (browser.evaluate(error) as? String)?.hasPrefix("en_US: ") == true)
    #expect(browser.complaints == [])
    #expect(browser.requests == [URL(filePath: folder.path("page.html")).absoluteString])
    try folder.write(Self.configuration("mnus"), to: "mintmark.yml")
    #expect(try tool.run("preview", "--once", "other.html").status == 65)
    #expect(!folder.exists("other.html"))
  }

  /// The configuration of small buttons whose symbols have other forms, in all kinds of files.
  private static let small = """
    version: 1
    output: out
    locales: [pt_BR, ms_MY, fr_CH, ar_AE]
    button: { size: 20 }
    targets:
      - { kind: files, formats: [png, svg], scales: [1, 2, 3], appearances: [light, dark] }
      - { kind: android, formats: [png], densities: [mdpi, hdpi] }
      - { kind: gallery }

    """

  @Test func `the page shows the pixels of the files, one on one of the screen`() throws {
    try folder.write(Self.small, to: "mintmark.yml")
    let tool = Tool.mintmark(in: folder)
    try tool.succeed("batch")
    try tool.succeed("preview", "--once", "page.html")
    let page = try Chromium()
    try page.open(folder.path("page.html"), height: 900)
    let sources = """
      Promise.all([...document.querySelectorAll(".picture")].map(async (each) => {
        const image = each.querySelector("img");
        await image.decode();
        return [each.title, image.src.split(",")[1], image.naturalWidth, image.width];
      }))
      """
    let pictures = try #require(try page.evaluate(sources) as? [[Any]])
    var shown: Set<String> = []
    for picture in pictures {
      let path = try #require(picture[0] as? String)
      shown.insert(path)
      let bytes = try #require((picture[1] as? String).flatMap { Data(base64Encoded: $0) })
      #expect((bytes == Data(try folder.bytes("out/" + path))) as Bool, "\(path)")
      #expect(picture[2] as? Int == picture[3] as? Int, "\(path)")
    }
    // Each PNG and SVG that batch wrote, but for those that differ in their titles alone.
    let written = try folder.files().filter {
      $0.hasPrefix("out/") && ($0.hasSuffix(".png") || $0.hasSuffix(".svg"))
    }
    #expect(shown == Set(written.map { String($0.dropFirst("out/".count)) }))

    // On a screen with two pixels per point, a picture takes half of the points.
    func setRatio(_ ratio: Int) throws {
      try page.evaluate("window.devicePixelRatio = \(ratio)")
      try page.evaluate("window.dispatchEvent(new Event('resize'))")
    }
    try setRatio(2)
    #expect(try page.evaluate("document.querySelector('.pixels img').width") as? Int == 10)
    try setRatio(1)

    // What the browser draws on the screen is the file's picture over the panel's colour.
    for (panel, ground) in [("light", 255), ("dark", 0)] {
      let selector = ".panel.\(panel) li:nth-child(2) .pixels img"
      let pixels = """
        (() => {
          const image = document.querySelector("\(selector)");
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          const context = canvas.getContext("2d");
          context.fillStyle = "rgb(\(ground) \(ground) \(ground))";
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.drawImage(image, 0, 0);
          return [...context.getImageData(0, 0, canvas.width, canvas.height).data];
        })()
        """
      let expected = try #require(try page.evaluate(pixels) as? [Int])
      let screen = try PNG.decode(page.screenshot(of: selector))
      #expect(screen.width == 20 && screen.height == 20)
      #expect(screen.bytes.map(Int.init) == expected)
    }

    // Magnified, each pixel is a square of its one colour.
    try page.set("#zoom", to: "4")
    let selector = ".panel.light li:nth-child(2) .pixels img"
    let large = try PNG.decode(page.screenshot(of: selector))
    #expect(large.width == 80 && large.height == 80)
    for y in 0..<80 {
      for x in 0..<80 {
        let (corner, pixel) = ((y / 4 * 4 * 80 + x / 4 * 4) * 4, (y * 80 + x) * 4)
        #expect(large.bytes[pixel..<pixel + 4] == large.bytes[corner..<corner + 4])
      }
    }
    let grid = "getComputedStyle(document.querySelector('.pixels'), '::after').backgroundImage"
    #expect(try page.evaluate(grid) as? String == "none")
    try page.click("#grid")
    #expect(try (page.evaluate(grid) as? String)?.hasPrefix("linear-gradient") == true)
    #expect(page.complaints == [])
  }

  @Test func `pictures are found by name, target and file`() throws {
    try folder.write(Self.small, to: "mintmark.yml")
    try Tool.mintmark(in: folder).succeed("preview", "--once", "page.html")
    let page = try Chromium()
    try page.open(folder.path("page.html"))
    func count(_ what: String) throws -> Int? {
      try page.evaluate(
        "[...document.querySelectorAll('\(what)')].filter((each) => each.checkVisibility()).length"
      ) as? Int
    }
    let all = try #require(try count(".picture"))
    #expect(try count("section h2") == 1)
    try page.set("#find", to: "chf")
    #expect(try count(".card") == 4 && count(".target") == 2)
    try page.set("#file", to: "2x")
    #expect(try count(".picture") == 2 && count(".target") == 1)
    try page.set("#find", to: "nothing")
    #expect(try count("#none") == 1 && count(".card") == 0)
    try page.set("#find", to: "")
    try page.set("#file", to: "")
    try page.set("#target", to: "gallery")
    #expect(try count(".target") == 1 && count(".files") == 1)
    try page.set("#target", to: "")
    #expect(try count(".picture") == all && count("#none") == 0)
  }

  @Test func `Git ignores the folder that a preview makes, and a page of another origin is kept`()
    throws
  {
    let preview = try RunningTool("preview", "--quiet", "-o", "made/here", in: folder.url)
    _ = try #require(preview.readLine())
    #expect(preview.end(SIGTERM) == 0)
    #expect(
      try folder.files().filter { $0.hasPrefix("made") } == [
        "made/here/.gitignore", "made/here/index.html", "made/here/preview-data.js",
      ])
    #expect(try folder.bytes("made/here/.gitignore") == Array("*\n".utf8))
    let again = try RunningTool("preview", "--quiet", "--output", "made/here", in: folder.url)
    #expect(again.readLine() != nil)
    #expect(again.end(SIGINT) == 0)
    try folder.write("<p>mine", to: "site/index.html")
    let tool = Tool.mintmark(in: folder)
    let refused = try tool.run("preview", "--output", "site")
    #expect(refused.status == 73)
    #expect(
      refused.errors == "error: 'site/index.html' was not written by mintmark preview: "
        + "choose another folder with --output\n")
    #expect(try folder.files().filter { $0.hasPrefix("site") } == ["site/index.html"])
    #expect(try folder.bytes("site/index.html") == Array("<p>mine".utf8))
    #expect(try tool.run("preview", "--output", "site", "--once", "-").status == 64)
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
    let tool = Tool.mintmark(in: folder)
    let result = try tool.run(command.split(separator: " ").map(String.init) + ["none.yml"])
    #expect(result.status == 66 && result.messages.count == 1)
  }
}
