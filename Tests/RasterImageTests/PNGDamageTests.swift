import RasterImage
import Testing

@Suite("Damaged PNG files")
struct PNGDamageTests {
  private static func smallFile() throws -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pictures()[11].pixmap, scale: 2)
  }

  @Test("No prefix of a file is a picture")
  func prefixes() throws {
    let file = try PNGDamageTests.smallFile()
    for count in 0..<file.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file.prefix(count))) }
    }
  }

  @Test("A flipped bit is an error, or harmless to the pixels")
  func flippedBits() throws {
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
    "A size beyond the limit is refused",
    arguments: [(16_385, 1), (1, 16_385), (1 << 31 - 1, 1 << 31 - 1)] as [(UInt32, UInt32)])
  func tooLarge(width: UInt32, height: UInt32) {
    let file = png(width: width, height: height, bitDepth: 8, colorType: 6, rows: [0])
    #expect(throws: PNGError.tooLarge(.standard)) { try PNG.decode(file) }
  }

  @Test("A size no PNG can have is refused")
  func impossibleSize() {
    for size in [0, 1 << 31, UInt32.max] {
      let file = png(width: size, height: size, bitDepth: 8, colorType: 6, rows: [0])
      #expect(throws: PNGError.self) { try PNG.decode(file) }
    }
  }

  @Test("A caller's limit holds for the sides and for their product")
  func limits() throws {
    let file = png(width: 4, height: 2, bitDepth: 1, colorType: 0, rows: [0, 0, 0, 0])
    #expect(try PNG.decode(file, limit: PixelLimit(side: 4, count: 8)).width == 4)
    for limit in [PixelLimit(side: 3, count: 8), PixelLimit(side: 4, count: 7)] {
      #expect(throws: PNGError.tooLarge(limit)) { try PNG.decode(file, limit: limit) }
    }
  }

  @Test("A huge size with a few bytes behind it is a file that ends too early")
  func hugeButEmpty() {
    for isInterlaced in [false, true] {
      let file = png(
        width: 16_384, height: 16_384, bitDepth: 16, colorType: 6, isInterlaced: isInterlaced,
        rows: [0, 1, 2, 3])
      #expect(throws: PNGError.truncated) { try PNG.decode(file) }
    }
  }

  @Test("A damaged ancillary chunk is an error, as it may hold transparency")
  func ancillaryChecksum() {
    var transparency = chunk("tRNS", [0, 1])
    transparency[transparency.count - 1] ^= 1
    let file = png(
      width: 1, height: 1, bitDepth: 8, colorType: 0, ancillary: transparency, rows: [0, 1])
    #expect(throws: PNGError.self) { try PNG.decode(file) }
  }

  @Test("Text and nothing at all are not pictures", arguments: ["", "hello, world", "\u{89}PNG"])
  func notPNG(text: String) {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array(text.utf8)) }
  }
}
