internal import CDeflate
internal import VectorGraphics

extension PNG {
  /// The bytes of a complete PNG file.
  ///
  /// - Parameters:
  ///   - stream: the filtered rows as a zlib stream.
  ///   - scale: pixels per point, written as the resolution, with 72 points per inch. Nil writes no resolution.
  static func file(
    width: Int, height: Int, _ form: PNGForm, stream: [UInt8], scale: Double?
  ) -> [UInt8] {
    var file = signature
    file.reserveCapacity(form.colorChunkSize + stream.count + 128)
    file.appendChunk("IHDR") { data in
      data.appendBigEndian(UInt32(clamping: width))
      data.appendBigEndian(UInt32(clamping: height))
      data += [UInt8(clamping: form.bitDepth), form.colorType.rawValue, 0, 0, 0]
    }
    file.appendChunk("sRGB") { $0.append(0) }
    if let scale, scale.isFinite, scale > 0 {
      let perMetre = UInt32(min((scale * 72 / 0.0254).rounded(), Double(Int32.max)))
      file.appendChunk("pHYs") { data in
        data.appendBigEndian(perMetre)
        data.appendBigEndian(perMetre)
        data.append(1)
      }
    }
    if !form.palette.isEmpty {
      file.appendChunk("PLTE") { $0 += channels(of: form.palette) }
    }
    let transparency = form.transparency
    if !transparency.isEmpty { file.appendChunk("tRNS") { $0 += transparency } }
    file.appendChunk("IDAT") { $0 += stream }
    file.appendChunk("IEND") { _ in }
    return file
  }

  /// The red, green and blue bytes of the colours, without their alpha.
  private static func channels(of colors: [RGBAColor]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * colors.count) { channels, count in
      // The buffer holds three bytes per colour, so no index is out of bounds.
      for color in colors {
        channels[count] = color.red
        channels[count + 1] = color.green
        channels[count + 2] = color.blue
        count += 3
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendBigEndian(_ value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { self += $0 }
  }

  /// Appends a chunk: its length, type, data and CRC-32.
  ///
  /// - Parameter data: a closure that appends the chunk's data.
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
