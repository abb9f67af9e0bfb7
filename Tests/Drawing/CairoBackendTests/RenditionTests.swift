import Testing
import VectorFormats
import VectorGraphics

import CairoBackend

@Suite struct RenditionTests {
  private static let renditions: [Rendition] = [
    .png(scale: 1), .svg(.themable), .pdf(nil), .vectorDrawable(.palette),
  ]

  private func scene(side: Double, corners: Int = 4) -> VectorScene {
    var path = VectorPath()
    path.move(to: Point(x: 0, y: 0))
    for corner in 1..<corners {
      path.line(to: Point(x: Double(corner % 97) / 7, y: Double(corner % 89) / 11))
    }
    path.close()
    return VectorScene(
      size: Size(width: side, height: side), fills: [VectorScene.Fill(path, .tint)])
  }

  @Test func `every format is encoded by one function, as its own writer does`() throws {
    let scene = scene(side: 24)
    var encoder = try PictureEncoder()
    let bytes = try Self.renditions.map { rendition throws(RenderError) in
      try encoder.encode(scene, as: rendition, title: "A", titleLanguage: "en")
    }
    #expect(try bytes[0] == scene.png())
    #expect(try bytes[1] == Array(scene.svg(title: "A", titleLanguage: "en").utf8))
    #expect(try bytes[2] == scene.pdf(title: "A"))
    #expect(try bytes[3] == Array(scene.vectorDrawable().utf8))
  }

  @Test(arguments: renditions)
  func `a size beyond the bounds is refused in every format`(rendition: Rendition) throws {
    var encoder = try PictureEncoder()
    for side in [8193.0, -1, .nan, .infinity] {
      #expect(throws: RenderError.self) { try encoder.encode(scene(side: side), as: rendition) }
    }
  }

  @Test(arguments: [8193, .nan, 0.09])
  func `a scene's own functions check the size as well`(side: Double) {
    let scene = scene(side: side)
    #expect(throws: RenderError.self) { try scene.svg(title: nil) }
    #expect(throws: RenderError.self) { try scene.pdf() }
    #expect(throws: RenderError.self) { try scene.vectorDrawable() }
  }

  @Test(arguments: renditions.dropFirst())
  func `a vector picture whose numbers would be rounded away is refused`(
    rendition: Rendition
  ) throws {
    var encoder = try PictureEncoder()
    let scene = scene(side: 0.09)
    #expect(throws: RenderError.tooSmallForVectors(scene.size, smallest: 0.1)) {
      try encoder.encode(scene, as: rendition)
    }
    _ = try encoder.encode(self.scene(side: 0.1), as: rendition)
  }

  @Test func `a path that aapt2 can't store is refused for Android alone`() throws {
    let scene = scene(side: 24, corners: 9000)
    for rendition in Self.renditions {
      var encoder = try PictureEncoder()
      if case .vectorDrawable = rendition {
        #expect(throws: RenderError.tooLongForAndroid) {
          try encoder.encode(scene, as: rendition)
        }
        #expect(throws: RenderError.tooLongForAndroid) { try scene.vectorDrawable() }
      } else {
        _ = try encoder.encode(scene, as: rendition)
      }
    }
  }
}
