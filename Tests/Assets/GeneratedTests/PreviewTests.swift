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

  /// Saves a file as most editors do: by renaming another one to its name.
  private func save(_ text: String, as name: String) throws {
    try folder.write(text, to: "saved")
    #expect(rename(folder.path("saved"), folder.path(name)) == 0)
  }

  /// The page of a preview in a browser, once it is shown.
  private func open(_ preview: RunningTool, _ page: Chromium) throws {
    let address = try #require(preview.readLine())
    let file = try #require(URL(string: address)?.path(percentEncoded: false))
    #expect(address.hasPrefix("file:///") && file.hasSuffix("/mintmark-preview/index.html"))
    try page.open(file, height: 250)
  }

  @Test func `an open page follows what is saved, and keeps how it is read`() throws {
    let preview = try RunningTool("preview", "--quiet", in: folder.url)
    let page = try Chromium()
    try open(preview, page)
    /// The drawings of the page, once they are others.
    func drawings(after last: String = "") throws -> String {
      let all = "document.querySelector('.defs')?.innerHTML"
      try page.wait(
        for: "document.readyState === 'complete' && \(all) !== \(Chromium.literal(last))")
      return try #require(try page.evaluate(all) as? String)
    }
    func waitForMessage(_ beginning: String) throws {
      let text = "document.querySelector('#messages li')?.textContent"
      try page.wait(for: "\(text)?.startsWith(\(Chromium.literal(beginning)))")
    }
    func waitForNoMessage() throws {
      try page.wait(
        for: "document.readyState === 'complete' && !document.querySelector('#messages li')")
    }
    let plus = try drawings()
    // Three locales, and a button of its own for Android with the fallback.
    #expect(try page.count("#grid li") == 7)
    #expect(
      try page.evaluate("[...document.getElementById('button').options].map((each) => each.text)")
        as? [String] == ["All", "Button, 50 pt, files", "Button, 24 pt, android"])
    for (control, value) in [
      ("button", "1"), ("scale", "2"), ("appearance", "dark"), ("tint", "#ff0000"),
    ] {
      try page.set("#" + control, to: value)
    }
    try page.evaluate("window.scrollTo(0, 40)")
    let state = """
      [scrollY, location.hash, ...["button", "scale", "appearance", "tint"]
        .map((id) => document.getElementById(id).value)].join("|")
      """
    let kept = "40|#button=1&scale=2&appearance=dark&tint=%23ff0000|1|2|dark|#ff0000"
    #expect(try page.evaluate(state) as? String == kept)

    try save(Self.configuration("minus"), as: "mintmark.yml")
    let minus = try drawings(after: plus)
    try page.wait(for: "\(state) === \(Chromium.literal(kept))")

    try folder.write(Self.configuration("mnus"), to: "mintmark.yml")
    try waitForMessage("error: mintmark.yml:4:18: button.badge: ")
    #expect(try drawings() == minus && page.evaluate(state) as? String == kept)
    #expect(
      try page.text("#messages li:last-child")
        == "note: the drawings are those of the last configuration without errors")
    #expect(preview.messages.contains { $0.hasPrefix("error: mintmark.yml:4:18: ") })

    // A text is shown as it is, whatever it means in HTML.
    let hostile = "<!--</script><img src=x onerror=f()>"
    try folder.write(Self.configuration("\"\(hostile)\""), to: "mintmark.yml")
    try page.wait(
      for: "document.querySelector('#messages')?.textContent.includes(\(Chromium.literal(hostile)))"
    )
    #expect(try page.count("img") == 0)

    try FileManager.default.removeItem(atPath: folder.path("mintmark.yml"))
    try waitForMessage("error: can't read 'mintmark.yml': ")
    try FileManager.default.removeItem(atPath: folder.path("mintmark-preview"))
    try folder.write(Self.configuration(), to: "mintmark.yml")
    #expect(try drawings(after: minus) == plus)
    try waitForNoMessage()
    try save(Self.drawing(width: 2), as: "art/a.svg")
    let narrow = try drawings(after: plus)
    try FileManager.default.removeItem(atPath: folder.path("art/a.svg"))
    try waitForMessage("error: mintmark.yml:5:25: symbols.USD.path: ")
    try folder.write(Self.drawing(width: 2), to: "art/a.svg")
    try waitForNoMessage()
    #expect(try drawings() == narrow)

    // As when its terminal is closed.
    #expect(preview.end(SIGHUP) == 0)
    try waitForMessage("note: mintmark preview has ended; ")
    #expect(try drawings() == narrow && page.evaluate(state) as? String == kept)
    let origin = folder.url.path
    #expect(page.requests.allSatisfy { $0.hasPrefix("file://") && $0.contains(origin) })
  }

  @Test
  func `a configuration that is broken at first is shown with its error, and then its drawings`()
    throws
  {
    try folder.write(Self.configuration("mnus"), to: "mintmark.yml")
    let preview = try RunningTool("preview", "--quiet", in: folder.url)
    let page = try Chromium()
    try open(preview, page)
    let error = "document.querySelector('#messages .error')?.textContent"
    try page.wait(for: "\(error)?.startsWith('error: mintmark.yml:4:18: ')")
    try folder.write(
      Self.configuration().replacingOccurrences(
        of: "path: art/a.svg", with: "text: \"\u{10FFFD}\""),
      to: "mintmark.yml")
    // The drawings without those that failed.
    try page.wait(for: "document.querySelectorAll('#grid li').length === 5")
    try page.wait(for: "\(error)?.startsWith('error: en_US: ')")
    try folder.write(
      Self.configuration().replacingOccurrences(of: "{ badge", with: "{ size: 16, badge"),
      to: "mintmark.yml")
    let warning = "document.querySelector('#messages .warning')?.textContent"
    try page.wait(for: "\(warning)?.startsWith('warning: at 16 pixels, the symbols of ')")
    #expect(page.complaints == [])
    #expect(preview.end(SIGTERM) == 0)
  }

  @Test func `a second preview needs a folder of its own`() throws {
    let preview = try RunningTool("preview", "--quiet", in: folder.url)
    _ = try #require(preview.readLine())
    let second = try Tool.mintmark(in: folder).run("preview")
    #expect(second.status == 73)
    #expect(second.errors.contains("\nerror: another run"), "\(second.errors)")
    // Nor is the folder free for another one after it was removed and made again.
    try FileManager.default.removeItem(atPath: folder.path("mintmark-preview"))
    try save(Self.configuration("minus"), as: "mintmark.yml")
    #expect(preview.wait { folder.exists("mintmark-preview/preview.js") })
    let lock = try Tool(program: "flock", folder: folder.url).run("-n", "mintmark-preview", "true")
    #expect(lock.status == 1)
    #expect(preview.end(SIGINT) == 0)
  }

  #if os(Linux)
    @Test(arguments: ["batch --watch --quiet", "preview --quiet"])
    func `a full disk is reported, and ends neither a watch nor a preview`(
      _ command: String
    ) throws {
      let words = command.split(separator: " ").map(String.init)
      let tool = try RunningTool(words, in: folder.url)
      let path = words[0] == "batch" ? "out/.mintmark-manifest.json" : "mintmark-preview/index.html"
      #expect(tool.wait { folder.exists(path) })
      let before = try folder.bytes(path)
      try tool.limitFiles(to: 1000)
      try save(Self.configuration("minus"), as: "mintmark.yml")
      #expect(tool.wait { !tool.messages.isEmpty })
      #expect(tool.messages.allSatisfy { $0.hasPrefix("error: can't write '") }, "\(tool.messages)")
      #expect(try folder.bytes(path) == before)
      try tool.limitFiles(to: nil)
      try save(Self.configuration("xmark"), as: "mintmark.yml")
      #expect(tool.wait { (try? folder.bytes(path)).map { $0 != before } == true })
      #expect(tool.end(SIGINT) == 0)
    }
  #endif

  @Test func `Git ignores the folder that a preview makes, and a page of another origin is kept`()
    throws
  {
    let preview = try RunningTool("preview", "--quiet", "-o", "made/here", in: folder.url)
    _ = try #require(preview.readLine())
    #expect(preview.end(SIGTERM) == 0)
    #expect(
      try folder.files().filter { $0.hasPrefix("made") } == [
        "made/here/.gitignore", "made/here/index.html", "made/here/preview.js",
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
