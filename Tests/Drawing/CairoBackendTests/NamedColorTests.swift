import CairoBackend
import Foundation
import RasterImage
import Testing
import VectorGraphics

/// The colours that CSS names.
@Suite struct NamedColorTests {
  @Test func `each name has the colour that librsvg gives it`() throws {
    let names = RGBAColor.cssNames.filter { $0 != "transparent" }
    #expect(names.count == 148)
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(names.count)\" height=\"1\">"
    for (index, name) in names.enumerated() {
      svg += "<rect x=\"\(index)\" width=\"1\" height=\"1\" fill=\"\(name)\"/>"
    }
    let data = try run("rsvg-convert", ["FILE"], input: Array((svg + "</svg>").utf8), ending: "svg")
    let picture = try PNG.decode([UInt8](data))
    for (index, name) in names.enumerated() {
      let color = try #require(RGBAColor(cssName: name))
      let pixel = Array(picture.bytes[4 * index..<4 * index + 4])
      #expect(pixel == [color.red, color.green, color.blue, color.alpha], "\(name)")
    }
  }
}
