internal import CDeflate
internal import CSPNG

extension PNG {
  /// The pixels of a PNG of any form: 1 to 16 bits, palette, grey, alpha, interlaced.
  ///
  /// 16-bit channels keep their upper byte, grey of fewer than 8 bits is scaled to 0 to 255, and an index
  /// beyond the palette is opaque black. Samples are taken as sRGB; `gAMA` and `iCCP` are not
  /// applied. Every checksum is verified, those of ancillary chunks too, and the file must be
  /// complete. Memory is used only for rows that the data contain, whatever size the header claims.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limit: the most pixels that are read.
  /// - Throws: ``PNGError`` for a file that is not a PNG, is damaged or truncated, or is beyond the
  ///   limit.
  public static func decode(
    _ bytes: [UInt8], limit: Int = defaultPixelLimit
  ) throws(PNGError) -> Pixmap {
    try read(bytes, limit: limit) { context, width, height throws(PNGError) in
      try context.pixmap(width: width, height: height)
    }
  }

  /// The channels of a PNG with 16 bits each, as RGBA, row by row. Fewer bits are scaled to 0 to 65,535.
  ///
  /// - Throws: ``PNGError`` as ``decode(_:limit:)`` does.
  package static func samples16(of bytes: [UInt8]) throws(PNGError) -> [UInt16] {
    try read(bytes, limit: defaultPixelLimit) { context, width, height throws(PNGError) in
      try context.pixels(UInt16.self, SPNG_FMT_RGBA16, width: width, height: height)
    }
  }

  /// The size in pixels from the header of a file; no pixel is decoded.
  ///
  /// - Throws: ``PNGError`` for a file without a PNG's signature, valid header or end chunk, or with more
  ///   pixels than ``defaultPixelLimit``.
  package static func size(of bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
    try read(bytes, limit: defaultPixelLimit) { _, width, height in (width, height) }
  }

  /// Calls a function with a decoder that has read the header, and with the size.
  private static func read<Value>(
    _ bytes: [UInt8], limit: Int,
    _ body: (borrowing SPNGContext, _ width: Int, _ height: Int) throws(PNGError) -> Value
  ) throws(PNGError) -> Value {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(PNGError) in
        guard buffer.starts(with: signature) else {
          if !buffer.isEmpty, signature.starts(with: buffer) { throw .truncated }
          throw OtherFile(bytes).map(PNGError.otherFile) ?? .notPNG
        }
        guard hasEnd(buffer) else { throw .truncated }
        let context = try SPNGContext()
        let (width, height) = try context.readHeader(of: buffer, limit: limit)
        return try body(context, width, height)
      }
    }
    return try result.get()
  }

  /// Whether the sequence of chunks reaches a complete end chunk. libspng does not read that chunk to its
  /// last byte.
  private static func hasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    var offset = signature.count
    while offset + 12 <= bytes.count {
      if bytes[offset..<(offset + 12)].elementsEqual(end) { return true }
      offset += 12 + bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }
}

/// Owns libspng's decoder for one picture.
private struct SPNGContext: ~Copyable {
  private let context: OpaquePointer

  init() throws(PNGError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    self.context = context
  }

  deinit { spng_ctx_free(context) }

  /// Sets the limits, reads the header and checks the size, before memory is allocated for it.
  func readHeader(
    of bytes: UnsafeRawBufferPointer, limit: Int
  ) throws(PNGError) -> (width: Int, height: Int) {
    let stop = Int32(SPNG_CRC_ERROR.rawValue)
    // The most bytes of one chunk, and of all chunks together, other than those of the picture's data.
    try check(spng_set_chunk_limits(context, 4 << 20, 8 << 20))
    try check(spng_set_crc_action(context, stop, stop))
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    var header = spng_ihdr()
    let status = spng_get_ihdr(context, &header)
    // A row of more than 4 GiB. libspng checks everything else in the header before this.
    let isTooWide = status == SPNG_EOVERFLOW.status
    if !isTooWide { try check(status) }
    // libspng verifies the header's checksum only when it reads the next chunk, after it has used the
    // header's size. The signature and the header chunk take 33 bytes. The checksum covers the chunk's type
    // and its 13 bytes of data.
    guard bytes.count >= 33 else { throw .truncated }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[12..<29])
    if libdeflate_crc32(0, checked.baseAddress, checked.count) != number(at: 29) {
      try check(SPNG_ECHUNK_CRC.status)
    }
    // Each side has at most 31 bits.
    let width = number(at: 16)
    let height = number(at: 20)
    guard !isTooWide, width * height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    var rawSize = 0
    try check(spng_decoded_image_size(context, Int32(SPNG_FMT_RAW.rawValue), &rawSize))
    guard rawSize / Inflater.greatestRatio <= bytes.count else { throw .truncated }
    return (width, height)
  }

  /// Decodes the picture, and reads the chunks after it to the end.
  func pixmap(width: Int, height: Int) throws(PNGError) -> Pixmap {
    let pixels = try pixels(UInt8.self, SPNG_FMT_RGBA8, width: width, height: height)
    guard let pixmap = Pixmap(width: width, height: height, bytes: pixels) else {
      throw .outOfMemory
    }
    return pixmap
  }

  /// The four channels of each pixel.
  ///
  /// - Parameter format: libspng's format with channels of the given type.
  func pixels<Channel: FixedWidthInteger>(
    _ type: Channel.Type, _ format: spng_format, width: Int, height: Int
  ) throws(PNGError) -> [Channel] {
    let count = 4 * width * height
    var status: Int32 = 0
    // The system provides memory only when a row is decoded into it, so a false size uses none.
    let pixels = [Channel](unsafeUninitializedCapacity: count) { buffer, done in
      status = spng_decode_image(
        context, buffer.baseAddress, count * MemoryLayout<Channel>.size,
        Int32(format.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
      done = status == 0 ? count : 0
    }
    try check(status)
    try check(spng_decode_chunks(context))
    return pixels
  }

  private func check(_ status: Int32) throws(PNGError) {
    switch status {
    case 0: return
    case SPNG_EMEM.status: throw .outOfMemory
    case SPNG_IO_EOF.status, SPNG_EIDAT_TOO_SHORT.status, SPNG_EOF.status: throw .truncated
    default: throw .corrupt(spng_strerror(status).map { String(cString: $0) } ?? "error \(status)")
    }
  }
}

extension spng_errno {
  fileprivate var status: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
