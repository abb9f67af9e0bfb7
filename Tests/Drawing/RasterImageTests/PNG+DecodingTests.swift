import RasterImage
import TestSupport
import Testing

@Suite struct PNGDecodingTests {
  @Test(arguments: [1, 2, 4, 8, 16] as [UInt8])
  func `grey of every depth spreads over 0 to 255`(bitDepth: UInt8) throws {
    // Two pixels, black and white.
    let row: [UInt8] =
      switch bitDepth {
      case 1: [0b0100_0000]
      case 2: [0b0011_0000]
      case 4: [0x0F]
      case 8: [0, 255]
      default: [0, 0, 255, 255]
      }
    let file = png(width: 2, height: 1, bitDepth: bitDepth, colorType: 0, rows: [0] + row)
    #expect(try PNG.decode(file).bytes == [0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test(arguments: [8, 16] as [UInt8])
  func `grey with alpha and both depths of colour decode`(bitDepth: UInt8) throws {
    func samples(_ values: [UInt8]) -> [UInt8] {
      [0] + (bitDepth == 8 ? values : values.flatMap { [$0, $0] })
    }
    func pixel(_ colorType: UInt8, _ values: [UInt8]) throws -> [UInt8] {
      try PNG.decode(
        png(width: 1, height: 1, bitDepth: bitDepth, colorType: colorType, rows: samples(values))
      ).bytes
    }
    #expect(try pixel(4, [9, 77]) == [9, 9, 9, 77])
    #expect(try pixel(2, [1, 2, 3]) == [1, 2, 3, 255])
    #expect(try pixel(6, [1, 2, 3, 4]) == [1, 2, 3, 4])
  }

  @Test(arguments: [1, 2, 4, 8] as [UInt8])
  func `a palette gives colours and tRNS their alphas`(bitDepth: UInt8) throws {
    let ancillary = PNGBytes.chunk("PLTE", [1, 2, 3, 4, 5, 6]) + PNGBytes.chunk("tRNS", [50])
    let row = [1 << (8 - bitDepth)] as [UInt8]
    let file = png(
      width: 1, height: 2, bitDepth: bitDepth, colorType: 3, ancillary: ancillary,
      rows: [0] + row + [0, 0])
    #expect(try PNG.decode(file).bytes == [4, 5, 6, 255, 1, 2, 3, 50])
  }

  @Test
  func `a colour named by tRNS is transparent, compared in all its bits`() throws {
    let rgb = png(
      width: 2, height: 1, bitDepth: 8, colorType: 2,
      ancillary: PNGBytes.chunk("tRNS", [0, 1, 0, 2, 0, 3]),
      rows: [0, 1, 2, 3, 1, 2, 4])
    #expect(try PNG.decode(rgb).bytes == [1, 2, 3, 0, 1, 2, 4, 255])
    let deep = png(
      width: 2, height: 1, bitDepth: 16, colorType: 0, ancillary: PNGBytes.chunk("tRNS", [7, 1]),
      rows: [0, 7, 1, 7, 2])
    #expect(try PNG.decode(deep).bytes == [7, 7, 7, 0, 7, 7, 7, 255])
  }

  @Test
  func `an interlaced picture has its pixels in their places`() throws {
    // Adam7 over 3 by 2 pixels: passes 1, 4, 5 (empty: no row 2), 6 and 7 have these.
    let rows: [UInt8] = [0, 10, 0, 30, 0, 20, 0, 40, 50, 60]
    let file = png(
      width: 3, height: 2, bitDepth: 8, colorType: 0, isInterlaced: true, rows: rows)
    let values = try stride(from: 0, to: 24, by: 4).map { try PNG.decode(file).bytes[$0] }
    #expect(values == [10, 20, 30, 40, 50, 60])
  }

  @Test
  func `all five filters are undone`() throws {
    let rows: [UInt8] = [0, 10, 20, 1, 5, 5, 2, 1, 1, 3, 1, 1, 4, 1, 1]
    let file = png(width: 2, height: 5, bitDepth: 8, colorType: 0, rows: rows)
    let bytes = try PNG.decode(file).bytes
    let values = stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
    #expect(values == [10, 20, 5, 10, 6, 11, 4, 8, 5, 9])
  }
}
