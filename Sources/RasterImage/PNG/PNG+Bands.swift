internal import CDeflate
internal import CZlib
internal import SystemSupport

extension PNG {
  /// Encodes an opaque picture whose rows are made one by one, in little time and in memory for the
  /// compressed bytes and a few rows.
  ///
  /// Bands of rows are made, filtered and compressed on all processors. The bytes are the same
  /// whatever their number.
  ///
  /// - Parameters:
  ///   - width: the number of columns.
  ///   - height: the number of rows.
  ///   - row: writes red, green and blue of each pixel of a row, from the left, over what the array
  ///     of `3 * width` bytes holds; called from several threads, and for some rows twice.
  ///   - bandSize: about how many bytes of pixels a band has, and at least one row. The compressor
  ///     begins each anew, which costs little where it has so many.
  /// - Returns: the file.
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package static func encode(
    width: Int, height: Int, bandSize: Int = 1 << 21,
    row: @escaping @Sendable (_ y: Int, _ rgb: inout [UInt8]) -> Void
  ) throws(PNGError) -> [UInt8] {
    try checkSize(width, height)
    guard width <= widest else {
      throw .tooLarge(PixelLimit(side: widest, count: widest * Int(Int32.max)))
    }
    let rows = max(1, bandSize / (3 * width + 1))
    let bands = WorkerPool.map((height + rows - 1) / rows) { index in
      let band = (index * rows)..<min((index + 1) * rows, height)
      return Result { () throws(PNGError) in
        try compress(band, width: width, isLast: band.upperBound == height, row)
      }
    }
    var file = PNGFile(
      width: width, height: height, colorType: .rgb, bitDepth: 8, scale: nil, capacity: 1 << 16)
    // RFC 1950, 2.2: a window of 32 KiB, the quickest algorithm.
    file.append("IDAT", [0x78, 0x01])
    var checksum: UInt = 1
    for band in bands {
      let band = try band.get()
      file.append("IDAT", band.bytes)
      checksum = adler32_combine(checksum, band.checksum, band.count)
    }
    var trailer: [UInt8] = []
    trailer.appendBigEndian(UInt32(truncatingIfNeeded: checksum))
    file.append("IDAT", trailer)
    return file.finish()
  }

  /// zlib counts bytes in 32 bits.
  private static let widest = (Int(Int32.max) - 1) / 3

  private struct Band {
    var bytes: [UInt8]
    /// Adler-32 of what is compressed, and its number of bytes.
    var checksum: UInt
    var count: Int
  }

  private static func compress(
    _ band: Range<Int>, width: Int, isLast: Bool, _ row: (Int, inout [UInt8]) -> Void
  ) throws(PNGError) -> Band {
    var deflater = try BandDeflater()
    var above = [UInt8](repeating: 0, count: 3 * width)
    var here = above
    // Behind the filter, which is the same in all rows: above the first one is a row of zeros.
    var filtered = [UInt8](repeating: RowFilter.up.rawValue, count: 1 + 3 * width)
    if band.lowerBound > 0 { row(band.lowerBound - 1, &above) }
    var checksum: UInt32 = 1
    for y in band {
      row(y, &here)
      subtract(above, from: here, into: &filtered)
      checksum = libdeflate_adler32(checksum, filtered, filtered.count)
      deflater.append(filtered)
      swap(&above, &here)
    }
    deflater.finish(isLast: isLast)
    return Band(
      bytes: deflater.bytes, checksum: UInt(checksum), count: band.count * filtered.count)
  }

  /// The filter `up`: each byte less the one above it.
  private static func subtract(
    _ above: [UInt8], from here: [UInt8], into filtered: inout [UInt8]
  ) {
    precondition(above.count == here.count && filtered.count == here.count + 1, "rows of a length")
    for x in here.indices { filtered[x + 1] = here[x] &- above[x] }
  }
}
