internal import CDeflate
import VectorGraphics

/// Assembles a PNG file, chunk by chunk, with the lengths and checksums.
struct PNGFile {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  private(set) var bytes: [UInt8]

  /// A file with the chunks before the pixels, but no palette yet.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  ///   - capacity: the bytes that will follow, so that the file grows only once.
  init(
    width: Int, height: Int, colorType: ColorType, bitDepth: Int, scale: Double?, capacity: Int
  ) {
    bytes = []
    bytes.reserveCapacity(capacity + 128)
    bytes += PNG.signature
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(clamping: width))
    header.appendBigEndian(UInt32(clamping: height))
    header += [UInt8(clamping: bitDepth), colorType.rawValue, 0, 0, 0]
    append("IHDR", header)
    append("sRGB", [0])
    guard let scale, scale.isFinite, scale > 0 else { return }
    let perMetre = UInt32(min((scale * 72 / 0.0254).rounded(), Double(Int32.max)))
    var resolution: [UInt8] = []
    resolution.appendBigEndian(perMetre)
    resolution.appendBigEndian(perMetre)
    append("pHYs", resolution + [1])
  }

  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    appendChunk(PNGFile.chunk(type, data))
  }

  /// A chunk that was made by `chunk`.
  mutating func appendChunk(_ chunk: [UInt8]) { bytes += chunk }

  /// The palette, and the alphas of its entries as far as they are not opaque.
  mutating func appendPalette(_ colors: [RGBAColor]) {
    append("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
    let alphas = colors.map(\.alpha).dropLast(colors.reversed().prefix { $0.alpha == 255 }.count)
    if !alphas.isEmpty { append("tRNS", Array(alphas)) }
  }

  /// The bytes that `appendPalette` adds.
  static func paletteSize(_ colors: [RGBAColor]) -> Int {
    let alphas = colors.count - colors.reversed().prefix { $0.alpha == 255 }.count
    return 12 + 3 * colors.count + (alphas > 0 ? 12 + alphas : 0)
  }

  mutating func finish() -> [UInt8] {
    append("IEND", [])
    return bytes
  }

  /// Length, type, data and checksum.
  static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.reserveCapacity(data.count + 12)
    chunk.appendBigEndian(UInt32(clamping: data.count))
    type.withUTF8Buffer { chunk += $0 }
    chunk += data
    let checksum = chunk.withUnsafeBytes { buffer in
      let body = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(4))
      return libdeflate_crc32(0, body.baseAddress, body.count)
    }
    chunk.appendBigEndian(checksum)
    return chunk
  }
}

extension [UInt8] {
  mutating func appendBigEndian(_ value: UInt32) {
    append(UInt8(truncatingIfNeeded: value >> 24))
    append(UInt8(truncatingIfNeeded: value >> 16))
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }
}
