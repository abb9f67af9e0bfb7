import RasterImage
import Testing
import VectorGraphics

@Suite struct PixelSizeTests {
  @Test
  func `a size is rounded, and at least one pixel`() throws {
    let size = try PixelSize(of: Size(width: 10.26, height: 0.01), scale: 2)
    #expect((size.width, size.height) == (21, 1))
  }

  @Test
  func `a side has up to 8,192 pixels`() throws {
    let size = try PixelSize(of: Size(width: 8192.4, height: 4096), scale: 1)
    #expect((size.width, size.height) == (8192, 4096))
    #expect(throws: PixelSizeError.tooLarge(width: 8193, height: 1)) {
      try PixelSize(of: Size(width: 8193, height: 1), scale: 1)
    }
  }

  @Test(arguments: [(8193.0, 1.0), (1, 8193), (8192, 8192.6), (1e300, 1), (0, 1), (.nan, 1)])
  func `sizes beyond the limit are refused before any memory is allocated`(
    width: Double, height: Double
  ) {
    #expect(throws: PixelSizeError.self) {
      try PixelSize(of: Size(width: width, height: height), scale: 1)
    }
  }

  @Test
  func `an effort is the number of a level and nothing else`() throws {
    let levels = try ["0", "1", "2", "3"].map { try PNG.Optimization($0) }
    #expect(levels == PNG.Optimization.allCases)
    for text in ["", "4", "-1", "01", "1.0", "standard"] {
      #expect(throws: (any Error).self) { try PNG.Optimization(text) }
    }
  }
}
