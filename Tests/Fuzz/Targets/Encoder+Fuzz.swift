import CDeflate
import TestSupport
import VectorGraphics

import RasterImage

extension FuzzTarget {
  /// The deflater for rows: zlib and libdeflate restore its input.
  static let deflater = FuzzTarget("deflater") {
    let decompressor = Decompressor()
    return { bytes in
      var bytes = FuzzedBytes(bytes)
      let isColored = bytes.byte() & 1 == 1
      let width = 1 + bytes.word() % (isColored ? 20_000 : 66_000)
      let height = 1 + Int(bytes.byte()) % max(1, min(64, 200_000 / width))
      let samples = bytes.expanded(to: width * height)
      let rows = rows(samples, width: width, isColored: isColored)
      let stream = RowDeflater.zlib(
        rows, stride: rows.count / height, step: isColored ? 4 : 1, prefix: isColored ? 4 : 0)

      var inflated = [UInt8](repeating: 0, count: rows.count)
      var count = 0
      let result = libdeflate_zlib_decompress(
        decompressor.handle, stream, stream.count, &inflated, inflated.count, &count)
      try law(result == LIBDEFLATE_SUCCESS, "libdeflate refuses the stream: \(result)")
      try law(inflated == rows && count == rows.count, "libdeflate inflates other bytes")

      // libspng inflates with zlib.
      let file = PNGBytes.file(
        width: width, height: height, bitDepth: 8, colorType: isColored ? 6 : 0, stream: stream)
      let picture = try PNG.decode(file, limit: 1 << 20)
      let channel = stride(from: isColored ? 3 : 0, to: picture.bytes.count, by: 4)
      try law(channel.map { picture.bytes[$0] } == samples, "zlib inflates other bytes")
    }
  }

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

/// Unfiltered rows of samples: as they are, or as the alpha of pixels of one colour.
private func rows(_ samples: [UInt8], width: Int, isColored: Bool) -> [UInt8] {
  var rows: [UInt8] = []
  rows.reserveCapacity((isColored ? 4 : 1) * samples.count + samples.count / width)
  for (index, sample) in samples.enumerated() {
    if index % width == 0 { rows.append(0) }
    if isColored { rows += [1, 0, 0] }
    rows.append(sample)
  }
  return rows
}

/// Owns libdeflate's decompressor for as long as a target is used.
private final class Decompressor {
  let handle = libdeflate_alloc_decompressor()

  deinit { libdeflate_free_decompressor(handle) }
}
