import RasterImage
import TestSupport
import Testing
import VectorGraphics

@Suite struct CompressedCoverageTests {
  static let tints = [
    RGBAColor(hex: 0x007AFF), .black, .white, RGBAColor(hex: 0x123456, alpha: 128), .clear,
  ]

  @Test(arguments: PNG.Optimization.allCases)
  func `a file has the tint in every pixel and the coverage as alpha`(
    optimization: PNG.Optimization
  ) throws {
    var encoder = try PNGEncoder(optimization: optimization)
    for coverage in try coverages() {
      let compressed = try encoder.compress(coverage)
      for tint in CompressedCoverageTests.tints {
        let file = try encoder.encode(compressed, tint: tint, scale: 2)
        #expect((try PNG.decode(file) == Pixmap(coverage: coverage, tint: tint)) as Bool)
      }
    }
  }

  @Test
  func `an expanded pixel is the tint with its alpha multiplied and rounded`() throws {
    let coverage = try #require(Coverage(width: 4, height: 1, bytes: [0, 1, 128, 255]))
    let pixmap = Pixmap(coverage: coverage, tint: RGBAColor(red: 9, green: 8, blue: 7, alpha: 100))
    #expect(pixmap.bytes == [9, 8, 7, 0, 9, 8, 7, 0, 9, 8, 7, 50, 9, 8, 7, 100])
  }

  @Test
  func `the palette has only the levels that occur, the opaque one last and not in tRNS`() throws {
    var encoder = try PNGEncoder()
    let bytes: [UInt8] = (0..<400).map { [255, 0, 0, 17, 255, 90][$0 * $0 % 6] }
    let coverage = try #require(Coverage(width: 20, height: 20, bytes: bytes))
    let tint = RGBAColor(hex: 0x010203)
    let file = try chunks(of: encoder.encode(encoder.compress(coverage), tint: tint, scale: nil))
    #expect(file.map(\.type) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(file[2].data == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3].suffix(file[2].data.count))
    #expect(file[3].data.count == file[2].data.count / 3 - 1)
    #expect(!file[3].data.contains(255))
  }

  @Test
  func `two tints of a picture with a palette share their compressed data`() throws {
    var encoder = try PNGEncoder()
    let compressed = try encoder.compress(ring(size: 150))
    let light = try chunks(of: encoder.encode(compressed, tint: .black, scale: 1))
    let dark = try chunks(of: encoder.encode(compressed, tint: .white, scale: 1))
    #expect(light.last { $0.type == "IDAT" }?.data == dark.last { $0.type == "IDAT" }?.data)
  }

  /// Widths around the reach of deflate, 32,768 bytes, of a byte and of four bytes a pixel, and large pictures, which
  /// are compressed with little effort.
  @Test(
    arguments: [(8191, 8), (8192, 8), (32_767, 3), (32_768, 3), (40_000, 1), (3, 40_000)],
    PNG.Optimization.allCases)
  func `a picture of any width decodes to the coverage it was made of`(
    size: (Int, Int), optimization: PNG.Optimization
  ) throws {
    let (width, height) = size
    // Zopfli takes seconds for larger ones.
    guard optimization < .smallest || width * height < 1 << 16 else { return }
    var random = SeededGenerator(seed: 5)
    let noise = (0..<(width * height)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    // Few levels at edges are smallest as RGBA, noise of two levels as bits.
    for bytes in [
      noise.indices.map { UInt8($0 % 4093 == 0 ? $0 / 4093 * 6 % 256 : 0) },
      noise.map { $0 < 128 ? 0 : 255 },
    ] {
      let coverage = try #require(Coverage(width: width, height: height, bytes: bytes))
      var encoder = try PNGEncoder(optimization: optimization)
      let tint = RGBAColor(hex: 0x007AFF)
      let file = try encoder.encode(encoder.compress(coverage), tint: tint, scale: nil)
      #expect((try PNG.decode(file) == Pixmap(coverage: coverage, tint: tint)) as Bool)
    }
  }

  @Test
  func `more effort never makes a larger file, whatever the tint`() throws {
    for coverage in try coverages() {
      var last = Self.tints.map { _ in Int.max }
      for optimization in PNG.Optimization.allCases {
        var encoder = try PNGEncoder(optimization: optimization)
        let compressed = try encoder.compress(coverage)
        for (index, tint) in Self.tints.enumerated() {
          let size = try encoder.encode(compressed, tint: tint, scale: 1).count
          #expect(size <= last[index], "\(coverage.width) × \(coverage.height), \(optimization)")
          last[index] = size
        }
      }
    }
  }

  @Test(arguments: [PNG.Optimization.fastest, .standard, .smaller])
  func `encoders in several threads give the bytes of one`(
    optimization: PNG.Optimization
  ) async throws {
    @Sendable func files(reversed: Bool) throws -> [[UInt8]] {
      var encoder = try PNGEncoder(optimization: optimization)
      let sizes = [40, 50, 75, 100, 127, 128, 150]
      let files = try (reversed ? sizes.reversed() : sizes).map { size in
        try encoder.encode(encoder.compress(ring(size: size)), tint: Self.tints[0], scale: 1)
      }
      return reversed ? files.reversed() : files
    }
    let expected = try files(reversed: false)
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for number in 0..<8 { group.addTask { try files(reversed: number.isMultiple(of: 2)) } }
      for try await files in group { #expect((files == expected) as Bool) }
    }
  }

  private func coverages() throws -> [Coverage] {
    func coverage(_ width: Int, _ height: Int, _ value: (Int) -> UInt8) throws -> Coverage {
      let bytes = (0..<(width * height)).map(value)
      return try #require(Coverage(width: width, height: height, bytes: bytes))
    }
    return [
      try coverage(1, 1) { _ in 0 }, try coverage(1, 1) { _ in 255 },
      try coverage(9, 5) { _ in 0 }, try coverage(3, 7) { $0 & 1 == 0 ? 0 : 255 },
      try coverage(13, 4) { [0, 255, 100][$0 % 3] }, try coverage(13, 9) { UInt8($0 % 11 * 20) },
      try coverage(16, 16) { UInt8($0) }, try coverage(101, 33) { UInt8($0 * $0 & 255) },
      try ring(size: 50), try ring(size: 151),
    ]
  }
}
