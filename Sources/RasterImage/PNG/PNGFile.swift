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
    append("IHDR") { data in
      data.appendBigEndian(UInt32(clamping: width))
      data.appendBigEndian(UInt32(clamping: height))
      data += [UInt8(clamping: bitDepth), colorType.rawValue, 0, 0, 0]
    }
    append("sRGB", [0])
    guard let scale, scale.isFinite, scale > 0 else { return }
    let perMetre = UInt32(min((scale * 72 / 0.0254).rounded(), Double(Int32.max)))
    append("pHYs") { data in
      data.appendBigEndian(perMetre)
      data.appendBigEndian(perMetre)
      data.append(1)
    }
  }

  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    append(type) { $0 += data }
  }

  /// Appends a chunk with the data that a function appends.
  private mutating func append(_ type: StaticString, data: (inout [UInt8]) -> Void) {
    bytes.appendChunk(type, data: data)
  }

  /// A chunk that was made by `chunk`.
  mutating func appendChunk(_ chunk: [UInt8]) { bytes += chunk }

  /// The palette, and the alphas of its entries as far as they are not opaque.
  mutating func appendPalette(_ colors: [RGBAColor]) {
    let channels = [UInt8](unsafeUninitializedCapacity: 3 * colors.count) { channels, count in
      // Three bytes for each of the colours that the memory is for.
      for color in colors {
        channels[count] = color.red
        channels[count + 1] = color.green
        channels[count + 2] = color.blue
        count += 3
      }
    }
    append("PLTE", channels)
    let translucent = (colors.lastIndex { $0.alpha != 255 } ?? -1) + 1
    if translucent > 0 { append("tRNS", colors[..<translucent].map(\.alpha)) }
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
    chunk.appendChunk(type) { $0 += data }
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

  /// Appends length, type, data and checksum.
  ///
  /// - Parameter data: appends the data.
  fileprivate mutating func appendChunk(_ type: StaticString, data: (inout [UInt8]) -> Void) {
    let start = count
    appendBigEndian(0)
    type.withUTF8Buffer { self += $0 }
    data(&self)
    let length = UInt32(clamping: count - start - 8)
    for index in 0..<4 {
      self[start + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * index))
    }
    let checksum = withUnsafeBytes { buffer in
      let body = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(start + 4))
      return libdeflate_crc32(0, body.baseAddress, body.count)
    }
    appendBigEndian(checksum)
  }
}
