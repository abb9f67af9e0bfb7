/// A picture of 8-bit sRGB pixels: red, green, blue and straight (not premultiplied) alpha.
///
/// Rows run from top to bottom without padding, so `bytes.count == width * height * 4`.
public struct Pixmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels row by row from the top left: red, green, blue and straight alpha, a byte each.
  public let bytes: [UInt8]

  /// A picture of the given size and pixels; nil if the size is not valid or the number of bytes does not
  /// match it.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard let count = pixelCount(width, height), bytes.count == count * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// The fraction of each pixel that a one-colour drawing covers, from 0 (none) to 255 (all of it).
///
/// Rows run from top to bottom without padding, so `bytes.count == width * height`.
package struct Coverage: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The coverage of each pixel, row by row from the top left, a byte each.
  package let bytes: [UInt8]

  /// A picture of the given size and pixels; nil if the size is not valid or the number of bytes does not
  /// match it.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard let count = pixelCount(width, height), bytes.count == count else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// The number of pixels of a size; nil if a side is not positive or the number is above 2⁴⁰.
func pixelCount(_ width: Int, _ height: Int) -> Int? {
  guard width > 0, height > 0 else { return nil }
  let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
  return isTooLarge || count > 1 << 40 ? nil : count
}
