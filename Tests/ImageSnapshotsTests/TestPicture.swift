import ImageSnapshots
import RasterImage
import Testing
import VectorGraphics

/// A picture a test draws on, pixel by pixel.
struct TestPicture {
  let width: Int
  let height: Int
  var colors: [Color]

  init(_ width: Int, _ height: Int, _ color: Color = .white) {
    self.width = width
    self.height = height
    colors = [Color](repeating: color, count: width * height)
  }

  init(_ pixmap: Pixmap) {
    self.init(pixmap.width, pixmap.height)
    for index in colors.indices {
      let bytes = pixmap.bytes[4 * index..<4 * index + 4].map { $0 }
      colors[index] = Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
  }

  subscript(x: Int, y: Int) -> Color {
    get { colors[y * width + x] }
    set { colors[y * width + x] = newValue }
  }

  mutating func fill(_ rect: PixelRect, _ color: Color) {
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { self[x, y] = color }
    }
  }

  var pixmap: Pixmap {
    get throws {
      try #require(
        Pixmap(
          width: width, height: height,
          bytes: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
    }
  }
}

/// Numbers that look random and are the same on every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
