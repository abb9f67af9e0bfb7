import RasterImage
import TestSupport
import Testing
import VectorGraphics

@Suite struct PNGEncoderTests {
  @Test(arguments: PNG.Optimization.allCases)
  func `every picture decodes to the pixels it was made of`(optimization: PNG.Optimization) throws {
    var encoder = try PNGEncoder(optimization: optimization)
    for (name, pixmap) in try pictures() {
      let decoded = try PNG.decode(encoder.encode(pixmap, scale: nil))
      #expect((decoded == pixmap) as Bool, "\(name)")
      let file = try pixmap.png(scale: 2, optimization: optimization)
      #expect(try file == encoder.encode(pixmap, scale: 2))
    }
  }

  @Test(arguments: [
    ("black and white", 0, 1), ("two colours", 3, 1), ("4 greys", 0, 2), ("16 greys", 0, 4),
    ("16 greys and a key", 0, 4), ("256 greys", 0, 8), ("grey with a key", 0, 8),
    ("grey and alpha", 4, 8), ("12 colours", 3, 4), ("256 translucent colours", 3, 8),
    ("gradient with holes", 2, 8), ("noise", 6, 8), ("opaque noise", 2, 8),
  ])
  func `the smallest form is found`(name: String, colorType: UInt8, bitDepth: UInt8) throws {
    var encoder = try PNGEncoder(optimization: .standard)
    let pixmap = try #require(try pictures().first { $0.name == name }).pixmap
    let header = try #require(try chunks(of: encoder.encode(pixmap, scale: 1)).first)
    #expect(Array(header.data[8...9]) == [bitDepth, colorType])
  }

  @Test
  func `more effort never makes a larger file`() throws {
    for (name, pixmap) in try pictures() {
      var last = Int.max
      for optimization in PNG.Optimization.allCases {
        var encoder = try PNGEncoder(optimization: optimization)
        let size = try encoder.encode(pixmap, scale: nil).count
        #expect(size <= last, "\(name), \(optimization)")
        last = size
      }
    }
  }

  @Test
  func `chunks stand in the order the specification asks for, with their checksums`() throws {
    var encoder = try PNGEncoder()
    let pixmap = try #require(try pictures().first { $0.name == "256 translucent colours" }).pixmap
    let file = try chunks(of: encoder.encode(pixmap, scale: 3))
    #expect(file.map(\.type) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    for chunk in file {
      #expect(chunk.checksum == PNGBytes.crc32((Array(chunk.type.utf8) + chunk.data)[...]))
    }
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504), (1.5, 4252)])
  func `the resolution is 72 points an inch times the scale`(scale: Double, pixelsPerMetre: UInt32)
    throws
  {
    var encoder = try PNGEncoder()
    let file = try chunks(of: encoder.encode(pictures()[0].pixmap, scale: scale))
    let data = try #require(file.first { $0.type == "pHYs" }).data
    #expect(data == PNGBytes.bigEndian(pixelsPerMetre) + PNGBytes.bigEndian(pixelsPerMetre) + [1])
  }

  @Test(arguments: [nil, 0, -1, Double.nan])
  func `without a scale no resolution is claimed`(scale: Double?) throws {
    var encoder = try PNGEncoder()
    let file = try chunks(of: encoder.encode(pictures()[0].pixmap, scale: scale))
    #expect(!file.map(\.type).contains("pHYs"))
  }

  private func palette(
    _ pixels: [[UInt8]], width: Int, _ optimization: PNG.Optimization
  ) throws -> [[UInt8]] {
    var encoder = try PNGEncoder(optimization: optimization)
    let pixmap = try #require(
      Pixmap(width: width, height: pixels.count / width, bytes: pixels.flatMap { $0 + [255] }))
    let file = try chunks(of: encoder.encode(pixmap, scale: nil))
    let data = try #require(file.first { $0.type == "PLTE" }).data
    return stride(from: 0, to: data.count, by: 3).map { Array(data[$0..<$0 + 3]) }
  }

  /// Both have the brightness 299 r + 587 g + 114 b = 83,530.
  @Test func `colours of one brightness stay in the palette as the picture has them`() throws {
    var random = SeededGenerator(seed: 1)
    let (first, second): ([UInt8], [UInt8]) = ([100, 70, 110], [115, 61, 117])
    for colors in [[first, second], [second, first]] {
      let noise = (1..<256).map { _ in colors[Int(random.next(upperBound: 2 as UInt16))] }
      #expect(try palette([colors[0]] + noise, width: 16, .standard) == colors)
    }
  }

  /// Deflate writes the lengths of equally frequent symbols in fewer bits if these symbols are neighbours.
  @Test func `with more effort, frequent colours come first where that makes a smaller file`()
    throws
  {
    var random = SeededGenerator(seed: 3)
    // Of two colours next to each other in brightness, one is nine times as frequent.
    let pixels = (0..<4096).map { _ -> [UInt8] in
      let index = random.next(upperBound: 64 as UInt16)
      let isRare = random.next(upperBound: 10 as UInt16) == 0
      return [UInt8(2 * index + (isRare ? 1 : 0)), 0, 9]
    }
    let fast = try palette(pixels, width: 64, .standard)
    #expect(fast.map { $0[0] } == (0..<128).map { UInt8($0) })
    let small = try palette(pixels, width: 64, .smaller)
    #expect(small.prefix(64).allSatisfy { $0[0].isMultiple(of: 2) })
    #expect(Set(small) == Set(fast))
  }
}
