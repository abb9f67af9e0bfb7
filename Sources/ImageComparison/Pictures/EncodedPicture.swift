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
  let isInterlaced: Bool
  /// The bytes of all rows as they are packed in the file.
  private let packedSize: Int

  /// Reads the header.
  ///
  /// - Throws: ``PictureError/damaged(path:_:)`` where the file does not begin as a PNG file.
  package init(_ bytes: [UInt8], path: String) throws(PictureError) {
    let layout = bytes.withUnsafeBytes { buffer in
      Result { () throws(PNGError) in try PNGRowReader(buffer).layout }
    }
    switch layout {
    case .success(let layout):
      self.path = path
      self.bytes = bytes
      size = PictureSize(width: layout.width, height: layout.height)
      isInterlaced = layout.isInterlaced
      packedSize = layout.rowSize * layout.height
    case .failure(let error): throw .damaged(path: path, error)
    }
  }

  /// A picture as the bytes of a PNG file.
  ///
  /// - Throws: `PNGError` where it is too large to encode.
  package static func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixmap, scale: nil)
  }

  /// The number of pixels.
  package var pixelCount: Int { size.pixelCount }

  /// Decodes the pixels.
  ///
  /// - Parameter purpose: why the whole picture is needed.
  /// - Throws: ``PictureError``, also where there are more pixels than the budget allows.
  package func pixmap(
    for purpose: PictureError.Purpose, budget: PixelBudget = .standard
  ) throws(PictureError) -> Pixmap {
    guard pixelCount <= budget.whole else {
      throw .tooManyPixels(path: path, pixels: pixelCount, budget: budget.whole, purpose)
    }
    try checkInterlacing(budget)
    do throws(PNGError) {
      return try PNG.decode(bytes)
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// Reads all of the picture, in memory for one row, so that any damage is found.
  package func validate(budget: PixelBudget = .standard) throws(PictureError) {
    try checkInterlacing(budget)
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(PNGError) in
        var reader = try PNGRowReader(buffer)
        let row = UnsafeMutableRawBufferPointer.allocate(
          byteCount: reader.layout.rowSize, alignment: 16)
        defer { row.deallocate() }
        for _ in 0..<reader.layout.height { try reader.readRow(row) }
      }
    }
    if case .failure(let error) = result { throw .damaged(path: path, error) }
  }

  /// Checks the size of an interlaced picture, which is decoded as a whole even to read its rows.
  func checkInterlacing(_ budget: PixelBudget) throws(PictureError) {
    guard isInterlaced, pixelCount > budget.whole || packedSize > 4 * budget.whole else { return }
    throw .tooManyPixels(path: path, pixels: pixelCount, budget: budget.whole, .interlacing)
  }
}
