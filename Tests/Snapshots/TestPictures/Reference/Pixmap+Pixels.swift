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
}
