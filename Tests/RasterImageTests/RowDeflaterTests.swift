import TestSupport
import Testing
import VectorGraphics

import RasterImage

@Suite struct RowDeflaterTests {
  @Test(arguments: patterns())
  func `rows of a byte a pixel come back as they were`(pattern: Pattern) throws {
    for (width, height) in sizes {
      let samples = (0..<(width * height)).map(pattern.value)
      var rows: [UInt8] = []
      for y in 0..<height { rows += [0] + samples[(y * width)..<((y + 1) * width)] }
      let stream = RowDeflater.zlib(rows, stride: width + 1, step: 1)
      let file = picture(width, height, colorType: 0, stream)
      let read = try PNG.decode(file).bytes
      #expect((stride(from: 0, to: read.count, by: 4).map { read[$0] } == samples) as Bool)
    }
  }

  @Test(
    arguments: patterns(),
    [
      RGBAColor.black, .white, RGBAColor(hex: 0x007AFF), RGBAColor(hex: 0x0000FF),
      RGBAColor(hex: 0x010101),
    ])
  func `the colour put into a compressed stream is in every pixel`(
    pattern: Pattern, tint: RGBAColor
  ) throws {
    for (width, height) in sizes {
      let levels = (0..<(width * height)).map(pattern.value)
      let coverage = try #require(Coverage(width: width, height: height, bytes: levels))
      let stream = try #require(RecolorableStream(coverage))
      let file = picture(width, height, colorType: 6, stream.zlib(coverage, tint: tint))
      #expect((try PNG.decode(file) == Pixmap(coverage: coverage, tint: tint)) as Bool)
    }
  }

  @Test
  func `no rows at all are a whole stream`() {
    #expect(RowDeflater.zlib([], stride: 1, step: 1).suffix(4) == [0, 0, 0, 1])
  }

  @Test
  func `what is far away is repeated only as far as deflate can look back`() throws {
    // The same noise again 30,000 to 40,000 bytes later.
    var random = SeededGenerator(seed: 3)
    let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for gap in [20_000, 22_767, 22_768, 22_769, 30_000] {
      let samples = noise + (0..<gap).map { UInt8($0 % 7) } + noise
      let stream = RowDeflater.zlib([0] + samples, stride: samples.count + 1, step: 1)
      let read = try PNG.decode(picture(samples.count, 1, colorType: 0, stream))
      #expect(
        (stride(from: 0, to: read.bytes.count, by: 4).map { read.bytes[$0] } == samples) as Bool)
    }
  }

  @Test(arguments: [100, 32_700, 32_747, 32_748, 32_749, 40_000])
  func `the first bytes again, which no table has, are repeated only within deflate's reach`(
    gap: Int
  ) throws {
    // A filter byte and 20 samples, a run of other bytes, and the same bytes again.
    let first = (0...20).map { UInt8($0) }
    let samples = first.dropFirst() + [UInt8](repeating: 99, count: gap) + first
    let stream = RowDeflater.zlib([0] + samples, stride: samples.count + 1, step: 1)
    let read = try PNG.decode(picture(samples.count, 1, colorType: 0, stream))
    #expect(
      (stride(from: 0, to: read.bytes.count, by: 4).map { read.bytes[$0] } == samples) as Bool)
  }

  @Test(arguments: [50, 150, 512])
  func `coverage takes fewer bytes than with libdeflate at its quickest`(side: Int) throws {
    let coverage = try ring(size: side)
    let rows = Scanlines(
      samples: coverage.bytes, width: side, height: side, table: Array(0...255), bitDepth: 8)
    var general = try Deflater(level: 1)
    let stream = RowDeflater.zlib(rows.bytes, stride: rows.stride, step: 1)
    #expect(stream.count < general.zlib(rows.bytes)?.count ?? 0)
  }

  private let sizes = [(1, 1), (1, 70), (70, 1), (3, 3), (50, 50), (97, 41), (300, 300)]

  private func picture(
    _ width: Int, _ height: Int, colorType: UInt8, _ stream: [UInt8]
  ) -> [UInt8] {
    PNGBytes.file(
      width: width, height: height, bitDepth: 8, colorType: colorType, stream: stream)
  }
}

/// A way to fill a picture, by the number of the pixel.
struct Pattern: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var value: @Sendable (Int) -> UInt8
}

private func patterns() -> [Pattern] {
  /// The same for the same pixel, but without any order.
  @Sendable func noise(_ i: Int) -> UInt8 {
    var generator = SeededGenerator(seed: UInt64(i))
    return UInt8(truncatingIfNeeded: generator.next())
  }
  return [
    Pattern(testDescription: "all 0") { _ in 0 },
    Pattern(testDescription: "all 1") { _ in 1 },
    Pattern(testDescription: "all 255") { _ in 255 },
    Pattern(testDescription: "noise") { noise($0) },
    Pattern(testDescription: "noise of two values") { noise($0) < 128 ? 0 : 1 },
    Pattern(testDescription: "noise of the placeholder's values") { noise($0) & 3 },
    Pattern(testDescription: "runs with edges") {
      $0 % 37 == 0 ? noise($0) : $0 / 37 % 2 == 0 ? 0 : 255
    },
    Pattern(testDescription: "a counter") { UInt8(truncatingIfNeeded: $0) },
    Pattern(testDescription: "a few far apart") { $0 % 1009 == 0 ? 9 : 0 },
    // Each value twice as often as the one before, which asks for code words of any length.
    Pattern(testDescription: "very uneven counts") { UInt8(($0 | 1 << 20).trailingZeroBitCount) },
    Pattern(testDescription: "Fibonacci runs") { i in
      var (a, b, n) = (1, 1, 0)
      while a <= i { (a, b, n) = (b, a + b, n + 1) }
      return noise(i) < 100 ? UInt8(n) : noise(i)
    },
  ]
}
