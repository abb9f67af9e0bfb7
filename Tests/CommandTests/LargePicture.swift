/// A grey picture of one bit, black but for its last byte.
struct LargePicture {
  /// The PNG file.
  let file: [UInt8]

  /// - Parameter last: the last byte, with pixels in its highest bits.
  init(side: UInt32, last: UInt8) {
    // A filter's byte and the bits of each row.
    let count = Int(side) * (1 + (Int(side) + 7) / 8)
    let header = bigEndian(side) + bigEndian(side) + [1, 0, 0, 0, 0]
    file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", Self.zlib(zeros: count - 1, last: last)) + chunk("IEND", [])
  }

  /// A zlib stream of zeros and a last byte, with the fixed codes of deflate (RFC 1951, 3.2.6).
  private static func zlib(zeros: Int, last: UInt8) -> [UInt8] {
    var bits = BitWriter()
    bits.write(0b011, 3)
    bits.writeLiteral(0)
    let (matches, rest) = (zeros - 1).quotientAndRemainder(dividingBy: 258)
    for _ in 0..<matches {
      // Length 258 is 285, whose code is 11000101, and distance 1 is 0 of five bits.
      bits.writeCode(0b1100_0101, 8)
      bits.writeCode(0, 5)
    }
    for _ in 0..<rest { bits.writeLiteral(0) }
    bits.writeLiteral(last)
    bits.writeCode(0, 7)
    // Adler-32 of n zeros and a byte: 1 + byte, and n + 1 + byte.
    let low = 1 + UInt32(last)
    let high = UInt32((zeros + Int(low)) % 65_521)
    return [0x78, 0x01] + bits.finished() + bigEndian(high << 16 | low)
  }
}

private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count: UInt32 = 0

  /// Writes bits from the lowest on.
  mutating func write(_ value: UInt32, _ bits: UInt32) {
    pending |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a code from its highest bit on.
  mutating func writeCode(_ code: UInt32, _ bits: UInt32) {
    for bit in stride(from: Int(bits) - 1, through: 0, by: -1) { write(code >> UInt32(bit) & 1, 1) }
  }

  mutating func writeLiteral(_ byte: UInt8) {
    byte < 144 ? writeCode(0x30 + UInt32(byte), 8) : writeCode(0x190 + UInt32(byte) - 144, 9)
  }

  consuming func finished() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}

private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + data
  return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(value >> (24 - 8 * UInt32($0)) & 255) }
}

/// Bit by bit, after the sample code in the PNG specification's annex D.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
