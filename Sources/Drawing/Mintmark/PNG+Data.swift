public import Foundation
public import RasterImage

extension PNG {
  /// The pixels of a PNG of any form, as ``decode(_:limit:)-([UInt8],_)`` reads them.
  ///
  /// - Parameters:
  ///   - data: the whole file.
  ///   - limit: the most pixels that are read.
  /// - Throws: ``PNGError``.
  public static func decode(
    _ data: Data, limit: Int = defaultPixelLimit
  ) throws(PNGError) -> Pixmap {
    try decode([UInt8](data), limit: limit)
  }
}
