import CDeflate
import CZlib
import TestSupport
import Testing

@testable import RasterImage

/// Pictures that are made row by row, and compressed in bands of rows.
@Suite("PNG in bands")
struct PNGBandsTests {
  /// Bands of 1,000 bytes: pictures of one band, of one row more and one less than a band's rows,
  /// and of several bands; rows wider than a band.
  @Test(
    "Other decoders read every row as it was made",
    arguments: [
      (1, 1), (1, 300), (300, 1), (100, 3), (100, 4), (100, 2), (100, 14), (7, 500), (900, 9),
    ])
  func roundTrip(width: Int, height: Int) throws {
    for pattern in Pattern.allCases {
      let file = try PNG.encode(width: width, height: height, bandSize: 1000) { y, row in
        pattern.write(y, to: &row)
      }
      let pixmap = try PNG.decode(file)
      var expected = [UInt8](repeating: 0, count: 3 * width)
      var isEqual = pixmap.width == width && pixmap.height == height
      for y in 0..<height where isEqual {
        pattern.write(y, to: &expected)
        for x in 0..<width {
          let pixel = 4 * (y * width + x)
          isEqual =
            isEqual && pixmap.bytes[pixel..<(pixel + 3)] == expected[(3 * x)..<(3 * x + 3)]
            && pixmap.bytes[pixel + 3] == 255
        }
      }
      #expect(isEqual, "\(pattern)")
    }
  }

  @Test("Its pieces are one zlib stream with the checksum of all, and each piece has its own")
  func stream() throws {
    let (width, height) = (100, 8)
    let file = try PNG.encode(width: width, height: height, bandSize: 1000) { y, row in
      Pattern.noise.write(y, to: &row)
    }
    let chunks = try chunks(of: file)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB"] + Array(repeating: "IDAT", count: 5) + ["IEND"])
    for chunk in chunks { #expect(chunk.checksum == crc32(Array(chunk.type.utf8) + chunk.data)) }
    let stream = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    let count = (3 * width + 1) * height
    var first = [UInt8](repeating: 0, count: count)
    var second = first
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    #expect(
      libdeflate_zlib_decompress(decompressor, stream, stream.count, &first, count, nil)
        == LIBDEFLATE_SUCCESS)
    var written = uLongf(count)
    #expect(uncompress(&second, &written, stream, uLong(stream.count)) == Z_OK)
    #expect(Int(written) == count)
    #expect((first == second) as Bool)
  }

  @Test("A row that zlib can't count the bytes of is refused")
  func widest() {
    #expect(throws: PNGError.self) {
      try PNG.encode(width: Int(Int32.max) / 2, height: 1) { _, _ in }
    }
    #expect(throws: PNGError.self) { try PNG.encode(width: 1, height: .max) { _, _ in } }
  }

  private enum Pattern: CaseIterable {
    case flat, stripes, noise

    func write(_ y: Int, to row: inout [UInt8]) {
      switch self {
      case .flat: for index in row.indices { row[index] = 9 }
      case .stripes:
        for index in row.indices { row[index] = UInt8(truncatingIfNeeded: index / 5 + y / 3) }
      case .noise:
        var random = SeededGenerator(seed: UInt64(y))
        for index in row.indices { row[index] = UInt8(truncatingIfNeeded: random.next()) }
      }
    }
  }
}
