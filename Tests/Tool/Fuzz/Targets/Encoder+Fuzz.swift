import VectorGraphics

import RasterImage

extension FuzzTarget {
  /// The encoder: every pixel comes back, with any effort, size, colours and tint.
  static let encoder = FuzzTarget("encoder") {
    var encoders = Encoders(
      fastest: try PNGEncoder(optimization: .fastest),
      standard: try PNGEncoder(optimization: .standard),
      smaller: try PNGEncoder(optimization: .smaller))
    return { bytes in
      var bytes = FuzzedBytes(bytes)
      let choice = bytes.byte()
      let width = 1 + bytes.word() % (choice & 0x80 == 0 ? 48 : 33_000)
      let height = 1 + Int(bytes.byte()) % max(1, min(48, 40_000 / width))
      let tint = RGBAColor(
        red: bytes.byte(), green: bytes.byte(), blue: bytes.byte(),
        alpha: choice & 0x40 == 0 ? 255 : bytes.byte())
      if choice & 0x20 == 0 {
        let levels = bytes.expanded(to: width * height)
        guard let coverage = Coverage(width: width, height: height, bytes: levels) else { return }
        let file = try encoders.encode(coverage, tint: tint, effort: choice)
        let picture = try PNG.decode(file, limit: largestEncoded)
        try law(picture == Pixmap(coverage: coverage, tint: tint), "the coverage is another")
      } else {
        let samples = bytes.expanded(to: 4 * width * height)
        guard let pixmap = Pixmap(width: width, height: height, bytes: samples) else { return }
        let file = try encoders.encode(pixmap, effort: choice)
        try law(try PNG.decode(file, limit: largestEncoded) == pixmap, "the pixels are others")
      }
    }
  }
}

private let largestEncoded = 1 << 18

/// Encoders of the efforts that are quick enough, kept from input to input.
private struct Encoders: ~Copyable {
  var fastest: PNGEncoder
  var standard: PNGEncoder
  var smaller: PNGEncoder

  mutating func encode(
    _ coverage: Coverage, tint: RGBAColor, effort: UInt8
  ) throws -> [UInt8] {
    switch effort % 3 {
    case 0: try fastest.encode(fastest.compress(coverage), tint: tint, scale: 2)
    case 1: try standard.encode(standard.compress(coverage), tint: tint, scale: nil)
    default: try smaller.encode(smaller.compress(coverage), tint: tint, scale: 1)
    }
  }

  mutating func encode(_ pixmap: Pixmap, effort: UInt8) throws -> [UInt8] {
    switch effort % 3 {
    case 0: try fastest.encode(pixmap, scale: nil)
    case 1: try standard.encode(pixmap, scale: 3)
    default: try smaller.encode(pixmap, scale: nil)
    }
  }
}
