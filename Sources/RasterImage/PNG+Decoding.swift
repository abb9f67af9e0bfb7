internal import CSPNG

extension PNG {
  /// The pixels of a PNG of any form: 1 to 16 bits, palette, grey, alpha, interlaced.
  ///
  /// 16-bit channels keep their upper byte. Samples are taken as sRGB; `gAMA` and `iCCP` are not
  /// applied. Every checksum is verified, those of ancillary chunks too, and the file has to be
  /// whole. Memory is only used as far as the data really fill it, whatever size is claimed.
  /// Reads with `spng_decode_image`.
  public static func decode(
    _ bytes: [UInt8], limit: PixelLimit = .standard
  ) throws(PNGError) -> Pixmap {
    guard bytes.starts(with: signature) else {
      throw signature.starts(with: bytes) && !bytes.isEmpty ? .truncated : .notPNG
    }
    guard hasEnd(bytes) else { throw .truncated }
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(PNGError) in
        try SPNGDecoder(limit: limit).pixmap(of: buffer)
      }
    }
    return try result.get()
  }

  /// Whether the chunks lead to a whole end chunk, which libspng does not look at to its last byte.
  private static func hasEnd(_ bytes: [UInt8]) -> Bool {
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
private struct SPNGDecoder: ~Copyable {
  private let context: OpaquePointer
  private let limit: PixelLimit

  init(limit: PixelLimit) throws(PNGError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    self.context = context
    self.limit = limit
  }

  deinit { spng_ctx_free(context) }

  /// Decodes the one picture this decoder is for.
  consuming func pixmap(of bytes: UnsafeRawBufferPointer) throws(PNGError) -> Pixmap {
    let (width, height) = try size(of: bytes)
    let count = width * height * 4
    var status: Int32 = 0
    // The memory is not touched before a row is there for it, so a lie about the size costs none.
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      status = spng_decode_image(
        context, buffer.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
      initializedCount = status == 0 ? count : 0
    }
    try check(status)
    // What follows the picture has to be whole too, up to the end mark.
    try check(spng_decode_chunks(context))
    guard let pixmap = Pixmap(width: width, height: height, bytes: pixels) else {
      throw .tooLarge(limit)
    }
    return pixmap
  }

  /// Sets the limits, then reads up to the picture's data.
  private func size(
    of bytes: UnsafeRawBufferPointer
  ) throws(PNGError) -> (width: Int, height: Int) {
    let side = UInt32(clamping: min(limit.side, Int(Int32.max)))
    let stop = Int32(SPNG_CRC_ERROR.rawValue)
    try check(spng_set_image_limits(context, side, side))
    try check(spng_set_chunk_limits(context, chunkLimit, 2 * chunkLimit))
    try check(spng_set_crc_action(context, stop, stop))
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    guard limit.allows(width: Int(header.width), height: Int(header.height)) else {
      throw .tooLarge(limit)
    }
    var rawSize = 0
    try check(spng_decoded_image_size(context, Int32(SPNG_FMT_PNG.rawValue), &rawSize))
    guard rawSize / largestDeflateRatio <= bytes.count else { throw .truncated }
    return (Int(header.width), Int(header.height))
  }

  private func check(_ status: Int32) throws(PNGError) {
    switch status {
    case 0: return
    case SPNG_ESIGNATURE.status: throw .notPNG
    case SPNG_EMEM.status: throw .outOfMemory
    case SPNG_IO_EOF.status, SPNG_EIDAT_TOO_SHORT.status, SPNG_EOF.status: throw .truncated
    case SPNG_EUSER_WIDTH.status, SPNG_EUSER_HEIGHT.status: throw .tooLarge(limit)
    default:
      throw .corrupt(spng_strerror(status).map { String(cString: $0) } ?? "error \(status)")
    }
  }
}

/// The most bytes a chunk other than the picture's data may have.
private let chunkLimit = 4 << 20

/// Deflate says at most 258 bytes in 2 bits.
private let largestDeflateRatio = 258 * 8 / 2

extension spng_errno {
  fileprivate var status: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
