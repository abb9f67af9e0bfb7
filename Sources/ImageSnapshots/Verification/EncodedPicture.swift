import RasterImage

/// A PNG file whose header was read, and whose pixels were not.
package struct EncodedPicture: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let size: PictureSize
  let isInterlaced: Bool
  /// The bytes of all rows as they are packed in the file.
  private let packedSize: Int

  /// - Throws: ``SnapshotError/picture(path:_:)`` where the file does not begin as a picture does.
  package init(_ bytes: [UInt8], path: String) throws(SnapshotError) {
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
    case .failure(let error): throw .picture(path: path, error)
    }
  }

  /// Reads a file.
  package init(file path: String) throws(SnapshotError) {
    try self.init(PictureFile.bytes(of: path), path: path)
  }

  package var pixelCount: Int { size.width * size.height }

  /// The pixels, where there are no more than are decoded as a whole.
  ///
  /// - Parameter purpose: why the whole of it is needed.
  package func pixmap(
    for purpose: SnapshotError.Purpose, budget: PixelBudget = .standard
  ) throws(SnapshotError) -> Pixmap {
    guard pixelCount <= budget.whole else {
      throw .tooManyPixels(path: path, pixels: pixelCount, budget: budget.whole, purpose)
    }
    try checkInterlacing(budget)
    return try PictureFile.decode(bytes, path: path)
  }

  /// Reads all of the picture, in memory for a row, so that any damage is found.
  func validate(budget: PixelBudget = .standard) throws(SnapshotError) {
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
    if case .failure(let error) = result { throw .picture(path: path, error) }
  }

  /// Interlaced rows are only there once the whole picture is.
  func checkInterlacing(_ budget: PixelBudget) throws(SnapshotError) {
    guard isInterlaced, pixelCount > budget.whole || packedSize > 4 * budget.whole else { return }
    throw .tooManyPixels(path: path, pixels: pixelCount, budget: budget.whole, .interlacing)
  }
}
