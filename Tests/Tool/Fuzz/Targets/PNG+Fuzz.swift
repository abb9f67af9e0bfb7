import TestSupport

import RasterImage

extension FuzzTarget {
  /// PNG files: within the limit, and a picture that was read comes back from the encoder.
  static let png = FuzzTarget("png") {
    let limit = 1 << 14
    var encoder = try PNGEncoder(optimization: .fastest)
    return { bytes in
      for file in [bytes, PNGBytes.withChecksums(bytes)] {
        guard let picture = try? PNG.decode(file, limit: limit) else { continue }
        try law(
          picture.width * picture.height <= limit,
          "\(picture.width) × \(picture.height) is beyond the limit")
        let written = try encoder.encode(picture, scale: nil)
        try law(try PNG.decode(written) == picture, "the picture is another when read again")
      }
    }
  }

  /// Headers, palettes and rows of every form in a file that is otherwise whole.
  static let pngForm = FuzzTarget("png-form") {
    let limit = 1 << 12
    return { bytes in
      var bytes = FuzzedBytes(bytes)
      let (width, height) = (Int(bytes.byte() % 72), Int(bytes.byte() % 72))
      let (bitDepth, colorType, flags) = (bytes.byte() % 18, bytes.byte() % 8, bytes.byte())
      var chunks: [UInt8] = []
      for (type, isThere) in [("PLTE", flags & 2), ("tRNS", flags & 4)] where isThere != 0 {
        let count = bytes.byte()
        chunks += PNGBytes.chunk(type, (0..<count).map { _ in bytes.byte() })
      }
      let file = PNGBytes.file(
        width: width, height: height, bitDepth: bitDepth, colorType: colorType,
        isInterlaced: flags & 1 != 0, chunks: chunks,
        stream: PNGBytes.stored(Array(bytes.rest)))
      guard let picture = try? PNG.decode(file, limit: limit) else { return }
      try law(
        picture.width == width && picture.height == height, "the size is not the header's")
      try law(width * height <= limit, "\(width) × \(height) is beyond the limit")
    }
  }
}
