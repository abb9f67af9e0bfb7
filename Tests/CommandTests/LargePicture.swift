import TestSupport

/// A grey picture of one bit, black but for its last byte.
struct LargePicture {
  /// The PNG file.
  let file: [UInt8]

  /// - Parameter last: the last byte, with pixels in its highest bits.
  init(side: UInt32, last: UInt8) {
    // A filter's byte and the bits of each row.
    let count = Int(side) * (1 + (Int(side) + 7) / 8)
    file = PNGBytes.file(
      width: Int(side), height: Int(side), bitDepth: 1, colorType: 0,
      stream: Self.zlib(zeros: count - 1, last: last))
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
    return [0x78, 0x01] + bits.finished() + PNGBytes.bigEndian(high << 16 | low)
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
