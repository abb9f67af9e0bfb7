import CairoBackend
import RasterImage
import TestSupport
import Testing
import VectorGraphics

@Suite struct RasterizerTests {
  @Test(arguments: [0.5, 1, 2, 3, 7.3])
  func `the coverage path's alpha is the ARGB path's`(scale: Double) throws {
    let black = AdaptiveColor(.black)
    var rasterizer = Rasterizer()
    let coverage = try rasterizer.coverage(of: drawing(), scale: scale)
    // Two paints of the same colour are drawn as several colours.
    let pixmap = try rasterizer.pixmap(
      of: drawing(.tint, .solid(.color(black))), scale: scale, palette: Palette(tint: black))
    let alphas = stride(from: 3, to: pixmap.bytes.count, by: 4).map { pixmap.bytes[$0] }
    #expect((alphas == coverage.bytes) as Bool)
  }

  @Test
  func `every pixel of a one-colour scene has the exact tint`() throws {
    let tint = RGBAColor(hex: 0x123457)
    let pixmap = try drawing().pixmap(scale: 2, palette: Palette(tint: AdaptiveColor(tint)))
    let colors = Set(
      stride(from: 0, to: pixmap.bytes.count, by: 4).map { pixmap.bytes[$0..<($0 + 3)] })
    #expect(colors == [[tint.red, tint.green, tint.blue]])
  }

  @Test
  func `a reused rasterizer draws what a new one draws`() throws {
    var used = Rasterizer()
    for scale in [1.0, 1, 2, 1] {
      var new = Rasterizer()
      _ = try used.pixmap(of: drawing(.tint, .label), scale: scale, palette: Palette())
      let pixmap = try used.coverage(of: drawing(), scale: scale)
      #expect((try pixmap == new.coverage(of: drawing(), scale: scale)) as Bool)
    }
  }

  @Test(arguments: PNG.Optimization.allCases)
  func `an encoder gives the bytes of a new one, whatever it encoded before`(
    optimization: PNG.Optimization
  ) throws {
    var encoder = try PictureEncoder(optimization: optimization)
    // Zopfli takes most of the time: a sample has smaller pictures for it.
    let part = optimization == .smallest && !Sample.current.isWhole ? 0.3 : 1
    let palettes = [Palette(.light), Palette(.dark), Palette(.light)]
    for (scene, scale) in [
      (drawing(), 1.0), (drawing(.tint, .label), 1), (drawing(), 1), (drawing(.label), 1),
      (drawing(), 2), (drawing(), 1),
    ] {
      for palette in palettes {
        let scale = scale * part
        let bytes = try encoder.png(of: scene, scale: scale, palette: palette)
        let expected = try scene.png(scale: scale, palette: palette, optimization: optimization)
        #expect((bytes == expected) as Bool)
        let pixmap = try scene.pixmap(scale: scale, palette: palette)
        #expect((try PNG.decode(bytes) == pixmap) as Bool)
      }
    }
  }

  @Test(arguments: PNG.Optimization.allCases)
  func `a PNG has the pixels of the picture`(optimization: PNG.Optimization) throws {
    for scene in [drawing(), drawing(.tint, .label)] {
      let file = try scene.png(scale: 3, optimization: optimization)
      #expect((try PNG.decode(file) == scene.pixmap(scale: 3)) as Bool)
    }
  }

  @Test(arguments: [1e7, 1e12, 1e300])
  func `points far outside the picture do no harm`(coordinate: Double) throws {
    var scene = drawing()
    scene.fills.append(
      VectorScene.Fill(
        .rectangle(
          Rect(x: -coordinate, y: -coordinate, width: 2 * coordinate, height: 2 * coordinate)),
        .tint))
    var rasterizer = Rasterizer()
    let coverage = try rasterizer.coverage(of: scene, scale: 1)
    #expect(coverage.bytes.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a scale that is not valid is refused`(scale: Double) {
    #expect(throws: RenderError.self) { try drawing().pixmap(scale: scale) }
  }
}
