import CairoBackend
import RasterImage
import Testing
import VectorGraphics

/// Pictures drawn, filtered and compressed in bands have the pixels of those drawn whole.
@Suite struct BandTests {
  /// One colour, several, a translucent gradient across all of it, and an opaque one.
  static let scenes: [(name: String, scene: VectorScene)] = [
    ("one colour", drawing()), ("two colours", drawing(.tint, .label)),
    (
      "a translucent gradient",
      drawing(.tint, gradient(.tint, .color(AdaptiveColor(RGBAColor(hex: 0, alpha: 0)))))
    ),
    ("opaque", opaque),
  ]

  private static var opaque: VectorScene {
    var scene = drawing(.tint, .label)
    let all = VectorPath.rectangle(Rect(x: 0, y: 0, width: 50, height: 50))
    scene.fills.insert(VectorScene.Fill(all, gradient(.tint, .color(AdaptiveColor(.black)))), at: 0)
    return scene
  }

  private static func gradient(_ first: PaintColor, _ second: PaintColor) -> Paint {
    .linearGradient(
      LinearGradientPaint(
        start: Point(x: 11.3, y: -7.7), end: Point(x: 41.9, y: 63.1),
        stops: [
          LinearGradientPaint.Stop(offset: 0, ink: first),
          LinearGradientPaint.Stop(offset: 1, ink: second),
        ]))
  }

  @Test(arguments: scenes.indices, [1.0, 3.7, 9])
  func `bands have the pixels of the whole`(index: Int, scale: Double) throws {
    let (name, scene) = Self.scenes[index]
    let whole = try scene.pixmap(scale: scale)
    for rows in [1, 2, 7, 16, 33] {
      let bytesPerPixel = scene.singleInk == nil ? 4 : 1
      var encoder = try PictureEncoder(largestSurface: 4 * rows * whole.width * bytesPerPixel)
      let file = try encoder.png(of: scene, scale: scale, palette: Palette())
      #expect((try PNG.decode(file) == whole) as Bool, "\(name), \(rows) rows")
    }
  }

  @Test func `a picture in bands is a valid file with its resolution, without alpha if opaque`()
    throws
  {
    for (index, colorType) in [(0, "8-bit palette"), (1, "32-bit RGB+alpha"), (3, "24-bit RGB")] {
      var encoder = try PictureEncoder(largestSurface: 1)
      let file = try encoder.png(of: Self.scenes[index].scene, scale: 2, palette: Palette())
      let text = String(
        decoding: try run("pngcheck", ["-v", "FILE"], input: file, ending: "png"), as: UTF8.self)
      #expect(text.contains("No errors detected") && text.contains(colorType), "\(text)")
      #expect(text.contains("5669x5669 pixels/meter"))
    }
  }

  @Test func `a translucent tint is in every level of a picture in bands`() throws {
    let palette = Palette(tint: AdaptiveColor(RGBAColor(hex: 0x3070F0, alpha: 99)))
    var encoder = try PictureEncoder(largestSurface: 1)
    let file = try encoder.png(of: drawing(), scale: 2, palette: palette)
    #expect((try PNG.decode(file) == drawing().pixmap(scale: 2, palette: palette)) as Bool)
  }
}
