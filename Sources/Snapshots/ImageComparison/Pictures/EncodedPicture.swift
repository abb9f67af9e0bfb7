package import RasterImage

/// A PNG file in memory with a checked header. Its pixels are not decoded yet.
package struct EncodedPicture: Sendable {
  /// The size of the largest file that is read as a picture, in bytes.
  package static let largestFile = 256 << 20

  /// The file's path, for error messages.
  package let path: String
  /// The whole file.
  package let bytes: [UInt8]
  /// The size of the picture, from the header.
  package let size: PictureSize

  /// Reads the header.
  ///
  /// - Throws: ``PictureError`` if the file does not begin like a PNG file, or if the picture has more than
  ///   `PNG.defaultPixelLimit` pixels.
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

  /// Checks the whole file by decoding the pixels.
  ///
  /// - Throws: ``PictureError`` if the file is damaged.
  package func validate() throws(PictureError) { _ = try pixmap() }

  /// Decodes the channels with 16 bits each.
  func samples16() throws(PictureError) -> [UInt16] {
    do throws(PNGError) {
      return try PNG.samples16(of: bytes)
    } catch {
      throw PictureError(path: path, error)
    }
  }

  /// Decodes the pixels.
  ///
  /// - Throws: ``PictureError`` if the file is damaged.
  package func pixmap() throws(PictureError) -> Pixmap {
    do throws(PNGError) {
      return try PNG.decode(bytes)
    } catch {
      throw PictureError(path: path, error)
    }
  }
}
