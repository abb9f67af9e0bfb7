extension Pixmap {
  /// A picture from pixels whose red, green and blue are multiplied by their alpha; nil if the size is not valid or
  /// the number of bytes does not match it.
  ///
  /// - Parameters:
  ///   - width: the number of columns.
  ///   - height: the number of rows.
  ///   - pixels: red, green, blue and alpha of each pixel, row by row from the top left, a byte each.
  package init?(width: Int, height: Int, premultiplied pixels: [UInt8]) {
    var bytes = pixels
    for alpha in stride(from: 3, to: bytes.count, by: 4) where bytes[alpha] < 255 {
      for channel in alpha - 3..<alpha {
        bytes[channel] = straightChannel(UInt32(bytes[channel]), alpha: UInt32(bytes[alpha]))
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}

/// A colour channel without its factor alpha, rounded; 0 for a clear pixel, which has no colour.
///
/// - Parameters:
///   - channel: the product of red, green or blue and alpha, from 0 to 255.
///   - alpha: from 0 to 255.
@inlinable package func straightChannel(_ channel: UInt32, alpha: UInt32) -> UInt8 {
  alpha == 0 ? 0 : UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
}
