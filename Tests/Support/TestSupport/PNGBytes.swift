/// PNG files that tests put together themselves, apart from the encoder.
package enum PNGBytes {
  /// The first eight bytes of each file.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of a header, other chunks and a zlib stream of rows.
  ///
  /// - Parameters:
  ///   - chunks: chunks before the stream.
  ///   - after: chunks after it.
  package static func file(
    width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false,
    chunks: [UInt8] = [], stream: [UInt8], after: [UInt8] = []
  ) -> [UInt8] {
    let header =
      bigEndian(UInt32(truncatingIfNeeded: width)) + bigEndian(UInt32(truncatingIfNeeded: height))
      + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    return signature + chunk("IHDR", header) + chunks + chunk("IDAT", stream) + after
      + chunk("IEND", [])
  }

  /// A chunk with its length and its checksum.
  package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(truncatingIfNeeded: data.count)) + body + bigEndian(crc32(body[...]))
  }

  /// The file with the right checksum at the end of each chunk, as mutation breaks them all.
  package static func withChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<end + 4, with: bigEndian(crc32(file[(offset + 4)..<end])))
      offset = end + 4
    }
    return file
  }

  /// The bytes as a zlib stream of stored blocks.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let low = UInt8(truncatingIfNeeded: block.count)
      let high = UInt8(truncatingIfNeeded: block.count >> 8)
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return stream + bigEndian(adler32(bytes))
  }

  /// A number with the highest byte first.
  package static func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  /// The checksum of the PNG specification's annex D, by a table.
  package static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}
