extension PNG {
  /// The pixels of a PNG of any form: 1 to 16 bits, palette, grey, alpha, interlaced.
  ///
  /// 16-bit channels keep their upper byte. Samples are taken as sRGB; `gAMA` and `iCCP` are not
  /// applied. Every checksum is verified, those of ancillary chunks too, and the file has to be
  /// whole. Memory is used only for rows that the data contain, whatever size the header claims.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limit: the greatest size that is read.
  /// - Throws: ``PNGError`` for a file that is not a PNG, is damaged or truncated, or is beyond the
  ///   limit.
  public static func decode(
    _ bytes: [UInt8], limit: PixelLimit = .standard
  ) throws(PNGError) -> Pixmap {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(PNGError) in try pixmap(of: buffer, limit: limit) }
    }
    return try result.get()
  }

  private static func pixmap(
    of bytes: UnsafeRawBufferPointer, limit: PixelLimit
  ) throws(PNGError) -> Pixmap {
    var reader = try PNGRowReader(bytes, limit: limit)
    let layout = reader.layout
    let count = 4 * layout.width * layout.height
    var failure: PNGError?
    // The memory is not touched before a row is decoded into it, so a false size costs none.
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      do throws(PNGError) {
        try reader.readPixels(UnsafeMutableRawBufferPointer(buffer))
        initializedCount = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard let pixmap = Pixmap(width: layout.width, height: layout.height, bytes: pixels) else {
      throw .tooLarge(limit)
    }
    return pixmap
  }
}

extension PNGRowReader {
  /// Reads all rows as pixels.
  fileprivate mutating func readPixels(_ pixels: UnsafeMutableRawBufferPointer) throws(PNGError) {
    let layout = layout
    let expander = PixelExpander(layout)
    let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: layout.rowSize, alignment: 16)
    defer { packed.deallocate() }
    for y in 0..<layout.height {
      let row = UnsafeMutableRawBufferPointer(
        rebasing: pixels[(4 * layout.width * y)...].prefix(4 * layout.width))
      if layout.isRGBA8 {
        try readRow(row)
      } else {
        try readRow(packed)
        expander.expand(UnsafeRawBufferPointer(packed), into: row)
      }
    }
  }
}
