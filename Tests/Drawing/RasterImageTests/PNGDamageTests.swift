import RasterImage
import TestSupport
import Testing

@Suite struct PNGDamageTests {
  private static func smallFile() throws -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pictures()[11].pixmap, scale: 2)
  }

  @Test
  func `no prefix of a file is a picture`() throws {
    let file = try PNGDamageTests.smallFile()
    for count in 0..<file.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file.prefix(count))) }
    }
  }

  @Test
  func `a flipped bit is an error, or harmless to the pixels`() throws {
    let file = try PNGDamageTests.smallFile()
    let pixmap = try PNG.decode(file)
    for bit in 0..<(200 * 8) {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      do throws(PNGError) {
        let decoded = try PNG.decode(damaged)
        #expect((decoded == pixmap) as Bool, "bit \(bit)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test(
    arguments: [(10_001, 10_000), (1, 100_000_001), (1 << 31 - 1, 1)]
      as [(UInt32, UInt32)])
  func `a header that claims more than 100 million pixels is refused, whatever follows it`(
    width: UInt32, height: UInt32
  ) {
    let file = png(width: width, height: height, bitDepth: 8, colorType: 6, rows: [0])
    let error = PNGError.tooLarge(
      width: Int(width), height: Int(height), limit: PNG.defaultPixelLimit)
    #expect(throws: error) { try PNG.decode(file) }
    #expect(throws: error) { _ = try PNG.size(of: file) }
  }

  @Test
  func `a header with a wrong checksum is damaged, whatever size it claims`() throws {
    for width in [1, 10_001] as [UInt32] {
      var file = png(width: width, height: 10_000, bitDepth: 8, colorType: 6, rows: [0])
      file[29] ^= 1
      let error = try #require(throws: PNGError.self) { try PNG.decode(file) }
      let isDamage = if case .corrupt = error { true } else { false }
      #expect(isDamage, "\(error)")
    }
  }

  @Test
  func `the size is read from the header alone`() throws {
    let file = png(width: 4, height: 2, bitDepth: 1, colorType: 0, rows: [9])
    let size = try PNG.size(of: file)
    #expect((size.width, size.height) == (4, 2))
    #expect(throws: PNGError.self) { try PNG.decode(file) }
  }

  @Test
  func `a size no PNG can have is refused`() {
    for size in [0, 1 << 31, UInt32.max] {
      let file = png(width: size, height: size, bitDepth: 8, colorType: 6, rows: [0])
      #expect(throws: PNGError.self) { try PNG.decode(file) }
    }
  }

  @Test
  func `a caller's limit holds for the number of pixels`() throws {
    let file = png(width: 4, height: 2, bitDepth: 1, colorType: 0, rows: [0, 0, 0, 0])
    #expect(try PNG.decode(file, limit: 8).width == 4)
    #expect(throws: PNGError.tooLarge(width: 4, height: 2, limit: 7)) {
      try PNG.decode(file, limit: 7)
    }
  }

  @Test
  func `a huge size with a few bytes behind it is a file that ends too early`() {
    for isInterlaced in [false, true] {
      let file = png(
        width: 10_000, height: 10_000, bitDepth: 16, colorType: 6, isInterlaced: isInterlaced,
        rows: [0, 1, 2, 3])
      #expect(throws: PNGError.truncated) { try PNG.decode(file) }
    }
  }

  /// zlib's documentation, "Maximum compression factor": a byte of deflate stands for at most 1,032.
  @Test
  func `a file whose bytes can't hold its pixels is refused by its header alone`() throws {
    func file(_ width: Int) -> [UInt8] {
      png(width: UInt32(width), height: 1, bitDepth: 8, colorType: 0, rows: [0])
    }
    let most = 1032 * file(1).count + 1031
    #expect(try PNG.size(of: file(most)).width == most)
    #expect(throws: PNGError.truncated) { try PNG.size(of: file(most + 1)) }
  }

  @Test
  func `a damaged ancillary chunk is an error, as it may hold transparency`() {
    var transparency = PNGBytes.chunk("tRNS", [0, 1])
    transparency[transparency.count - 1] ^= 1
    let file = png(
      width: 1, height: 1, bitDepth: 8, colorType: 0, ancillary: transparency, rows: [0, 1])
    #expect(throws: PNGError.self) { try PNG.decode(file) }
  }

  @Test(arguments: ["hello, world", "\u{89}PNG"])
  func `a text is not a picture`(text: String) {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array(text.utf8)) }
  }

  @Test
  func `a stream that lacks a row ends too early, and a filter that there is not is damage`() {
    func file(_ rows: [UInt8]) -> [UInt8] {
      png(width: 4, height: 2, bitDepth: 8, colorType: 0, rows: rows)
    }
    #expect(throws: PNGError.truncated) { try PNG.decode(file([0, 1, 2, 3, 4])) }
    #expect(throws: PNGError.corrupt("invalid scanline filter")) {
      try PNG.decode(file([0, 1, 2, 3, 4, 5, 1, 2, 3, 4]))
    }
  }
}
