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

  /// The picture with a transparent margin, or without its border if the margin is negative.
  package func resized(by margin: Int) -> TestPicture {
    var result = TestPicture(width + 2 * margin, height + 2 * margin, .clear)
    for y in max(0, margin)..<min(result.height, height + margin) {
      for x in max(0, margin)..<min(result.width, width + margin) {
        result[x, y] = self[x - margin, y - margin]
      }
    }
    return result
  }

  /// The picture of a quarter of the size in one colour: a pixel is covered by as many sixteenths as samples are inside.
  package func sampled(_ tint: RGBAColor) -> TestPicture {
    var picture = TestPicture(width / 4, height / 4, .clear)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let samples = (0..<16).count { self[4 * x + $0 % 4, 4 * y + $0 / 4].alpha >= 128 }
        guard samples > 0 else { continue }
        picture[x, y] = tint
        picture[x, y].alpha = UInt8((Double(samples) * 255 / 16).rounded())
      }
    }
    return picture
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
