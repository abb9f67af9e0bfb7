internal import CSPNG

/// Reads a PNG of any form row by row, in memory for one row.
///
/// An interlaced picture is the exception: its rows come in seven passes, so that all of it is in
/// memory, packed as in the file. Every checksum is verified, those of ancillary chunks too.
/// Reads with `spng_decode_row`.
package struct PNGRowReader: ~Copyable {
  package let layout: PNGLayout
  private let context: SPNGContext
  private let limit: PixelLimit
  private var rowsLeft: Int
  /// The packed rows of an interlaced picture, read with the first of them.
  private var deinterlaced: [UInt8] = []

  /// Reads up to the first row.
  ///
  /// - Parameter bytes: the whole file, whose address must not change as long as the reader lives.
  package init(
    _ bytes: UnsafeRawBufferPointer, limit: PixelLimit = .standard
  ) throws(PNGError) {
    guard bytes.starts(with: PNG.signature) else {
      throw PNG.signature.starts(with: bytes) && !bytes.isEmpty ? .truncated : .notPNG
    }
    guard PNG.hasEnd(bytes) else { throw .truncated }
    let context = try SPNGContext()
    let layout = try context.layout(of: bytes, limit: limit)
    if !layout.isInterlaced { try context.start(limit: limit) }
    self.layout = layout
    self.context = context
    self.limit = limit
    rowsLeft = layout.height
  }

  /// Reads the next row as it is packed in the file: `layout.rowSize` bytes, 16-bit samples with
  /// their upper byte first.
  package mutating func readRow(_ row: UnsafeMutableRawBufferPointer) throws(PNGError) {
    guard rowsLeft > 0, row.count >= layout.rowSize else { throw .truncated }
    if layout.isInterlaced {
      if deinterlaced.isEmpty { deinterlaced = try context.image(layout, limit: limit) }
      let start = (layout.height - rowsLeft) * layout.rowSize
      deinterlaced.withUnsafeBytes { image in
        row.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: image[start...].prefix(layout.rowSize)))
      }
    } else {
      try context.row(row, size: layout.rowSize, isLast: rowsLeft == 1, limit: limit)
    }
    rowsLeft -= 1
    // The chunks behind the picture have to be whole too, up to the end chunk.
    if rowsLeft == 0 { try context.finish(limit: limit) }
  }
}

extension PNG {
  /// Whether the chunks lead to a whole end chunk, which libspng does not look at to its last byte.
  fileprivate static func hasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
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

