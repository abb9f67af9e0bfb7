internal import CDeflate
import VectorGraphics

extension PNG {
  /// The complete file of a picture.
  ///
  /// - Parameters:
  ///   - stream: the filtered rows as a zlib stream.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  static func file(
    width: Int, height: Int, _ form: PNGForm, stream: [UInt8], scale: Double?
  ) -> [UInt8] {
    var file = signature
    file.reserveCapacity(form.size + stream.count + 128)
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

  /// Red, green and blue of some colours.
  private static func channels(of colors: [RGBAColor]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * colors.count) { channels, count in
      // Three bytes for each of the colours that the memory is for.
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
