import CairoBackend
import Foundation
import RasterImage
import Testing
import VectorFormats
import VectorGraphics

/// Files as design tools write them, against librsvg's pictures of the same files, which
/// `Scripts/artwork-references` draws.
@Suite struct ArtworkPictureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Artwork")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test func `there are files in the style of each tool`() {
    for (tool, least) in [("figma", 11), ("illustrator", 12), ("sketch", 10), ("inkscape", 11)] {
      #expect(Self.names.count { $0.hasPrefix(tool + "-") } >= least)
    }
  }

  /// Where shapes abut, librsvg blends the edges of each and leaves a seam; here they are one path.
  /// That and Cairo's 1/256 px are all that may differ. The pictures of strokes are larger, because librsvg
  /// strokes lines that are up to 0.1 px from a curve: in a larger picture that is less of the drawing. Very
  /// tight bends are in `VectorPathStrokedTests`, as librsvg leaves holes in them.
  @Test(arguments: names)
  func `artwork covers what librsvg paints`(name: String) throws {
    let file = Self.folder.appending(path: name + ".svg")
    let picture = Self.folder.appending(path: name + ".png")
    let expected = try PNG.decode(Array(Data(contentsOf: picture)))
    let bytes = Array(try Data(contentsOf: file))
    let size = try #require(Self.size(of: String(decoding: bytes, as: UTF8.self)))
    let scene = VectorScene(
      size: size, fills: [.init(try Artwork(svg: bytes).path, .solid(.role(.tint)))])
    var rasterizer = Rasterizer()
    let actual = try rasterizer.coverage(
      of: scene, scale: Double(expected.height) / size.height)
    #expect((actual.width, actual.height) == (expected.width, expected.height))
    var sum = 0
    var far = 0
    for index in actual.bytes.indices {
      let difference = abs(Int(actual.bytes[index]) - Int(expected.bytes[4 * index + 3]))
      sum += difference
      far += difference > 24 ? 1 : 0
    }
    let mean = Double(sum) / Double(actual.bytes.count)
    #expect(mean <= 0.1, "\(name): \(mean) of 255 in the mean")
    #expect(far * 2000 <= actual.bytes.count, "\(name): \(far) pixels differ by more than 24")
  }

  /// The size of the root's viewport in pixels: its width and height, or those of its view box.
  private static func size(of svg: String) -> Size? {
    func value(_ name: String) -> String? {
      guard let root = svg.firstMatch(of: /<(svg:)?svg[^>]*>/)?.output.0 else { return nil }
      for match in root.matches(of: /\s(\w+)="([^"]*)"/) where match.output.1 == name {
        return String(match.output.2)
      }
      return nil
    }
    let units = ["mm": 96 / 25.4, "in": 96, "px": 1, "": 1]
    func length(_ text: String) -> Double? {
      let number = text.prefix { $0.isNumber || $0 == "." }
      guard let unit = units[String(text.dropFirst(number.count))] else { return nil }
      return Double(number).map { $0 * unit }
    }
    if let width = value("width").flatMap(length), let height = value("height").flatMap(length) {
      return Size(width: width, height: height)
    }
    let box = (value("viewBox") ?? "").split(separator: " ").compactMap { Double($0) }
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }
}