  /// Sets the limits, then reads up to the picture's data.
  func layout(
    of bytes: UnsafeRawBufferPointer, limit: PixelLimit
  ) throws(PNGError) -> PNGLayout {
    let side = UInt32(clamping: min(limit.side, Int(Int32.max)))
    let stop = Int32(SPNG_CRC_ERROR.rawValue)
    try check(spng_set_image_limits(context, side, side), limit)
    try check(spng_set_chunk_limits(context, chunkLimit, 2 * chunkLimit), limit)
    try check(spng_set_crc_action(context, stop, stop), limit)
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count), limit)
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header), limit)
    guard limit.allows(width: Int(header.width), height: Int(header.height)) else {
      throw .tooLarge(limit)
    }
    var rawSize = 0
    try check(spng_decoded_image_size(context, Int32(SPNG_FMT_RAW.rawValue), &rawSize), limit)
    guard rawSize / largestDeflateRatio <= bytes.count else { throw .truncated }
    guard let colorType = PNGFile.ColorType(rawValue: header.color_type) else {
      throw .corrupt(Self.text(SPNG_ECOLOR_TYPE.status))
    }
    return PNGLayout(
      width: Int(header.width), height: Int(header.height), bitDepth: Int(header.bit_depth),
      colorType: colorType, isInterlaced: header.interlace_method != 0,
      palette: colorType == .palette ? try palette(limit) : [],
      colorKey: try colorKey(colorType, limit))
  }

  /// The colours of the palette with their alphas.
  private func palette(_ limit: PixelLimit) throws(PNGError) -> [UInt32] {
    var palette = spng_plte()
    let status = spng_get_plte(context, &palette)
    if status == SPNG_ECHUNKAVAIL.status { throw .corrupt(Self.text(SPNG_ENOPLTE.status)) }
    try check(status, limit)
    let transparency = try transparency(limit)
    let entries = withUnsafeBytes(of: &palette.entries) {
      Array($0.bindMemory(to: spng_plte_entry.self).prefix(Int(palette.n_entries)))
    }
    var alphas = [UInt8](repeating: 255, count: entries.count)
    if var transparency {
      let count = Int(transparency.n_type3_entries)
      withUnsafeBytes(of: &transparency.type3_alpha) { bytes in
        for (index, alpha) in bytes.prefix(min(count, alphas.count)).enumerated() {
          alphas[index] = alpha
        }
      }
    }
    return zip(entries, alphas).map { packed($0.red, $0.green, $0.blue, $1) }
  }

  /// The colour that is transparent; nil where there is none.
  private func colorKey(
    _ colorType: PNGFile.ColorType, _ limit: PixelLimit
  ) throws(PNGError) -> PNGLayout.ColorKey? {
    guard colorType == .grey || colorType == .rgb, let key = try transparency(limit) else {
      return nil
    }
    return colorType == .grey
      ? PNGLayout.ColorKey(red: key.gray, green: key.gray, blue: key.gray)
      : PNGLayout.ColorKey(red: key.red, green: key.green, blue: key.blue)
  }

  private func transparency(_ limit: PixelLimit) throws(PNGError) -> spng_trns? {
    var transparency = spng_trns()
    let status = spng_get_trns(context, &transparency)
    if status == SPNG_ECHUNKAVAIL.status { return nil }
    try check(status, limit)
    return transparency
  }

  /// Prepares for reading rows.
  func start(limit: PixelLimit) throws(PNGError) {
    try check(
      spng_decode_image(
        context, nil, 0, Int32(SPNG_FMT_RAW.rawValue), Int32(SPNG_DECODE_PROGRESSIVE.rawValue)),
      limit)
  }

  /// Reads a row.
  func row(
    _ row: UnsafeMutableRawBufferPointer, size: Int, isLast: Bool, limit: PixelLimit
  ) throws(PNGError) {
    let status = spng_decode_row(context, row.baseAddress, size)
    if isLast, status == SPNG_EOI.status { return }
    try check(status, limit)
  }

  /// Reads all rows of an interlaced picture.
  func image(_ layout: PNGLayout, limit: PixelLimit) throws(PNGError) -> [UInt8] {
    let count = layout.rowSize * layout.height
    var status: Int32 = 0
    // The memory is not touched before a row is decoded into it, so a false size costs none.
    let image = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Samples of less than a byte are added to the byte that is there.
      if layout.bitDepth < 8 { buffer.initialize(repeating: 0) }
      status = spng_decode_image(
        context, buffer.baseAddress, count, Int32(SPNG_FMT_RAW.rawValue), 0)
      initializedCount = status == 0 ? count : 0
    }
    try check(status, limit)
    return image
  }

  /// Reads the chunks behind the picture.
  func finish(limit: PixelLimit) throws(PNGError) { try check(spng_decode_chunks(context), limit) }

  private func check(_ status: Int32, _ limit: PixelLimit) throws(PNGError) {
    switch status {
    case 0: return
    case SPNG_ESIGNATURE.status: throw .notPNG
    case SPNG_EMEM.status: throw .outOfMemory
    case SPNG_IO_EOF.status, SPNG_EIDAT_TOO_SHORT.status, SPNG_EOF.status: throw .truncated
    case SPNG_EUSER_WIDTH.status, SPNG_EUSER_HEIGHT.status: throw .tooLarge(limit)
    default: throw .corrupt(Self.text(status))
    }
  }

  private static func text(_ status: Int32) -> String {
    spng_strerror(status).map { String(cString: $0) } ?? "error \(status)"
  }
}

/// The most bytes a chunk other than the picture's data may have.
private let chunkLimit = 4 << 20

/// Deflate encodes at most 258 bytes in 2 bits.
private let largestDeflateRatio = 258 * 8 / 2

extension spng_errno {
  fileprivate var status: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
