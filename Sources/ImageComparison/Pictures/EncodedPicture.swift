package import RasterImage

/// A PNG file in memory whose header was read, and whose pixels were not decoded yet.
package struct EncodedPicture: Sendable {
  /// The largest file that is read as a picture, in bytes.
  package static let largestFile = 256 << 20

  /// The file's path, for messages.
  package let path: String
  /// The whole file.
  package let bytes: [UInt8]
  /// The size that the header gives.
  package let size: PictureSize

  /// Reads the header.
  ///
  /// - Throws: ``PictureError`` where the file does not begin as a PNG file, or has more than
  ///   `PNG.largestPicture` pixels.
  package init(_ bytes: [UInt8], path: String) throws(PictureError) {
    do throws(PNGError) {
      let (width, height) = try PNG.size(of: bytes)
      size = PictureSize(width: width, height: height)
    } catch {
      throw PictureError(path: path, error)
    }
    self.path = path
    self.bytes = bytes
  }

  /// A picture as the bytes of a PNG file.
  ///
  /// - Throws: `PNGError` where memory runs out.
  package static func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixmap, scale: nil)
  }

  /// Decodes the pixels, so that any damage is found.
  package func validate() throws(PictureError) { _ = try pixmap() }

  /// Decodes the pixels.
  package func pixmap() throws(PictureError) -> Pixmap {
    do throws(PNGError) {
      return try PNG.decode(bytes)
    } catch {
      throw PictureError(path: path, error)
    }
  }
}
