/// Writes bits into memory. Each byte is filled from its least significant bit on, as deflate requires
/// (RFC 1951, 3.1.1).
///
/// Each call stores eight bytes, so it also overwrites memory behind the last written bit.
struct BitWriter {
  /// The number of bytes by which a buffer must exceed what is written into it.
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

  /// Pads the last byte with zero bits.
  mutating func finishByte() {
    if bitCount > 0 { write(0, count: 8 - bitCount) }
  }
}
