import CairoBackend
import Foundation
import RasterImage
import Testing
import VectorGraphics

@Suite struct CairoDocumentTests {
  @Test
  func `a PDF is one page of the scene's size in points, with the title`() throws {
    let info = try pdfInfo(drawing().pdf(title: "Додати дебет"))
    #expect(info["Pages"] == "1")
    #expect(info["Page size"] == "50 x 50 pts")
    #expect(info["Title"] == "Додати дебет")
  }

  @Test
  func `without a date a PDF has none and is the same on every run`() throws {
    let pdf = try drawing().pdf(title: "A")
    #expect(try pdfInfo(pdf)["CreationDate"] == nil)
    #expect(try drawing().pdf(title: "A") == pdf)
  }

  @Test
  func `a PDF's creation date is the one given`() throws {
    let date = try #require(SourceDate("981173106"))
    #expect(
      try pdfInfo(drawing().pdf(date: date))["CreationDate"] == "Sat Feb  3 04:05:06 2001 UTC")
  }

  @Test
  func `a PDF holds outlines and no text`() throws {
    let text = try run("pdftotext", ["FILE", "-"], input: drawing().pdf(), ending: "pdf")
    #expect(String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }.isEmpty)
  }

  @Test
  func `a PDF shows what the rasterizer draws, by Poppler's account`() throws {
    let scene = drawing(.tint, .solid(.color(AdaptiveColor(.black)))).background(
      .color(AdaptiveColor(.white)))
    let page = try run(
      "pdftoppm", ["-png", "-r", "288", "FILE"], input: scene.pdf(), ending: "pdf")
    #expect(try distance(PNG.decode([UInt8](page)), scene.pixmap(scale: 4)) < 1)
  }

  @Test
  func `a gradient goes into a PDF`() throws {
    let box = Rect(x: 0, y: 0, width: 50, height: 50)
    let scene = VectorScene(
      size: Size(width: 50, height: 50),
      fills: [VectorScene.Fill(.rectangle(box), .linearGradient(.shaded(.tint, in: box)))])
    #expect(try pdfInfo(scene.pdf())["Pages"] == "1")
  }

  @Test(arguments: [0, -1, .nan, 0.09, 16_385])
  func `a document of an impossible size is refused`(side: Double) {
    let scene = VectorScene(size: Size(width: side, height: 1), fills: [])
    #expect(throws: RenderError.self) { try scene.pdf() }
  }

  private func pdfInfo(_ pdf: [UInt8]) throws -> [String: String] {
    let text = String(
      decoding: try run("pdfinfo", ["FILE"], input: pdf, ending: "pdf"), as: UTF8.self)
    var info: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      info[String(halves[0])] = halves[1].trimmingCharacters(in: .whitespaces)
    }
    return info
  }
}
