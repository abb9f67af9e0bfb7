import RasterImage
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
        let decoded = try PNG.decode(compressed.png(tint: tint, scale: 2))
        #expect((decoded == Pixmap(coverage: coverage, tint: tint)) as Bool)
        let smallest = try encoder.encode(compressed, tint: tint, scale: 2)
        #expect((try PNG.decode(smallest) == decoded) as Bool)
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
    let file = try chunks(of: encoder.compress(coverage).png(tint: tint, scale: nil))
    #expect(file.map(\.type) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(file[2].data == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3].suffix(file[2].data.count))
    #expect(file[3].data.count == file[2].data.count / 3 - 1)
    #expect(!file[3].data.contains(255))
  }

  @Test
  func `two tints share their compressed data`() throws {
    var encoder = try PNGEncoder()
    let compressed = try encoder.compress(ring(size: 150))
    let light = try chunks(of: compressed.png(tint: .black, scale: 1))
    let dark = try chunks(of: compressed.png(tint: .white, scale: 1))
    #expect(light.last { $0.type == "IDAT" }?.data == dark.last { $0.type == "IDAT" }?.data)
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
