import CDeflate
import TestSupport
import Testing
import VectorGraphics

import RasterImage

/// Two other inflaters restore compressed bytes, whatever the size: libdeflate, and zlib by libspng.
@Suite struct DeflateRoundTripTests {
  /// Sizes around those at which the row above is as far away as a deflate distance reaches,
  /// 32,768: 8,191 pixels of four bytes and a filter, 32,767 of one byte.
  @Test(arguments: [(8190, 8), (8191, 8), (8191, 1)])
  func `rows about as wide as a match reaches back, of one colour in four bytes a pixel`(
    width: Int, height: Int
  ) throws {
    for pattern in 0..<4 { try checkDirect(width, height, seed: UInt64(pattern), pattern) }
  }

  @Test
  func `the colour stands in every pixel only where the row above is within reach`() throws {
    for width in [8191, 8192] {
      let coverage = try #require(
        Coverage(width: width, height: 1, bytes: [UInt8](repeating: 9, count: width)))
      #expect((RecolorableStream(coverage) != nil) == (width == 8191))
    }
  }

  /// Small discs far apart have many levels and few edges, for which four bytes a pixel are
  /// smallest.
  @Test(arguments: [(8191, 8), (8192, 8), (8193, 8), (16_384, 4), (40_000, 1)])
  func `one-colour pictures wider than a match reaches back decode to what they were`(
    width: Int, height: Int
  ) throws {
    var bytes = [UInt8](repeating: 0, count: width * height)
    for level in 1...40 { bytes[(level * 4093) % bytes.count] = UInt8(level * 6) }
    let coverage = try #require(Coverage(width: width, height: height, bytes: bytes))
    var encoder = try PNGEncoder()
    for tint in [RGBAColor(hex: 0x007AFF), RGBAColor(red: 9, green: 8, blue: 7, alpha: 128)] {
      let file = try encoder.compress(coverage).png(tint: tint, scale: nil)
      #expect(
        (try PNG.decode(file) == Pixmap(coverage: coverage, tint: tint)) as Bool)
    }
  }

  @Test(arguments: [(32_766, 3), (32_767, 3), (32_768, 3), (32_769, 3), (40_000, 2)])
  func `rows wider than a match can reach back, of a byte a pixel`(width: Int, height: Int) throws {
    for pattern in 0..<4 { try checkRows(width, height, seed: UInt64(pattern), pattern) }
  }

  @Test(arguments: 0..<16)
  func `any size from 1 to 40,000 by 1 to 64, any bytes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Every magnitude of width is as likely as any other, so that small and large ones occur.
    let width = 1 + Int(random.next() % 40_000) >> Int(random.next() % 15)
    let height = min(1 + Int(random.next() % 64) >> Int(random.next() % 6), 1 + (1 << 18) / width)
    let pattern = Int(random.next() % 4)
    try checkRows(width, height, seed: seed, pattern)
    if width <= 8191, width * height <= 1 << 17 {
      try checkDirect(width, height, seed: seed, pattern)
    }
  }

  @Test(arguments: [(8192, 8), (40_000, 1), (16_384, 64), (3, 40_000)], PNG.Optimization.allCases)
  func `the encoder's files decode to the coverage they were made of`(
    size: (Int, Int), optimization: PNG.Optimization
  ) throws {
    let (width, height) = size
    // The strongest compression is slow.
    guard optimization < .smallest || width * height < 1 << 17 else { return }
    let bytes = samples(width * height, seed: 5, 1)
    let coverage = try #require(Coverage(width: width, height: height, bytes: bytes))
    var encoder = try PNGEncoder(optimization: optimization)
    let file = try encoder.compress(coverage).png(tint: .black, scale: 1)
    #expect(
      (try PNG.decode(file) == Pixmap(coverage: coverage, tint: .black)) as Bool)
  }

  private func checkRows(_ width: Int, _ height: Int, seed: UInt64, _ pattern: Int) throws {
    let samples = samples(width * height, seed: seed, pattern)
    var rows: [UInt8] = []
    for y in 0..<height { rows += [0] + samples[(y * width)..<((y + 1) * width)] }
    let stream = RowDeflater.zlib(rows, stride: width + 1, step: 1)
    check(stream, rows)
    let file = PNGBytes.file(
      width: width, height: height, bitDepth: 8, colorType: 0, stream: stream)
    let read = try PNG.decode(file).bytes
    #expect((stride(from: 0, to: read.count, by: 4).map { read[$0] } == samples) as Bool)
  }

  private func checkDirect(_ width: Int, _ height: Int, seed: UInt64, _ pattern: Int) throws {
    let coverage = try #require(
      Coverage(width: width, height: height, bytes: samples(width * height, seed: seed, pattern)))
    let tint = RGBAColor(hex: 0x007AFF)
    let stream = try #require(RecolorableStream(coverage)).zlib(coverage, tint: tint)
    let expected = Pixmap(coverage: coverage, tint: tint)
    var rows: [UInt8] = []
    for y in 0..<height {
      rows += [0] + expected.bytes[(4 * y * width)..<(4 * (y + 1) * width)]
    }
    check(stream, rows)
    let file = PNGBytes.file(
      width: width, height: height, bitDepth: 8, colorType: 6, stream: stream)
    #expect((try PNG.decode(file) == expected) as Bool)
  }

  /// Inflates a stream with libdeflate.
  private func check(_ stream: [UInt8], _ rows: [UInt8]) {
    var output = [UInt8](repeating: 0, count: rows.count)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, stream, stream.count, &output, output.count, nil)
    #expect(result == LIBDEFLATE_SUCCESS)
    #expect((output == rows) as Bool)
  }

  /// Noise, noise of two values, runs with edges, or nothing.
  private func samples(_ count: Int, seed: UInt64, _ pattern: Int) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let byte = UInt8(truncatingIfNeeded: random.next())
      switch pattern {
      case 0: return byte
      case 1: return byte < 128 ? 0 : 255
      case 2: return index % 37 == 0 ? byte : index / 37 % 2 == 0 ? 0 : 255
      default: return 0
      }
    }
  }
}
