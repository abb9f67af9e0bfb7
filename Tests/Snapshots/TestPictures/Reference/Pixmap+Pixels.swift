internal import RasterImage

internal import ImageComparison

extension Pixmap {
  /// The number of pixels.
  var pixelCount: Int { width * height }

  /// The pixel at an index, row by row from the top left corner.
  subscript(index: Int) -> PackedPixel {
    let byte = 4 * index
    return PackedPixel(
      red: bytes[byte], green: bytes[byte + 1], blue: bytes[byte + 2], alpha: bytes[byte + 3])
  }

  /// The pixel in a column and a row; transparent outside of the picture.
  func pixel(_ x: Int, _ y: Int) -> PackedPixel {
    0..<width ~= x && 0..<height ~= y
      ? self[y * width + x] : PackedPixel(red: 0, green: 0, blue: 0, alpha: 0)
  }
}
