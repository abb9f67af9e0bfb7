package import ImageComparison
package import RasterImage
import Testing
package import VectorGraphics

/// A picture that a test draws pixel by pixel.
package struct TestPicture {
  package let width: Int
  package let height: Int
  package var colors: [RGBAColor]

  package init(_ width: Int, _ height: Int, _ color: RGBAColor = .white) {
    self.width = width
    self.height = height
    colors = [RGBAColor](repeating: color, count: width * height)
  }

  package init(_ pixmap: Pixmap) {
    self.init(pixmap.width, pixmap.height)
    for index in colors.indices {
      let bytes = pixmap.bytes[4 * index..<4 * index + 4].map { $0 }
      colors[index] = RGBAColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
  }

  package subscript(x: Int, y: Int) -> RGBAColor {
    get { colors[y * width + x] }
    set { colors[y * width + x] = newValue }
  }

  package mutating func fill(_ rect: PixelRect, _ color: RGBAColor) {
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { self[x, y] = color }
    }
  }

  package var pixmap: Pixmap {
    get throws {
      try #require(
        Pixmap(
          width: width, height: height,
          bytes: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
    }
  }
}
