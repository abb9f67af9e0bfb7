import Foundation
import ImageComparison
import ImageSnapshots
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// The report in a real browser.
@Suite("HTML report", .serialized)
struct ReportTests {
  private static func folders(changed: Int = 3, same: Int = 2) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var picture = TestPicture(12, 10, RGBAColor(hex: 0x007AFF, alpha: 200))
    let reference = try EncodedPicture.encode(picture.pixmap)
    picture.fill(PixelRect(x: 3, y: 2, width: 4, height: 5), RGBAColor(hex: 0xFF3B30))
    let actual = try EncodedPicture.encode(picture.pixmap)
    for index in 0..<(changed + same) {
      try folder.write(reference, "reference/\(1000 + index).png")
      try folder.write(index < changed ? actual : reference, "actual/\(1000 + index).png")
    }
    try folder.write(TestPicture(5, 5), "actual/<!--<script><b>.png")
    try folder.write(TestPicture(5, 5), "reference/gone.png")
    return folder
  }

  private func page(
    _ folder: TemporaryFolder, media: [String: String] = ["prefers-reduced-motion": "reduce"]
  ) throws -> Chromium {
    let verification = try Verification.run(
      reference: folder.filePath("reference"), actual: folder.filePath("actual"))
    try verification.writeReport(
      to: folder.filePath("out"), acceptCommand: "mintmark snapshot verify a b --update all")
    let page = try Chromium()
    try page.open(folder.path("out/index.html"), media: media)
    return page
  }

  @Test("It loads without a complaint, asks for nothing but itself, and its pictures decode")
  func loads() throws {
    let folder = try Self.folders()
    let page = try page(folder)
    try page.wait(for: "[...document.images].every(i => i.complete && i.naturalWidth > 0)")
    #expect(try page.evaluate("document.images.length") as? Int == 3)
    #expect(try page.evaluate("document.querySelectorAll('.row').length") as? Int == 5)
    #expect(
      try page.evaluate("document.querySelector('#command').textContent") as? String
        == "mintmark snapshot verify a b --update all")
    #expect(page.complaints == [])
    #expect(page.requests.count == 1)
    #expect(try folder.files().filter { $0.hasPrefix("out/") } == ["out/index.html"])
  }

  @Test("Names are text, whatever they hold")
  func names() throws {
    let page = try page(Self.folders())
    let names = try page.evaluate("[...document.querySelectorAll('.row')].map(r => r.textContent)")
    #expect((names as? [String])?.contains("<!--<script><b>.png") == true)
    #expect(try page.evaluate("document.querySelectorAll('.row b').length") as? Int == 0)
  }

  @Test("The swipe line follows the slider, the pointer and the arrow keys")
  func swipe() throws {
    let page = try page(Self.folders())
    try page.press("2")
    let left = "parseFloat(document.querySelector('.divider').style.left)"
    let width = "document.querySelector('.frame').offsetWidth"
    #expect(try page.evaluate("\(left) === \(width) / 2") as? Bool == true)
    try page.evaluate(
      """
      (s => { s.value = 25; s.dispatchEvent(new Event('input')); })(\
      document.querySelector('#slider'))
      """)
    #expect(try page.evaluate("\(left) === \(width) / 4") as? Bool == true)
    #expect(
      try page.evaluate("document.querySelector('#overlay').style.clipPath") as? String != "")
    try page.drag(".frame", from: 0.25, to: 0.75)
    #expect(try page.evaluate("Math.abs(\(left) - \(width) * 0.75) < 2") as? Bool == true)
    let before = try #require(try page.evaluate(left) as? Double)
    try page.press("ArrowLeft")
    #expect(try #require(try page.evaluate(left) as? Double) < before)
    #expect(page.complaints == [])
  }

  @Test("The onion skin fades from the expected picture to the actual one")
  func onion() throws {
    let page = try page(Self.folders())
    try page.click("[data-mode=onion]")
    for (slide, opacity) in [(0, "0"), (30, "0.3"), (100, "1")] {
      try page.evaluate(
        """
        (s => { s.value = \(slide); s.dispatchEvent(new Event('input')); })(\
        document.querySelector('#slider'))
        """)
      #expect(
        try page.evaluate("document.querySelector('#overlay').style.opacity") as? String == opacity)
    }
  }

  @Test("Blink shows one picture, then the other; by itself, unless motion is to be reduced")
  func blink() throws {
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

  @Test("Filters show and hide the pictures of a verdict, the search those of a name")
  func filters() throws {
    let page = try page(Self.folders())
    let rows = "document.querySelectorAll('.row').length"
    #expect(try page.evaluate(rows) as? Int == 5)
    try page.click("[data-verdict=changed]")
    #expect(try page.evaluate(rows) as? Int == 2)
    try page.click("[data-verdict=same]")
    #expect(try page.evaluate(rows) as? Int == 4)
    try page.press("/")
    for key in ["1", "0", "0", "4"] { try page.press(key) }
    #expect(try page.evaluate(rows) as? Int == 1)
    #expect(
      try page.evaluate("document.querySelector('#name').textContent") as? String == "1004.png")
  }

  @Test("Keys walk through the list, and zoom keeps pixels square")
  func keyboard() throws {
    let page = try page(Self.folders())
    let name = "document.querySelector('#name').textContent"
    #expect(try page.evaluate(name) as? String == "1000.png")
    try page.press("j")
    try page.press("j")
    #expect(try page.evaluate(name) as? String == "1002.png")
    try page.press("k")
    #expect(try page.evaluate(name) as? String == "1001.png")
    let width = "document.images[0].getBoundingClientRect().width"
    let before = try #require(try page.evaluate(width) as? Double)
    try page.press("+")
    #expect(try #require(try page.evaluate(width) as? Double) > before)
    #expect(
      try page.evaluate("getComputedStyle(document.images[0]).imageRendering") as? String
        == "pixelated")
    try page.press("b")
    #expect(
      try page.evaluate("getComputedStyle(document.querySelector('.frame')).backgroundColor")
        as? String == "rgb(0, 0, 0)")
  }

  @Test("It is dark where the reader wants it dark")
  func darkMode() throws {
    let folder = try Self.folders()
    let ground = "getComputedStyle(document.body).backgroundColor"
    let light = try page(folder, media: ["prefers-color-scheme": "light"]).evaluate(ground)
    let dark = try page(folder, media: ["prefers-color-scheme": "dark"]).evaluate(ground)
    #expect(light as? String == "rgb(245, 245, 247)")
    #expect(dark as? String == "rgb(22, 22, 24)")
  }

  @Test("A thousand failures load, with the pictures of one of them in the page")
  func thousand() throws {
    let page = try page(Self.folders(changed: 1000, same: 1000))
    #expect(try page.evaluate("document.querySelectorAll('.row').length") as? Int == 1002)
    #expect(try page.evaluate("document.images.length") as? Int == 3)
    try page.press("f")
    #expect(try page.evaluate("document.querySelectorAll('.row').length") as? Int == 2002)
    #expect(page.complaints == [])
  }
}
