/// Writes bits into memory, the first in the lowest bit of a byte, as deflate orders them (RFC 1951,
/// 3.1.1).
///
/// Memory beyond the last byte is overwritten too: each call stores eight bytes.
struct BitWriter {
  /// The bytes that a buffer needs beyond those that are written.
  static let slack = 8

  private let target: UnsafeMutableRawBufferPointer
  /// The number of whole bytes so far.
  private(set) var byteCount = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  init(_ target: UnsafeMutableRawBufferPointer) { self.target = target }

  /// Appends up to 56 bits.
  ///
  /// - Precondition: the bits of the value above `count` are 0, and ``slack`` bytes are left.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
    precondition(byteCount <= target.count &- Self.slack, "bits beyond the buffer")
    target.storeBytes(of: bits.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    byteCount &+= Int(truncatingIfNeeded: bitCount &>> 3)
    bits &>>= bitCount & 56
    bitCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    if bitCount > 0 { write(0, count: 8 - bitCount) }
  }
}
